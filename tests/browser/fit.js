/**
 * What does not fit on the screen as it is: text or a button that is cut, text that covers other text, that a drawing lies on,
 * that leaves its button, that is too small or rolled away without a sign, a page too broad, an act out of reach.
 */
async (smallest) => {
  for (let frame = 0; frame < 2; frame += 1) // drawings learn their size after the page, and a narrow stage is scrolled after them
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const SLACK = 1.5; // pixels
  const NARROW = 720; // pixels; there board and decision share the height
  const LOWEST = 200; // pixels of a board
  const ROW = 40; // pixels
  const style = new Map();
  const touched = new CSSStyleSheet(); // so that what lies on what can be asked, though no pointer meets it
  touched.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touched];
  const styleOf = (element) => style.get(element) ?? style.set(element, getComputedStyle(element)).get(element);
  const clips = (value) => value !== 'visible';
  const rolls = (value) => value === 'auto' || value === 'scroll';
  const parentOf = (element) => element.parentElement;
  const told = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const where = (element) => {
    const path = [];
    for (let one = element; one && path.length < 4; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !name.startsWith('svelte-') && !name.startsWith('s-'));
      path.unshift([one.localName, ...classes].join('.'));
      if (one.dataset?.key) { path[0] += `[${one.dataset.key}]`; break; }
    }
    return path.join(' > ');
  };
  const hidden = (element) => {
    if (!element.checkVisibility()) return true; // what is folded has its boxes, too
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const css = styleOf(one);
      if (css.opacity === '0' || css.display === 'none' || one.inert) return true;
      if (css.clipPath !== 'none' && one.getBoundingClientRect().width <= 2) return true;
      if (one.matches('.sr, dialog:not([open]), [hidden], defs, symbol')) return true;
    }
    return styleOf(element).visibility !== 'visible';
  };
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const empty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const sizeOf = (element) => {
    const size = parseFloat(styleOf(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM();
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    }
    const box = element.closest('div, section, button, li') ?? element; // broad enough that rounding does not count
    const turned = box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
    return size * (turned > 0.2 && turned < 0.95 ? turned : 1);
  };

  /** Whether text is out of sight in something that rolls down and shows no bar for it. */
  const rolledAway = (element, whole, line) => {
    for (let one = parentOf(element); one && one !== document.body; one = parentOf(one)) {
      const css = styleOf(one);
      if (css.scrollbarWidth !== 'none' || !rolls(css.overflowY)) continue;
      const box = one.getBoundingClientRect();
      if (Math.max(whole.bottom - box.bottom, box.top - whole.top) > line * 0.3) return true;
    }
    return false;
  };

  const faults = [];
  const fault = (what, element, text) => faults.push(`${what}: "${told(text)}" ${where(element)}`);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest('script, style, title, desc') || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width < 1 || whole.height < 1) continue;
    const line = parseFloat(styleOf(element).fontSize);
    let seen = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom };
    let cut = null;
    for (let one = element; one && one !== document.body; one = parentOf(one)) {
      const css = styleOf(one);
      if (css.display === 'inline' || css.display === 'contents') continue;
      if (!(one instanceof SVGSVGElement) && one instanceof SVGElement) continue;
      const fixed = css.position === 'fixed'; // what is fixed lies on the page, not in what it is written in
      if (!clips(css.overflowX) && !clips(css.overflowY)) {
        if (fixed) break;
        continue;
      }
      const box = one.getBoundingClientRect();
      const before = seen;
      seen = meet(seen, {
        left: clips(css.overflowX) ? box.left : -Infinity,
        right: clips(css.overflowX) ? box.right : Infinity,
        top: clips(css.overflowY) ? box.top : -Infinity,
        bottom: clips(css.overflowY) ? box.bottom : Infinity,
      });
      const lost = (a, b) => Math.abs(a - b) > SLACK;
      const across = (lost(seen.left, before.left) || lost(seen.right, before.right)) && !rolls(css.overflowX);
      const down = Math.max(before.bottom - seen.bottom, seen.top - before.top) > line * 0.2 && !rolls(css.overflowY);
      if (across || down) cut ??= one;
      if (empty(seen) || fixed) break;
    }
    if (cut) {
      if (!element.closest('[aria-haspopup=dialog]')) fault('cut', element, node.data); // there the whole is a click away
      continue;
    }
    const roll = rolledAway(element, whole, line);
    if (roll && innerWidth >= NARROW) fault('rolled away without a sign', element, node.data);
    if (empty(seen)) continue;
    if (sizeOf(element) < smallest - 0.05) fault(`${sizeOf(element).toFixed(1)} px`, element, node.data);
    const boxes = [...range.getClientRects()].map((box) => meet(box, seen)).filter((box) => !empty(box));
    if (!boxes.some((box) => box.left < innerWidth - 1 && box.top < innerHeight && box.right > 0 && box.bottom > 0)) continue;
    if (boxes.some((box) => box.right > innerWidth + SLACK || box.left < -SLACK)) fault('off the screen', element, node.data);
    const button = element.closest('button')?.getBoundingClientRect();
    if (button && boxes.some((box) => box.right > button.right + SLACK || box.left < button.left - SLACK))
      fault('beyond its button', element, node.data);
    texts.push({ element, text: node.data, boxes });
  }
  /** Text that something opaque lies upon is not read there: under sheets, under the act that stays in sight. */
  const onTop = (text, box) => {
    for (const one of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
      if (one === text.element || one.contains(text.element) || text.element.contains(one)) return true;
      const css = styleOf(one);
      const paint = one instanceof SVGGeometryElement ? css.fill : css.backgroundColor;
      const [, , , alpha = '1'] = paint.match(/^(?:rgb|color)/) ? (paint.match(/[\d.]+/g) ?? []) : [0, 0, 0, '0'];
      if (Number(alpha) * Number(css.opacity) * (one instanceof SVGGeometryElement ? Number(css.fillOpacity) : 1) > 0.9) return false;
    }
    return true;
  };
  for (const text of texts)
    for (const box of text.boxes) {
      const [first, last] = [4, -4].map((in_) => ({ ...box, ...(in_ > 0 ? { right: box.left + in_ } : { left: box.right + in_ }) }));
      if (box.right - box.left > ROW && onTop(text, first) && !onTop(text, last)) fault('covered', text.element, text.text);
    }
  const rows = new Map();
  texts.forEach((text, i) => {
    for (const box of text.boxes)
      for (let row = Math.floor(box.top / ROW); row <= Math.floor(box.bottom / ROW); row += 1)
        rows.set(row, [...(rows.get(row) ?? []), { i, box }]);
  });
  const pairs = new Set();
  for (const row of rows.values())
    for (let a = 0; a < row.length; a += 1)
      for (let b = a + 1; b < row.length; b += 1) {
        const [one, other] = [row[a], row[b]];
        if (one.i === other.i || pairs.has(one.i * 1e5 + other.i)) continue;
        const both = meet(one.box, other.box);
        const size = Math.min(sizeOf(texts[one.i].element), sizeOf(texts[other.i].element));
        if (both.right - both.left < size * 0.3 || both.bottom - both.top < size * 0.45) continue;
        if (!onTop(texts[one.i], both) || !onTop(texts[other.i], both)) continue;
        pairs.add(one.i * 1e5 + other.i);
        fault('overlap', texts[one.i].element, `${told(texts[one.i].text)} × ${told(texts[other.i].text)}`);
      }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    faults.push(`the page is ${document.documentElement.scrollWidth} px broad`);
  for (const button of document.querySelectorAll('.table :is(button, a.btn)')) {
    if (hidden(button) || !button.textContent.trim()) continue;
    const whole = button.getBoundingClientRect();
    for (let one = parentOf(button); one && one !== document.body && whole.height; one = parentOf(one)) {
      const css = styleOf(one);
      if (rolls(css.overflowY) || css.position === 'fixed') break;
      if (!clips(css.overflowY) || css.display === 'inline' || css.display === 'contents') continue;
      const box = one.getBoundingClientRect();
      const seen = Math.min(whole.bottom, box.bottom) - Math.max(whole.top, box.top);
      if (seen > SLACK && seen < whole.height - 2 * SLACK) fault('button cut', button, button.textContent);
    }
  }
  const results = innerWidth < NARROW ? '' : ', .results .acts .btn'; // a narrow page rolls as a whole at the end
  for (const act of document.querySelectorAll(`.decision .go .btn, .decision .btn-primary${results}`)) {
    const box = act.getBoundingClientRect();
    if (!box.width) continue;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (box.bottom > innerHeight + 1 || box.top < 0 || box.right > innerWidth + 1)
      faults.push(`the act ends at ${Math.round(box.bottom)} of ${innerHeight} px`);
    else if (top && !act.contains(top)) faults.push(`the act is covered by ${where(top)}`);
  }
  /** What is asked about the board is seen there: all that can be chosen, or as much of it as a small screen has room for. */
  const stage = document.querySelector('.table:not(.over) .stage');
  if (stage && innerWidth < NARROW) {
    const here = stage.getBoundingClientRect();
    if (here.height < LOWEST) faults.push(`the board has ${Math.round(here.height)} px`);
    const boxes = [...stage.querySelectorAll('.legal, .is-legal')].map((one) => one.getBoundingClientRect()).filter((box) => box.height);
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const seen = Math.min(bottom, here.bottom) - Math.max(top, here.top);
    if (boxes.length && seen < Math.min(bottom - top - SLACK, here.height * 0.8))
      faults.push(`of ${Math.round(bottom - top)} px to choose from, ${Math.round(seen)} are in sight`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touched);
  return [...new Set(faults)];
}
