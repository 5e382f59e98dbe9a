/* The board in the browser: draws a view, and offers what the marks name. The shell does the asking. */

const el = (name, className, ...children) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

function draw(element, { view, seats, marks, chosen, onpick, t }) {
  const state = view.state;
  const names = [...seats.map((seat) => seat.name), t('board-rival')];
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
    const parrot = state.parrots.includes(who) ? [el('span', 'parrot', '♪')] : [];
    return el('li', 'side', el('strong', 'name', names[who] ?? ''), ...crews, ...sent, ...parrot, ...taken);
  });
  const cove = state.upturned ? t(`card-${state.upturned}`) : '–';
  const style = el('style', '');
  style.textContent = `
    .cove { display: grid; gap: 1rem; padding: 1rem; font-size: 1.1rem; }
    .cove h3 { margin: 0; font-size: 1.6rem; }
    .cove ul { display: grid; gap: .6rem; margin: 0; padding: 0; list-style: none; }
    .cove .side { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    .cove .name { min-width: 8rem; }
    .cove .crew, .cove .sent { min-width: 2.6rem; padding: .5rem; border: 1px solid currentColor; border-radius: .4rem;
      background: none; color: inherit; font: inherit; text-align: center; }
    .cove button.crew { cursor: pointer; border-width: 2px; font-weight: bold; }
    .cove button.crew[aria-pressed='true'] { outline: 3px solid var(--accent, #b3402e); }`;
  const title = el('h3', '', `${t('board-round', { round: state.round })}: ${cove}`);
  element.replaceChildren(style, el('div', 'cove', title, el('ul', '', ...sides)));
}

/** Draws the board into an element; `update` draws it anew. */
export function mount(element, props) {
  draw(element, props);
  return { update: (next) => draw(element, next), destroy: () => element.replaceChildren() };
}
