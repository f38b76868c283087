/**
 * `node scripts/fleet.ts [faults, as numbers with commas between them] [--from FOLDER] [--through] [--edge]`: three copies of the built program, Patroni with two PostgreSQL on
 * three etcd, Ceph's radosgw and HAProxy, each on a machine of its own and set up by the files of deploy/fleet; visitors, staff and a newsletter; what goes wrong one after the
 * other, and what people met meanwhile, a line for each. `--from`: a folder with the build of an earlier commit, which the copies are brought up from one by one.
 * `--through`: the copies reach the database through HAProxy. `--edge`: what Varnish does in front of them, and nothing else. For root on Debian 12; docs/scale.md names the packages. FLEET_LOG=1 shows what the engines say.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCountingSink } from '#test/support/countingSink.ts';
import { until } from '#test/support/until.ts';
import { FAULTS, type Fleet, rolling, settingsFor } from './fleet/faults.ts';
import { layNetwork, Machine } from './fleet/machines.ts';
import { Copy, Database, startStore } from './fleet/parts.ts';
import { ask, People } from './fleet/people.ts';

const folder = process.env.FLEET_FOLDER;
if (folder === undefined) {
  const made = mkdtempSync(join(tmpdir(), 'lectern-fleet-'));
  // Processes, mounts and network of the trial are its own: all of them are gone with its first process. bash takes in whose parents have ended.
  const apart = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child', 'bash', '-c'];
  const env = { ...process.env, FLEET_FOLDER: made, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const again = ['"$@"; exit $?', 'fleet', process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync('unshare', [...apart, ...again], { stdio: 'inherit', env });
  rmSync(made, { recursive: true, force: true });
  process.exit(status ?? 1);
}

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, through: { type: 'boolean' }, edge: { type: 'boolean' } },
  allowPositionals: true,
});
const chosen = positionals[0]?.split(',').map(Number);
/** As many as take longer than most of the faults. */
const RECIPIENTS = 600;
const FRONT = '10.0.0.31:8080';
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
const seconds = (ms: number): number => Math.round(ms / 100) / 10;

await run(folder);
process.exit();

async function run(place: string): Promise<void> {
  layNetwork();
  const packages = [
    'postgresql-15',
    'patroni',
    'etcd-server',
    'haproxy',
    'radosgw',
    'varnish',
    'varnish-modules',
  ];
  say({ engines: execFileSync('dpkg-query', ['-W', ...packages]).toString() });
  const machine = (name: string, n: number): Machine => new Machine(place, name, `10.0.0.${n}`);
  const [web1, web2, web3] = [machine('web1', 21), machine('web2', 22), machine('web3', 23)] as const;
  const database = new Database([machine('db1', 11), machine('db2', 12)], web1);
  const [front, store] = [machine('front', 31), machine('store', 41)];
  const sink = await startCountingSink('10.0.0.1');
  await Promise.all([database.start(), startStore(store)]);
  const settings = {
    ...{ SMTP_URL: sink.url, MAIL_PACE: '4000', CONFIRM_SUBSCRIBERS: 'no', SAMPLE_CONTENT: 'structure' },
    ...(values.through && {
      DATABASE_URL: 'postgres://lectern:lectern-password@10.0.0.31:5432/lectern',
    }),
  };
  if (values.edge) Object.assign(settings, { PURGE_URL: 'http://10.0.0.31:6082' });
  front.install('haproxy.cfg', '/etc/haproxy/haproxy.cfg');
  front.service('haproxy');
  const copies = [new Copy(web1, settings), new Copy(web2, settings), new Copy(web3, settings)] as const;
  for (const copy of copies) {
    if (copy !== copies[0]) copy.takeKeyOf(copies[0]);
    await copy.start(values.from ? { root: values.from } : {});
  }
  await until(async () => (await ask(FRONT, '/home')).status === 200);
  await database.ask(
    `insert into subscriber (id, name, email) select gen_random_uuid(), 'Reader ' || n, 'reader' || n || '@test.invalid' from generate_series(1, $1) n`,
    [RECIPIENTS],
  );
  if (values.edge) return edge(front);
  const people = new People(FRONT);
  await people.signIn();
  people.begin(copies.map(({ at }) => at));
  const faults = Object.entries(FAULTS).filter((_, n) => chosen?.includes(n) ?? true);
  if (values.from) faults.unshift(['rolling upgrade: three copies replaced one by one', rolling]);
  for (const fault of faults) await tell(fault, { database, copies, store }, people, sink);
}

function edge(front: Machine): void {
  front.install('varnish.vcl', '/etc/varnish/default.vcl');
  front.service('varnish');
  const program = [process.execPath, join(import.meta.dirname, 'fleet', 'edge.ts')];
  execFileSync('ip', ['netns', 'exec', front.name, ...program], { stdio: 'inherit' });
}

/** One fault, from the sending of a newsletter until all is as it was; says in one line what people met. */
async function tell(
  [name, happen]: [string, (fleet: Fleet) => Promise<unknown>],
  fleet: Omit<Fleet, 'primary'>,
  people: People,
  sink: Awaited<ReturnType<typeof startCountingSink>>,
): Promise<void> {
  const { database, copies } = fleet;
  const settings = settingsFor(name);
  await database.set(settings);
  for (const copy of copies) await until(copy.isReady, 100);
  await pause(2500);
  const primary = (await database.primary()) as Machine;
  people.reset();
  await people.save();
  const before = (await sink.receipts()).length;
  const letter = { news: [people.met.saved[0]?.id], again: true };
  const sent = await people.call('news_letter/send_news_letter', letter);
  if (sent.status > 201) throw new Error(`The newsletter was refused: ${sent.text}`);
  await until(async () => (await sink.count()) > before + RECIPIENTS / 6);
  let [began, promoted, ended] = [performance.now(), 0, false];
  const watched = (async () => {
    for (; !ended && promoted === 0; await pause(50))
      if (await database.primary(primary)) promoted = performance.now();
  })();
  await happen({ ...fleet, primary });
  const mended = performance.now();
  for (const copy of copies) await until(copy.isReady, 50);
  const ready = performance.now() - mended;
  await until(async () => (await sink.count()) >= before + RECIPIENTS, 200);
  await pause(4000);
  ended = true;
  await watched;
  const { met } = people;
  people.reset();
  const ids = met.saved.map(({ id }) => id);
  const kept = await database.ask('select id from news where id = any($1)', [ids]);
  const again = met.saved.find(({ at }) => at > promoted)?.at ?? Number.NaN;
  const mails = new Map<string, number>();
  for (const { to } of (await sink.receipts()).slice(before)) mails.set(to, (mails.get(to) ?? 0) + 1);
  const readers = [...mails].filter(([to]) => to.startsWith('reader'));
  say({
    ...{ fault: name, load: loadavg()[0], pages: met.pages, slowestPageS: seconds(met.longest.page) },
    ...{ noPageS: seconds(met.longest.noPage), noSaveS: seconds(met.longest.noSave), failed: met.failed },
    ...(promoted > 0 && { newPrimaryS: seconds(promoted - began), savesAfterS: seconds(again - promoted) }),
    ...{ saved: ids.length, lost: ids.length - kept.length },
    ...{ lateS: seconds(met.late), lateMarkedS: seconds(met.lateMarked), readyAfterS: seconds(ready) },
    ...{ missedMail: RECIPIENTS - readers.length, twiceMailed: readers.filter(([, n]) => n > 1).length },
  });
}
