import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#store/database/embedded.ts';
import { figuresIn, writeFigures } from '../page.ts';
import { freePort } from '../ports.ts';
import { DIRECTUS } from './directus.ts';
import { GHOST } from './ghost.ts';
import { LECTERN } from './lectern.ts';
import { measure, postmasterIn, timeOf } from './measure.ts';
import { PAYLOAD } from './payload.ts';
import { type Peer, Place, type Story } from './peer.ts';
import { type Figures, type Measured, peersReport } from './report.ts';
import { thirtyStories } from './stories.ts';
import { STRAPI } from './strapi.ts';
import { WORDPRESS } from './wordpress.ts';

const PEERS: readonly Peer[] = [LECTERN, GHOST, PAYLOAD, STRAPI, DIRECTUS, WORDPRESS];
const ROOT = join(import.meta.dirname, '../../..');
/** For one program: to install, build, fill and measure it. */
const MOST_MS = 20 * 60_000;

/**
 * `npm run bench -- --peers`: installs other programs from npm and Debian, fills each and Lectern with the same thirty stories, measures them one after the other,
 * those that are named or all of them, and keeps what was found beside what was found of the others before. One that cannot be
 * set up says why, and the others go on. Everything is in a temporary folder and ends by itself, also when it is interrupted. Returns the exit code.
 */
export async function besidePeers(
  named: readonly string[],
  say: (sentence: string) => void,
): Promise<number> {
  const isAsked = ({ name }: Peer): boolean => named.includes(name.toLowerCase());
  const asked = PEERS.some(isAsked) ? PEERS.filter(isAsked) : PEERS;
  if (asked.includes(LECTERN))
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => interruption.abort(new Error('It was interrupted.')));
  const folder = await mkdtemp(join(tmpdir(), 'lectern-peers-'));
  try {
    // PostgreSQL may run as another user, who goes through here.
    await chmod(folder, 0o711);
    const stories = await thirtyStories();
    for (const peer of asked) {
      say(`\n${peer.name} ${peer.version} …`);
      const inside = join(folder, peer.name.toLowerCase());
      const measured = await setUpAndMeasured(peer, inside, stories, interruption.signal, say);
      if (interruption.signal.aborted) return 1;
      say(JSON.stringify(measured));
      keep(measured);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`\n${peersReport(figuresIn(ROOT).peers ?? []).join('\n')}`);
  return 0;
}

const loadOf = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

/** Keeps what was found of one program, in the place of what was found of it before. */
function keep(one: Measured): void {
  const figures = figuresIn(ROOT);
  const all = [...(figures.peers ?? []).filter(({ name }) => name !== one.name), one];
  const peers = PEERS.flatMap(({ name }) => all.filter((each) => each.name === name));
  writeFigures(ROOT, { ...figures, peers });
}

/** Sets up, fills and measures one program, and removes it. Throws nothing: what went wrong is among what failed. */
async function setUpAndMeasured(
  peer: Peer,
  folder: string,
  stories: readonly Story[],
  interrupted: AbortSignal,
  say: (sentence: string) => void,
): Promise<Measured> {
  const failed: string[] = [];
  let figures: Figures = {};
  const load = { before: loadOf(), most: 0 };
  await mkdir(folder, { mode: 0o711 });
  const database = peer.onPostgres
    ? await startEmbedded({ dataDir: folder, log: () => {}, progress: say })
    : undefined;
  const place = new Place(folder, await freePort(), database?.url ?? '');
  const impatience = setTimeout(() => {
    failed.push(`It was ended after ${MOST_MS / 60_000} minutes.`);
    void place.end();
  }, MOST_MS);
  const watch = setInterval(() => {
    load.most = Math.max(load.most, loadOf());
  }, 5000);
  const work = async (): Promise<void> => {
    await peer.install(place);
    say('Installed; publishing thirty stories …');
    const first = peer.start(place);
    await place.until(place.url + peer.ready, first);
    const site = await peer.publish(place, stories);
    await new Promise((done) => setTimeout(done, 5000));
    await place.stop(first);
    say('Measuring …');
    load.most = 0;
    const ofDatabase = database ? [postmasterIn(folder)] : [];
    const before = timeOf(ofDatabase);
    const began = performance.now();
    const server = peer.start(place);
    await place.until(place.url + (site.home ?? peer.ready), server);
    const start = performance.now() - began;
    const roots = [server.pid ?? 0, ...ofDatabase];
    const startProcessor = (timeOf(roots) - before) * 1000;
    const rest = await measure(place, site, roots, (sentence) => {
      if (!failed.includes(sentence)) failed.push(sentence);
    });
    figures = { start, startProcessor, ...rest };
  };
  try {
    await Promise.race([work(), untilAborted(interrupted)]);
  } catch (error) {
    failed.push((error as Error).message);
  } finally {
    clearTimeout(impatience);
    clearInterval(watch);
    await place.end();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const { name, version, note } = peer;
  const date = new Date().toISOString().slice(0, 10);
  return { name, version, note, date, load, figures, failed };
}

/** Rejects with the signal's reason. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, rejected) => {
    if (signal.aborted) rejected(signal.reason);
    signal.addEventListener('abort', () => rejected(signal.reason));
  });
