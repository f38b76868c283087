/**
 * `npm run bench`: speed as ratios within this one run, never as a time. A cached page against nginx (or, without it, a bare Node server)
 * sending the same bytes; lists and searches at 1,000, 10,000 and 100,000 news. Everything runs on this machine's loopback and ends by itself.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { connect } from '#store/connect.ts';
import { startEmbedded } from '#store/embedded.ts';
import { hammer } from './lib/hammer.ts';
import { growNews, type KnownWords } from './lib/manyNews.ts';
import { growEvents, growSubscribers } from './lib/manyOthers.ts';

const ROOT = join(import.meta.dirname, '..');
/** So many news, events and subscribers at once. */
const STAGES = [
  { news: 1_000, events: 1_000, subscribers: 1_000 },
  { news: 10_000, events: 5_000, subscribers: 100_000 },
  { news: 100_000, events: 20_000, subscribers: 1_000_000 },
] as const;
const SECONDS = 6;
const ADMIN = { email: 'bench@example.org', password: 'only for this bench' };
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const ends: (() => Promise<unknown> | unknown)[] = [() => rm(folder, { recursive: true, force: true })];
try {
  execFileSync('chmod', ['711', folder]);
  say('Building …');
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, progress: say });
  ends.push(() => embedded.stop());
  const server = await startLectern(embedded.url);
  ends.push(() => stop(server.child));

  const database = await connect(embedded.url);
  ends.push(() => database.close());
  const ratios = new Map<string, number[]>();
  const first = new Map<string, number>();
  for (const stage of STAGES) {
    say(`\nGrowing to ${stage.news} news, ${stage.events} events and ${stage.subscribers} subscribers …`);
    const words = await growNews(database.db, stage.news);
    await growEvents(database.db, stage.events);
    await growSubscribers(database.db, stage.subscribers);
    // As autovacuum would have done by the time that a church has written so much.
    for (const table of ['news', 'event', 'subscriber', 'search_word'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(database.db);
    // And without the disk still busy with what was just written.
    await sql`checkpoint`.execute(database.db);
    await sql`update content_generation set n = n + 1`.execute(database.db);
    const token = await signIn(server.url);
    for (const [name, request] of requests(words, await unitId(server.url))) {
      const p95 = await percentile95(server.url, token, request);
      const base = first.get(name) ?? p95;
      first.set(name, base);
      ratios.set(name, [...(ratios.get(name) ?? []), p95 / base]);
      say(`${name}: ${p95.toFixed(2)} ms, ${(p95 / base).toFixed(2)} × that of the first stage`);
    }
  }

  const page = await pageAgainstPlain(server.url);
  const report = [
    `Measured on ${new Date().toISOString().slice(0, 10)} in one run of \`npm run bench\` on ${execFileSync('nproc').toString().trim()} cores.`,
    '',
    `A cached page (/home, brotli) answers at **${page.ratio.toFixed(2)}** of the throughput of ${page.against} that sends the same bytes (aim: at least 0.5).`,
    '',
    'p95 of a call over HTTP, as a ratio to the same call at the first stage (aim: at most 2 at the last):',
    '',
    `| Call | ${STAGES.map(({ news, events, subscribers }) => [news, events, subscribers].map((n) => n.toLocaleString('en')).join(' / ')).join(' | ')} |`,
    `|---|${STAGES.map(() => '---').join('|')}|`,
    ...[...ratios].map(([name, all]) => `| ${name} | ${all.map((ratio) => ratio.toFixed(2)).join(' | ')} |`),
    '',
    'Stages are news / events / subscribers.',
  ];
  say(`\n${report.join('\n')}`);
  await writeReport(report.join('\n'));
} finally {
  for (const end of ends.reverse()) await end();
}

/** Puts the figures between the two marks in docs/performance.md. */
async function writeReport(report: string): Promise<void> {
  const file = join(ROOT, 'docs', 'performance.md');
  const text = await readFile(file, 'utf8');
  const marked = /(<!-- bench -->)[\s\S]*?(<!-- \/bench -->)/;
  await writeFile(
    file,
    text.replace(marked, (_whole, start: string, end: string) => `${start}\n\n${report}\n\n${end}`),
  );
}

async function startLectern(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SAMPLE_CONTENT: 'structure',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      MAIN_HOST: '',
      PUBLIC_URL: '',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 200; i++) {
    if (
      await fetch(`${url}/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, child };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The server did not become ready within 20 seconds.');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

async function post(url: string, token: string | null, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signIn(url: string): Promise<string> {
  return ((await post(url, null, 'auth/user_login', ADMIN)) as { token: string }).token;
}

async function unitId(url: string): Promise<string> {
  const answer = (await (await fetch(`${url}/api/v1/public/get_departments_list`)).json()) as {
    data: { docs: { _id: string }[] };
  };
  return answer.data.docs[0]?._id ?? '';
}

type Request = readonly [path: string, body: unknown];

/** One letter left out in the middle: a slip that the word's trigrams still find. */
function slip(word: string): string {
  return word.slice(0, 4) + word.slice(5);
}

function requests(words: KnownWords, unit: string): readonly (readonly [string, Request])[] {
  return [
    ['List, first page', ['public/get_news_list', { type: 'departments', page: 1, limit: 21 }]],
    ['List, page 20', ['public/get_news_list', { type: 'departments', page: 20, limit: 21 }]],
    ['List of one unit', ['public/get_news_list', { type: 'departments', department: [unit], limit: 21 }]],
    ['Console list, both families', ['news/get', { type: 'all', limit: 25 }]],
    ['Console list, inactive', ['news/get', { type: 'dioceses', activated: false, limit: 25 }]],
    ['Counts', ['news/get_news_details', { type: 'departments' }]],
    ['Search, common word', ['public/global_search_news', { search: words.common, limit: 4 }]],
    ['Search, middling word', ['public/global_search_news', { search: words.middling, limit: 4 }]],
    ['Search, rare word', ['public/global_search_news', { search: words.rare, limit: 4 }]],
    [
      'Search, part of a word',
      ['public/global_search_news', { search: words.middling.slice(0, 5), limit: 4 }],
    ],
    ['Search, a slip', ['public/global_search_news', { search: slip(words.middling), limit: 4 }]],
    ['Events of the site', ['public/get_events_list', { type: 'departments', limit: 20 }]],
    ['Events of the console', ['events/get', { type: 'dioceses', admin: true, limit: 20 }]],
    ['Events, search', ['events/get', { admin: true, search: { department: 'place 77' }, limit: 20 }]],
    ['Subscribers, first page', ['news_letter/get_subscriber', { limit: 20 }]],
    ['Subscribers, page 40', ['news_letter/get_subscriber', { page: 40, limit: 20 }]],
    ['Subscribers, search by name', ['news_letter/get_subscriber', { search: 'first77 last88', limit: 20 }]],
    ['Subscribers, search by address', ['news_letter/get_subscriber', { search: 'first77.', limit: 20 }]],
    ['Subscribers, count for visitors', ['public/get_subscribers_list', {}]],
    ['Search, two words', ['news/get', { search: { all: `${words.common} ${words.middling}` }, limit: 25 }]],
  ];
}

/** p95 in ms of 200 requests, one after the other, after 40 to warm up. */
async function percentile95(url: string, token: string, [path, body]: Request): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 240; i++) {
    const started = performance.now();
    await post(url, token, path, body);
    if (i >= 40) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Throughput of the cached home page against a plain server that sends the very same bytes, taken in turns. */
async function pageAgainstPlain(url: string): Promise<{ ratio: number; against: string }> {
  const raw = await rawPage(url);
  const plain = await startPlain(raw);
  ends.push(() => plain.stop());
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 3; round++) {
    ours.push(await hammer(`${url}/home`, SECONDS));
    theirs.push(await hammer(plain.url, SECONDS));
  }
  const middle = (all: number[]): number => [...all].sort((a, b) => a - b)[1] ?? 0;
  say(`cached page ${middle(ours).toFixed(0)}/s, ${plain.name} ${middle(theirs).toFixed(0)}/s`);
  return { ratio: middle(ours) / middle(theirs), against: plain.name };
}

async function rawPage(url: string): Promise<{ body: Buffer; html: Buffer; headers: Headers }> {
  const { get } = await import('node:http');
  return new Promise((done, failed) => {
    get(`${url}/home`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (answer.headers['content-encoding'] !== 'br')
          failed(new Error('The home page did not come as brotli.'));
        else
          done({
            body,
            html: brotliDecompressSync(body),
            headers: new Headers(answer.headers as Record<string, string>),
          });
      });
    }).on('error', failed);
  });
}

async function startPlain(page: {
  body: Buffer;
  headers: Headers;
}): Promise<{ url: string; name: string; stop(): Promise<unknown> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/home`;
  const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => execs(path));
  const kept = [...page.headers].filter(
    ([name]) => !['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
  );
  if (nginx) {
    await writeFile(join(folder, 'home'), page.body);
    const headers = kept
      .filter(([name]) => !['content-type', 'etag', 'last-modified'].includes(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
    const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; events { worker_connections 512; }
      http { access_log off; keepalive_requests 1000000; client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
        server { listen 127.0.0.1:${port}; root ${folder}; location = /home { default_type "text/html; charset=utf-8"; ${headers.join(' ')} } } }`;
    await writeFile(join(folder, 'nginx.conf'), config);
    const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    await new Promise((done) => setTimeout(done, 500));
    return { url, name: 'nginx (one worker)', stop: () => stop(child) };
  }
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { ...Object.fromEntries(kept), 'content-length': page.body.length });
    answer.end(page.body);
  }).listen(port, '127.0.0.1');
  return { url, name: 'a bare Node server', stop: async () => server.close() };
}

function execs(path: string): boolean {
  try {
    execFileSync(path, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
