// A player that picks at random, through the public protocol (docs/protocol.md). Needs Node 22 and nothing else:
//   HORDA_INVITE=KEY node docs/bot-example.mjs http://127.0.0.1:8080 TABLE
const [server, table, invite = process.env.HORDA_INVITE] = process.argv.slice(2);
const seated = await fetch(`${server}/api/tables/${table}/seats`, {
  method: 'POST',
  headers: { authorization: `Bearer ${invite}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Robot' }),
});
if (!seated.ok) throw new Error(await seated.text());
const { seat, key } = await seated.json();
console.log(`sits at ${seat}`);

let seen = 0;
let isOver = false;

function connect() {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  const hello = () => send({ type: 'hello', protocol: 1, table, key, seen });
  socket.onopen = hello;
  socket.onmessage = ({ data }) => {
    const { type, after, now, info, reason, message } = JSON.parse(data);
    if (['wrongKey', 'unknownTable'].includes(reason)) throw new Error(message);
    if (type === 'update' && after !== seen) return hello();
    if (now === undefined) return;
    seen = now.seq;
    isOver = ['over', 'abandoned'].includes(info?.status);
    // The promise about the deal is known by now, and so it cannot depend on what is added to chance.
    if (info?.status === 'open' && info.fair?.entropy[seat] === '')
      send({ type: 'do', id: 'stir', command: { do: 'stir', entropy: crypto.randomUUID() } });
    if (isOver) console.log(`over: ${JSON.stringify(info.outcome)}`);
    if (isOver) return socket.close();
    const ask = now.view?.asks.find((each) => each.seat === seat && !each.answered)?.own;
    if (ask)
      send({ type: 'do', id: `at-${seen}`, command: { do: 'answer', askedAt: now.askedAt, picks: someOf(ask) } });
  };
  socket.onclose = () => isOver || setTimeout(connect, 500);
}

/** From `min` to `max` different options; on an open floor, of those that lead on. */
function someOf({ min, max, options: all, floor }) {
  const options = all.slice(0, floor?.forward);
  const shuffled = options.map((option) => [Math.random(), option]).sort(([a], [b]) => a - b);
  const count = min + Math.floor(Math.random() * (Math.min(max, options.length) - min + 1));
  return shuffled.slice(0, count).map(([, option]) => option);
}

connect();
