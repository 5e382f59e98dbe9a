/* The board in the browser: draws a view, and offers what the marks name. The shell does the asking. */

const el = (name, className, ...children) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

function look() {
  const link = el('link', '');
  link.rel = 'stylesheet';
  link.href = new URL('board.css', import.meta.url).href;
  return link;
}

function parrotOf(t) {
  const parrot = el('span', 'parrot', '♪');
  parrot.title = t('board-parrot');
  parrot.setAttribute('role', 'img');
  parrot.setAttribute('aria-label', t('board-parrot'));
  return parrot;
}

/** What the board tells the shell: the names of those who play without a seat. */
export const hooks = {
  rivals: (view, t) => (view.state.hands.length > view.state.seats ? [t('board-rival')] : []),
};

function draw(element, { view, seats, marks, chosen, onpick, t }) {
  const state = view.state;
  const names = [...seats.map((seat) => seat.name), ...hooks.rivals(view, t)];
  const sides = state.hands.map((hand, who) => {
    const crews = hand.map((crew) => {
      const mark = `crew:${crew}`;
      const mine = who === view.seat && marks.has(mark);
      const card = el(mine ? 'button' : 'span', 'crew', String(crew));
      card.dataset.mark = mark;
      card.setAttribute('aria-label', t(`crew-crew_${crew}`));
      if (mine) {
        card.setAttribute('aria-pressed', String(chosen.has(mark)));
        card.onclick = () => onpick(mark);
      }
      return card;
    });
    const sent = state.sent[who] > 0 ? [el('b', 'sent', String(state.sent[who]))] : [];
    const taken = state.taken[who].map((card) => el('i', 'taken', t(`card-${card}`)));
    const parrot = state.parrots.includes(who) ? [parrotOf(t)] : [];
    return el('li', 'side', el('strong', 'name', names[who] ?? ''), ...crews, ...sent, ...parrot, ...taken);
  });
  const cove = state.upturned ? `: ${t(`card-${state.upturned}`)}` : '';
  const title = el('h3', '', `${t('board-round', { round: state.round })}${cove}`);
  element.replaceChildren(look(), el('div', 'cove', title, el('ul', '', ...sides)));
}

/** Draws the board into an element; `update` draws it anew. */
export function mount(element, props) {
  draw(element, props);
  return { update: (next) => draw(element, next), destroy: () => element.replaceChildren() };
}
