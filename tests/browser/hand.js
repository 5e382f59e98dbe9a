// Waits at a table as a person does, in the page itself: a question of the driver for each look would cost more than the game.
// Calls `look` with each frame until it tells something; `where` says where a thing lies once it lies still in sight and nothing covers it.
({
	shown: (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true })),

	async until(patience, look) {
		const end = performance.now() + patience;
		for (let told; performance.now() < end; await new Promise(requestAnimationFrame)) {
			told = await look();
			if (told !== undefined) return told;
		}
		throw new Error(`waited in vain for ${patience} ms: ${look}`);
	},

	async where(thing) {
		const box = () => thing.getBoundingClientRect();
		const spot = ({ x, y, width, height } = box()) => [x + width / 2, y + height / 2];
		const free = () => thing.contains(document.elementFromPoint(...spot()));
		if (!free()) thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
		const { x, y } = box();
		await new Promise(requestAnimationFrame);
		return x === box().x && y === box().y && free() ? spot() : undefined;
	},
});
