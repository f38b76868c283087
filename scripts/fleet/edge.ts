/** Run by scripts/fleet.ts in the network of the machine in front: what Varnish costs there, and whether it keeps what it must not. Says it in one line. */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { until } from '#test/support/until.ts';
import { load } from '../bench/load.ts';
import { processorTime } from '../bench/processes.ts';
import { HOST } from './parts.ts';
import { ask, People } from './people.ts';

const [VARNISH, HAPROXY] = ['127.0.0.1:6081', '127.0.0.1:8080'];
const SECONDS = 5;
const SAVES = 200;
const ADDRESSES = ['/', '/news', '/favicon.ico', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'];

await until(async () => (await ask(VARNISH, '/home')).status === 200, 200);
const people = new People(VARNISH);
await people.signIn();

/** Milliseconds of processor time that each answer takes these programs, and how many came in a second. */
async function cost(at: string, path: string, names: readonly string[]): Promise<object> {
  const pids = () => names.map((name) => execFileSync('pgrep', ['-f', name]).toString().trim().split('\n'));
  const used = () => pids().map((all) => all.reduce((sum, pid) => sum + processorTime(Number(pid)), 0));
  const before = used();
  const answers = await load(
    { url: `http://${at}${path}`, headers: { Host: HOST, 'Accept-Encoding': 'br' } },
    SECONDS,
  );
  const ms = used().map((time, i) => (((time - (before[i] ?? 0)) * 1000) / answers).toFixed(3));
  return {
    at,
    path,
    perSecond: answers / SECONDS,
    ...Object.fromEntries(names.map((name, i) => [name, ms[i]])),
  };
}

const pages: string[] = [];
let strange = 0;
for (let turn = 0; turn < 3; turn++)
  for (const path of ADDRESSES)
    for (const host of people.hosts) {
      const [through, past] = [await ask(VARNISH, path, { host }), await ask(HAPROXY, path, { host })];
      if (through.status !== past.status || through.text !== past.text) strange++;
      if ('xkey' in through.headers || 'surrogate-control' in through.headers) strange++;
      if (turn === 0 && path === '/') pages.push(through.text);
    }
// Who is no copy purges nothing, and is shown nothing there.
if ((await ask('10.0.0.31:6082', '/home')).status !== 403) strange++;
// Through Varnish, and past it: a copy hears of another one's write by a notice.
const unseen = [0, 0];
let going = true;
const crowd = Array.from({ length: 8 }, async () => {
  while (going) await ask(VARNISH, '/home');
});
for (let n = 1; n <= SAVES; n++) {
  await people.save();
  const fronts = await Promise.all([VARNISH, HAPROXY].map((at) => ask(at, '/home')));
  for (const [i, { text }] of fronts.entries())
    if (!text.includes(`Fleet story ${n}.`)) unseen[i] = (unseen[i] ?? 0) + 1;
}
going = false;
await Promise.all(crowd);
const [style = ''] = /\/assets\/[^"]+\.css/.exec(pages[0] ?? '') ?? [];
const NAMES = ['varnishd', 'haproxy', 'dist/server/main.js'];
console.log(
  JSON.stringify({
    ...{
      load: loadavg()[0],
      saves: SAVES,
      unseen,
      strange,
      hosts: people.hosts.length,
      differentFronts: new Set(pages).size,
    },
    costs: [
      await cost(HAPROXY, '/home', NAMES),
      await cost(VARNISH, '/home', NAMES),
      await cost(VARNISH, style, NAMES),
    ],
  }),
);
process.exit();
