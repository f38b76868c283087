import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#store/database/embedded.ts';
import { freePort } from '../ports.ts';
import { LECTERN } from './lectern.ts';
import { measure, postmasterIn } from './measure.ts';
import { PAYLOAD } from './payload.ts';
import { type Peer, Place, type Story } from './peer.ts';
import { type Figures, type Measured, peersReport } from './report.ts';
import { thirtyStories } from './stories.ts';
import { STRAPI } from './strapi.ts';

const PEERS: readonly Peer[] = [LECTERN, PAYLOAD, STRAPI];
/** Without its ending: what was found as data, and as a page. */
const FILE = 'docs/performance.peers';
const ROOT = join(import.meta.dirname, '../../..');
/** For one program: to install, build, fill and measure it. */
const MOST_MS = 20 * 60_000;

/**
 * `npm run bench -- --peers`: installs other programs from npm, fills each and Lectern with the same thirty stories, measures them one after the other,
 * those that are named or all of them, and keeps what was found beside what was found of the others before. One that cannot be
 * set up says why, and the others go on. Everything is in a temporary folder and ends by itself. Returns the exit code.
 */
export async function besidePeers(
  named: readonly string[],
  say: (sentence: string) => void,
): Promise<number> {
  const isAsked = ({ name }: Peer): boolean => named.includes(name.toLowerCase());
  const asked = PEERS.some(isAsked) ? PEERS.filter(isAsked) : PEERS;
  if (asked.includes(LECTERN))
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'lectern-peers-'));
  try {
    // PostgreSQL may run as another user, who goes through here.
    await chmod(folder, 0o711);
    const stories = await thirtyStories();
    for (const peer of asked) {
      say(`\n${peer.name} ${peer.version} …`);
      const measured = await setUpAndMeasured(peer, join(folder, peer.name.toLowerCase()), stories, say);
      say(JSON.stringify(measured));
      await keep(measured);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`\n${peersReport(await measuredBefore()).join('\n')}`);
  return 0;
}

const loadOf = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

/** All that was measured so far. */
async function measuredBefore(): Promise<Measured[]> {
  const text = await readFile(join(ROOT, `${FILE}.json`), 'utf8').catch(() => '{"measured":[]}');
  return JSON.parse(text).measured;
}

/** Keeps what was found of one program, in the place of what was found of it before: as data, and as a page. */
async function keep(one: Measured): Promise<void> {
  const all = [...(await measuredBefore()).filter(({ name }) => name !== one.name), one];
  const measured = PEERS.flatMap(({ name }) => all.filter((each) => each.name === name));
  await writeFile(join(ROOT, `${FILE}.json`), `${JSON.stringify({ measured }, null, 2)}\n`);
  const page = ['# Beside its peers', '', ...peersReport(measured), ''];
  await writeFile(join(ROOT, `${FILE}.md`), page.join('\n'));
}

/** Sets up, fills and measures one program, and removes it. Throws nothing: what went wrong is among what failed. */
async function setUpAndMeasured(
  peer: Peer,
  folder: string,
  stories: readonly Story[],
  say: (sentence: string) => void,
): Promise<Measured> {
  const failed: string[] = [];
  let figures: Figures = {};
  await mkdir(folder, { mode: 0o711 });
  const database = peer.onPostgres
    ? await startEmbedded({ dataDir: folder, log: () => {}, progress: say })
    : undefined;
  const place = new Place(folder, await freePort(), database?.url ?? '');
  const impatience = setTimeout(() => {
    failed.push(`It was ended after ${MOST_MS / 60_000} minutes.`);
    void place.end();
  }, MOST_MS);
  try {
    await peer.install(place);
    say('Installed; publishing thirty stories …');
    const first = peer.start(place);
    await place.until(place.url + peer.ready, first);
    const site = await peer.publish(place, stories);
    await new Promise((done) => setTimeout(done, 5000));
    await place.stop(first);
    say('Measuring …');
    const began = performance.now();
    const server = peer.start(place);
    await place.until(place.url + (site.home ?? peer.ready), server);
    const start = performance.now() - began;
    const roots = [server.pid ?? 0, ...(database ? [postmasterIn(folder)] : [])];
    figures = { start, ...(await measure(place, site, roots, (sentence) => failed.push(sentence))) };
    await place.stop(server);
  } catch (error) {
    failed.push((error as Error).message);
  } finally {
    clearTimeout(impatience);
    await place.end();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const { name, version, note } = peer;
  const date = new Date().toISOString().slice(0, 10);
  return { name, version, note, date, load: loadOf(), figures, failed };
}
