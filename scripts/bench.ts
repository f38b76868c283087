/**
 * `npm run bench`: speed as ratios within this one run, and processor time as the operating system counts it. A cached page against servers that only send
 * the same bytes; a list of twenty full news; memory before and after a load; lists and searches at 1,000, 10,000 and 100,000 news. Everything runs on
 * this machine's loopback and ends by itself. A newsletter to 100,000 against a bare loop of nodemailer, and the console beside a mail server in trouble.
 * `npm run bench -- --peers` is `bench/peers` alone, `-- costs` does the first part only, `-- calls` the second one, `-- mails` the one about mails, `--
 * pictures` what pages take while 1,000 photos come in, `-- backups` what they take beside a backup of 100,000 news and 20,000 files, `-- forms` searches
 * among 800,000 forms of words, `-- papers` how much is read of PDFs and scans, and what pages take meanwhile.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#store/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { reportOfBackups } from './bench/besideBackup.ts';
import { besidePictures } from './bench/besidePictures.ts';
import { callsAsDataGrows, STAGES } from './bench/calls.ts';
import { costOfList, costOfPage, publishFullNews } from './bench/costs.ts';
import { crawlDuringWrites } from './bench/crawl.ts';
import { reportOfDocuments } from './bench/documents.ts';
import { consoleBesideTrouble } from './bench/hinderedMail.ts';
import { startInstallation } from './bench/installation.ts';
import { costOfRecreation } from './bench/madeAnew.ts';
import { costOfMail } from './bench/mail.ts';
import { reportOfForms } from './bench/manyForms.ts';
import { machine, memoryAfterImport, memoryUnderLoad } from './bench/memory.ts';
import { untilShownElsewhere } from './bench/otherCopy.ts';
import { besidePeers } from './bench/peers/peers.ts';
import { costOfPictures } from './bench/pictures.ts';
import { untilQuiet } from './bench/processes.ts';

const ROOT = join(import.meta.dirname, '..');
const RECIPIENTS = 100_000;
const PARTS = ['costs', 'calls', 'mails', 'pictures', 'backups', 'forms', 'papers'] as const;
const FORMS = { stories: 100_000, forms: 800_000 };
const PICTURES = 1000;
const BACKED_UP = { news: 100_000, files: 20_000 };
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

if (process.argv.includes('--peers')) process.exit(await besidePeers(process.argv, say));
const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const ends: (() => Promise<unknown> | unknown)[] = [() => rm(folder, { recursive: true, force: true })];
/** Ends what was started last, and so on. */
const end = async (): Promise<void> => {
  for (const one of ends.splice(1).reverse()) await one();
};
try {
  execFileSync('chmod', ['711', folder]);
  say('Building …');
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  const others = loadavg()[0] ?? 0;
  const report = [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${machine()}.`,
    ...(others > 1 ? ['', `The machine had other things to do: its load was ${others.toFixed(1)}.`] : []),
    '',
    ...(isAsked('costs') ? await costs() : []),
    ...(isAsked('calls') ? await calls() : []),
    ...(isAsked('mails') ? await mails() : []),
    ...(isAsked('pictures') ? await manyPictures() : []),
    ...(isAsked('backups') ? await reportOfBackups(await newFolder('backups'), BACKED_UP, say) : []),
    ...(isAsked('papers') ? await reportOfDocuments(await newFolder('papers'), say) : []),
    ...(isAsked('forms') ? await reportOfForms(await newFolder('forms'), FORMS, say) : []),
  ];
  say(`\n${report.join('\n')}`);
  if (PARTS.every(isAsked)) await writeReport(report.join('\n'));
} finally {
  await end();
  await ends[0]?.();
}

async function newFolder(name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { mode: 0o711 });
  return path;
}

/** A part that is named, and all of them where none is. */
function isAsked(part: (typeof PARTS)[number]): boolean {
  const named = PARTS.filter((one) => process.argv.includes(one));
  return named.length === 0 || named.includes(part);
}

/** A newsletter, to so many as a national church may have. */
async function mails(): Promise<string[]> {
  const dataDir = await newFolder('mails');
  say('\nA newsletter to many …');
  const { recipients, noted, ours, bare, ratio, memory, each, ...p95 } = await costOfMail(
    dataDir,
    RECIPIENTS,
    say,
  );
  const range = (all: readonly number[]): string =>
    `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
  return [
    `A newsletter to ${recipients.toLocaleString('en')}: noted in ${noted.toFixed(1)} s (aim: below a minute); ${range(ours)} mails a second, **${ratio.toFixed(2)}** of a bare loop of nodemailer on as many lines in turns with it (${range(bare)}; aim: at least 0.8), at ${each.toFixed(0)} µs of the server's processor time each; the server's memory ${range(memory)} MB; a cached page's p95 ${p95.idle.toFixed(1)} ms while nothing is sent, ${p95.meanwhile.toFixed(1)} ms meanwhile, so **${(p95.meanwhile / p95.idle).toFixed(2)}** times (aim: at most 2), and ${p95.besideBare.toFixed(1)} ms beside the bare loop.`,
    '',
    ...(await besideTrouble()),
  ];
}

/** What those who ask for something feel of pictures that come in. */
async function manyPictures(): Promise<string[]> {
  const dataDir = await newFolder('pictures');
  say('\nMany pictures at once …');
  const settings = { SAMPLE_CONTENT: 'structure', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(dataDir, settings);
  ends.push(() => installation.stop());
  const { perSecond, p95 } = await besidePictures(installation, PICTURES, say);
  await end();
  const ratio = (ms: number, alone: number): string => `${ms.toFixed(1)} ms (${(ms / alone).toFixed(2)})`;
  return [
    `p95 of answers while ${PICTURES.toLocaleString('en')} photos of two million pixels are uploaded, four at once, ${perSecond.toFixed(1)} a second, and while only their smaller copies are made; in brackets as ratios to nothing of it (aim: at most 2):`,
    '',
    '| | Nothing | Uploads | Smaller copies |',
    '|---|---|---|---|',
    ...[...p95].map(
      ([what, { nothing, uploads, copies }]) =>
        `| ${what} | ${nothing.toFixed(1)} ms | ${ratio(uploads, nothing)} | ${ratio(copies, nothing)} |`,
    ),
    '',
  ];
}

/** What the office feels of a mail server that does not do what it should. */
async function besideTrouble(): Promise<string[]> {
  const dataDir = await newFolder('trouble');
  say('\nThe console beside a mail server in trouble …');
  const found = await consoleBesideTrouble(dataDir, say);
  return [
    'p95 of the console’s calls (the lists of news and of newsletters, the state of mail) while a newsletter waits, and right after that while it is being sent to a mail server that …',
    '',
    '| The mail server | Paused | Sending | Ratio |',
    '|---|---|---|---|',
    ...found.map(
      ({ trouble, idle, meanwhile }) =>
        `| ${trouble} | ${idle.toFixed(1)} ms | ${meanwhile.toFixed(1)} ms | ${(meanwhile / idle).toFixed(2)} |`,
    ),
    '',
  ];
}

/** One installation with the sample church, as `npm start` makes it. */
async function costs(): Promise<string[]> {
  const dataDir = await newFolder('church');
  say('Filling a sample church …');
  await (await startInstallation(dataDir, { SAMPLE_CONTENT: 'full' }, 20)).stop();
  const installation = await startInstallation(dataDir, {});
  ends.push(() => installation.stop());

  say('\nMemory, before and after a load …');
  const memory = await memoryUnderLoad(installation);
  say(JSON.stringify(memory));
  await untilQuiet(installation.pid);
  say('\nA cached page against servers that only send it …');
  const page = await costOfPage(installation, folder);
  say(JSON.stringify([...page.costs]));
  say('\nPictures against servers that only send them …');
  const pictures = await costOfPictures(installation, folder);
  say(JSON.stringify([...pictures].map(([name, { costs: each }]) => [name, ...each])));
  say('\nPages of all hosts while somebody writes …');
  const crawl = await crawlDuringWrites(installation);
  say(JSON.stringify([...crawl.figures]));
  say('\nTwenty full news …');
  await publishFullNews(installation);
  await untilQuiet(installation.pid);
  const list = await costOfList(installation);
  const compressed = await costOfList(installation, 'br, gzip');
  say(JSON.stringify({ list, compressed }));
  say('\nMemory after an import …');
  const imported = await memoryAfterImport(installation, RECIPIENTS);
  say(JSON.stringify(imported));
  await end();

  const perSecond = (microseconds: number): string =>
    Math.round(1_000_000 / microseconds).toLocaleString('en');
  const µs = (microseconds: number): string => `${microseconds.toFixed(microseconds < 100 ? 1 : 0)} µs`;
  return [
    'Processor time of an answer, by the operating system’s count, taken in turns:',
    '',
    '| | Each answer | Answers per second of one core |',
    '|---|---|---|',
    ...[...page.costs].map(
      ([name, cost]) => `| Cached page (/home, brotli): ${name} | ${µs(cost)} | ${perSecond(cost)} |`,
    ),
    `| \`news/get\`, 20 full items (${Math.round(list.bytes / 1024)} KB): the server | ${µs(list.server)} | ${perSecond(list.server)} |`,
    `| … the same, compressed | ${µs(compressed.server)} | ${perSecond(compressed.server)} |`,
    `| … and its PostgreSQL | ${µs(list.database)} | ${perSecond(list.database)} |`,
    '',
    `A cached page answers at **${(1 / page.timesBareNode).toFixed(2)}** of a bare Node server that sends the same bytes and headers (aim: at least 0.8); \`news/get\` at **${perSecond(list.server)}** a second of one core (aim: at least 1,000).`,
    '',
    ...picturesReport(pictures),
    '',
    ...crawlReport(crawl),
    '',
    ...(memory
      ? [
          `Memory of server and database together, as PSS (what processes share counts once): **${memory.idle.toFixed(0)} MB** idle (aim: at most 300), ${memory.most.toFixed(0)} MB at most under load, **${memory.after.toFixed(0)} MB** a minute after it (aim: at most 400). The load: pages, lists, searches and twelve large pictures at once.`,
          '',
        ]
      : []),
    ...(imported
      ? [
          `While ${RECIPIENTS.toLocaleString('en')} subscribers are imported: ${imported.most.toFixed(0)} MB at most, **${imported.after.toFixed(0)} MB** a minute after it (aim: at most 400).`,
          '',
        ]
      : []),
  ];
}

/** What pictures cost. */
function picturesReport(pictures: Awaited<ReturnType<typeof costOfPictures>>): string[] {
  const servers = [...([...pictures.values()][0]?.costs.keys() ?? [])];
  return [
    'Files, processor time of an answer, taken in turns (aim: at most 2 times a bare Node server for 36 KB, at most 1.3 times for 1 MB):',
    '',
    `| | ${servers.join(' | ')} | Times bare Node |`,
    `|---|${servers.map(() => '---|').join('')}---|`,
    ...[...pictures].map(
      ([name, { costs: each, timesBareNode }]) =>
        `| ${name} | ${[...each.values()].map((cost) => `${cost.toFixed(cost < 100 ? 1 : 0)} µs`).join(' | ')} | **${timesBareNode.toFixed(2)}** |`,
    ),
  ];
}

/** What a write costs those who read. */
function crawlReport({ hosts, pages, figures }: Awaited<ReturnType<typeof crawlDuringWrites>>): string[] {
  const alone = [...figures.values()][0]?.p95 ?? Number.NaN;
  return [
    `${pages} pages on ${hosts} hosts, 40 of them a second in an order of chance, taken in turns:`,
    '',
    '| Meanwhile | Median | p95 | p95 to that without writes | Processor time an answer, database included |',
    '|---|---|---|---|---|',
    ...[...figures].map(
      ([name, { middle, p95, processor }]) =>
        `| ${name} | ${middle.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${(p95 / alone).toFixed(1)} | ${processor.toFixed(1)} ms |`,
    ),
  ];
}

/** Calls at three sizes of the database. */
async function calls(): Promise<string[]> {
  const dataDir = await newFolder('many');
  const embedded = await startEmbedded({ dataDir, log: () => {}, progress: say });
  ends.push(() => embedded.stop());
  const settings = { DATABASE_URL: embedded.url, SAMPLE_CONTENT: 'structure', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(dataDir, settings);
  ends.push(() => installation.stop());
  const database = await openStore(embedded.url);
  ends.push(() => database.close());
  const other = await startInstallation(dataDir, settings);
  const until = (await untilShownElsewhere(installation, other)).sort((a, b) => a - b);
  await other.stop();
  const ratios = await callsAsDataGrows(database, installation, say);
  say('\nThe front page, made anew …');
  await untilQuiet(installation.pid);
  const again = await costOfRecreation(installation, database);
  say(JSON.stringify([...again]));
  const sizes = STAGES.map(({ news, events, subscribers }) =>
    [news, events, subscribers].map((n) => n.toLocaleString('en')).join(' / '),
  );
  return [
    'p95 of a call over HTTP, and its processor time, server and database together, as ratios to the same call at the first stage (aim: at most 2 at the last):',
    '',
    `| Call | ${sizes.flatMap((size) => [`${size}: p95`, 'processor']).join(' | ')} |`,
    `|---|${sizes.flatMap(() => ['---', '---']).join('|')}|`,
    ...[...ratios].map(
      ([name, all]) =>
        `| ${name} | ${all.flatMap(({ p95, processor }) => [p95.toFixed(2), processor.toFixed(2)]).join(' | ')} |`,
    ),
    '',
    'Stages are news / events / subscribers.',
    '',
    ...recreationReport(again),
    '',
    `What is published through one copy stands on the front page of another after ${until[until.length >> 1]?.toFixed(0)} ms (median of ${until.length}; p95 ${until[Math.floor(until.length * 0.95)]?.toFixed(0)} ms, at most ${until.at(-1)?.toFixed(0)} ms; aim: 300).`,
  ];
}

/** What the front page costs after a write. */
function recreationReport(again: Awaited<ReturnType<typeof costOfRecreation>>): string[] {
  return [
    `The front page made anew at ${STAGES.at(-1)?.news.toLocaleString('en')} news, processor time by what was written before (medians; aim: at most 15 ms in all):`,
    '',
    '| Written | Server | Database | In all |',
    '|---|---|---|---|',
    ...[...again].map(
      ([name, { server, database }]) =>
        `| ${name} | ${server.toFixed(1)} ms | ${database.toFixed(1)} ms | ${(server + database).toFixed(1)} ms |`,
    ),
  ];
}

/** Puts the figures between the two marks in docs/performance.md. */
async function writeReport(report: string): Promise<void> {
  const file = join(ROOT, 'docs', 'performance.md');
  const text = await readFile(file, 'utf8');
  const marked = /(<!-- bench -->)[\s\S]*?(<!-- \/bench -->)/;
  await writeFile(
    file,
    text.replace(marked, (_whole, start: string, finish: string) => `${start}\n\n${report}\n\n${finish}`),
  );
}
