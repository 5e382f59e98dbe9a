/** How long things take to be seen at ordinary speed, in milliseconds; `tokens.css` says the same to transitions. */

/** A card or a token travels. */
export const MOVE = 420;
/** A ship travels one step. */
export const SAIL = 900;
/** A place is scored, a skirmish decided. */
export const SCENE = 1200;

/** The pause between two steps: at a table, and in a replay, which is there to be read. */
export const BETWEEN = { table: 250, replay: 500 };
/** How long a step of a replay stands where nothing moves. */
export const STILL = 900;
