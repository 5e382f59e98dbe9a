// A bot from anywhere, on Node 22: node examples/outside_bot.mjs http://127.0.0.1:8017 CODE
// It answers from the question alone; the Python example keeps the view as well.
const [server, code] = process.argv.slice(2);

async function call(path, body) {
  const headers = { 'content-type': 'application/json', cookie: token };
  const answer = await fetch(server + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  for (const set of answer.headers.getSetCookie()) token = set.split(';')[0];
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const choose = ({ options }) => options[Math.floor(Math.random() * options.length)].words; // think here

let token = '';
await call('/api/me'); // the token comes as a cookie
const { id } = await call('/api/tables/code', { code });
const { my_seats: seats } = await call(`/api/tables/${id}/join`, { name: 'Parrot', code });
const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${id}/socket`, { headers: { cookie: token } });
const answered = new Set();

socket.onmessage = ({ data }) => data.split('\n').forEach((line) => hear(JSON.parse(line)));

function hear(message) {
  if (message.type === 'refused') console.log('refused:', message.reason.id, message.rule);
  if (message.type === 'table' && message.table.over) {
    console.log('over, place', message.table.ranks[seats[0]]);
    socket.close();
  }
  const decision = message.decision;
  if (decision?.must && !answered.has(decision.id)) {
    answered.add(decision.id);
    const { id: request, seat } = decision;
    socket.send(JSON.stringify({ type: 'play', request, seat, decision: request, words: choose(decision) }));
  }
}
