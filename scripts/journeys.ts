/**
 * `node scripts/journeys.ts http://localhost:3000 admin@example.org PASSWORD`: goes the ways of six usual tasks on a phone on a slow line, in a running
 * installation that is filled with the sample church, and counts taps, typed letters and the seconds of waiting. It writes news and plans a
 * newsletter, so not in one that is used. What a build does not offer is gone the longer way: run on two builds, their tables are compared
 * (docs/journeys.md).
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { dayOf } from '#lib/dates.ts';
import { twoColours } from '#test/support/files.ts';
import { Hand } from './journeys/hand.ts';
import {
  type About,
  findLetter,
  replaceSeal,
  sendNewsletter,
  type Task,
  weekly,
  writeAgain,
  writeStory,
} from './journeys/tasks.ts';

const [url = 'http://localhost:3000', email = 'admin@example.org', password = ''] = process.argv.slice(2);
/** A slow line of a phone: 400 ms there and back, 400 kbit/s. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** No step takes longer on that line. */
const MOST_MS = 40_000;

interface Login {
  readonly email: string;
  readonly password: string;
}
const office: Login = { email, password };
const { token } = (await call('POST', 'auth/user_login', office)) as { token: string };
const executablePath = process.env.TEST_BROWSER ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const { about, writer } = await prepared();
  const all: readonly (readonly [string, Login, string, Task])[] = [
    ['A story with a picture, from the phone', writer, '/departments', writeStory],
    ['The same story next month', writer, '/departments', writeAgain],
    ['A weekly event for a year', writer, '/departments', weekly],
    ['Find a letter of last March', office, '/users', findLetter],
    ['Replace a seal everywhere (3 places)', office, '/users', replaceSeal],
    ['Three stories as newsletter, Friday at six', office, '/users', sendNewsletter],
  ];
  process.stdout.write('| Task | Taps | Letters | Seconds of waiting |\n|---|--:|--:|--:|\n');
  for (const [name, who, home, task] of all)
    process.stdout.write(`| ${name} | ${await counted(browser, who, home, task, about)} |\n`);
} finally {
  await browser.close();
}

/** Makes a call as the office and gives its data; throws when it is refused. */
async function call(method: 'POST', path: string, body: object): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(path.startsWith('auth/') ? {} : { authorization: token }),
  };
  const answer = await fetch(`${url}/api/v1/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
}

async function uploaded(name: string): Promise<string> {
  const { buffer, mimeType } = await twoColours(name, 200, 150);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const headers = { authorization: token };
  const answer = await fetch(`${url}/api/v1/videos/upload_media`, { method: 'POST', headers, body: form });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** What the tasks are about: names of their own for each run. */
async function prepared(): Promise<{ about: About; writer: Login }> {
  const mark = Date.now().toString(36);
  const today = dayOf(new Date());
  const { docs } = (await call('POST', 'department/get', {})) as { docs: { _id: string }[] };
  const department = docs[0]?._id;
  const writer = { email: `journeys.${mark}@example.org`, password: 'velvet harbour nineteen' };
  await call('POST', 'user/add', {
    ...{ ...writer, user_name: 'Journeys', mobile: '', user_type: 'department_user', department },
  });
  const seal = `seal-${mark}.jpg`;
  const thumbnail = await uploaded(seal);
  const sealed = [1, 2, 3].map((n) => `With the seal ${mark} ${n}`);
  for (const title of sealed)
    await call('POST', 'news/create', { type: 'departments', department, title, thumbnail, date: today });
  await call('POST', 'news_letter/add_subscriber', { name: 'Mary', email: `mary.${mark}@example.org` });
  const subject = `Marriage of ${mark}`;
  const letter = {
    name: 'Arun',
    email: 'arun@example.org',
    subject,
    message: 'Where is it kept?',
    type: 'contact_us',
  };
  await call('POST', 'public/add_querys', letter);
  const title = `Harvest festival at the harbour ${mark}`;
  return { writer, about: { today, title, like: `${title}, again`, seal, sealed, word: mark, subject } };
}

/** Goes one way with a phone that is signed in and has the console open; what comes before is not counted. */
async function counted(from: Browser, who: Login, home: string, task: Task, about: About): Promise<string> {
  const context = await from.newContext({
    ...{ baseURL: url, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    locale: 'en-IN',
  });
  const page: Page = await context.newPage();
  page.setDefaultTimeout(MOST_MS);
  try {
    await page.goto('/login');
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${home}`);
    await page.waitForLoadState('networkidle');
    const hand = new Hand();
    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', LINE);
    const { times } = (await task(page, hand, about)) ?? { times: 1 };
    return [hand.taps, hand.letters, Math.round(hand.waited / 1000)].map((n) => n * times).join(' | ');
  } catch (error) {
    return `${String(error).split('\n').slice(0, 3).join(' ')} | | `;
  } finally {
    await context.close();
  }
}
