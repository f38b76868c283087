import type { Browser, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { fillLogin, save, saved, signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { trafficOf } from '#test/support/traffic.ts';
import { withApp } from '#test/support/withApp.ts';

/** Indian scripts written with Latin letters: by key and by button, in every field, on a phone, and kept for the person. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
  },
  { closePages: true },
);

const PHONE = { width: 360, touch: true } as const;

interface Options {
  readonly width?: number;
  readonly touch?: boolean;
  /** What is on already. */
  readonly language?: 'ta';
}

/** Somebody of the office who has not chosen a language yet, with the form of an item. */
async function editing(title: string, { language, ...options }: Options = {}) {
  const login = await client.user(title);
  const own = await clientOf(app, login);
  if (language) await own.call('PUT', 'typing/keep', { language, on: true });
  const { id } = await client.news(youth, title, { description: '<p>One.</p>' });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`, login, options);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.waitFor();
  const kept = async () => await client.call('GET', `news/get/${id}`);
  return { page, login, own, body, heading: page.getByLabel('Sub-heading'), kept };
}

/** What is chosen from and switched at the field that has the focus. */
const atField = (page: Page) => page.locator('.typing-at');
const choice = (page: Page) => atField(page).getByRole('button', { name: 'Type in an Indian script' });
const tamil = (page: Page) => atField(page).getByRole('button', { name: 'Type in தமிழ்' });
const isOn = (button: Locator) => expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
const holds = (field: Locator, text: string) => expect.poll(() => field.inputValue()).toBe(text);

/** Chooses Tamil at the field that has the focus. */
async function chooseTamil(page: Page): Promise<void> {
  await choice(page).waitFor();
  await page.keyboard.press('Control+m');
  await page.getByRole('button', { name: 'தமிழ்', exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await isOn(tamil(page));
}

it('by keys alone: chosen, said, typed, and switched off', async () => {
  const { page, heading } = await editing('By keys');
  await heading.fill('');
  await heading.focus();
  await choice(page).waitFor();
  await page.keyboard.type('nanRi ');
  await holds(heading, 'nanRi ');
  await chooseTamil(page);
  await page.getByRole('status').filter({ hasText: 'Latin letters become தமிழ் now.' }).waitFor();
  await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('nanRi 2026, aamen');
  await holds(heading, 'nanRi நன்றி 2026, ஆமென்');
  // In the middle of a word, too.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('e');
  await holds(heading, 'nanRi நன்றி 2026, ஆமீன்');
  await expect.poll(() => axe(page)).toEqual([]);
  await page.keyboard.press('Control+m');
  await page.getByRole('status').filter({ hasText: 'Latin letters stay as they are.' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type(' end');
  await holds(heading, 'nanRi நன்றி 2026, ஆமீன் end');
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'മലയാളം', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Latin letters become മലയാളം now.' }).waitFor();
  await page.keyboard.type(' njaan');
  await holds(heading, 'nanRi நன்றி 2026, ஆமீன் end ഞാൻ');
});

it('what was typed is undone, in a field letter by letter, in a formatted text word by word', async () => {
  const { page, heading, body } = await editing('Undone');
  await heading.fill('');
  await heading.focus();
  await chooseTamil(page);
  await page.keyboard.type('aa');
  await holds(heading, 'ஆ');
  await page.keyboard.press('Control+z');
  await holds(heading, 'அ');
  await page.keyboard.press('Control+z');
  await holds(heading, '');
  await body.getByText('One.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' vaNakkam nanRi');
  const text = () => body.innerText();
  await expect.poll(text).toBe('One. வணக்கம் நன்றி');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await text()).trim()).toBe('One. வணக்கம்');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await text()).trim()).toBe('One.');
  await page.keyboard.press('Control+y');
  await expect.poll(async () => (await text()).trim()).toBe('One. வணக்கம்');
});

it('in a formatted text it keeps what a letter looks like, and is saved', async () => {
  const { page, body, kept } = await editing('Formatted');
  const toolbar = page.getByRole('toolbar');
  await body.getByText('One.').click();
  await page.keyboard.press('End');
  await toolbar.getByRole('button', { name: 'Type in an Indian script' }).click();
  await toolbar.getByRole('button', { name: 'தமிழ்', exact: true }).click();
  await isOn(toolbar.getByRole('button', { name: 'Type in தமிழ்' }));
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' iyEsu');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' kiRisthu');
  await save(page);
  await saved(page);
  expect((await kept()).description).toContain('இயேசு</strong> கிறிஸ்து');
});

it('on a phone: letters that come without keys, and words that its keyboard composes', async () => {
  const { page, heading, body } = await editing('By finger', PHONE);
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (word: string) => {
    for (let end = 1; end <= word.length; end++)
      await keyboard.send('Input.imeSetComposition', {
        text: word.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    await keyboard.send('Input.insertText', { text: word });
  };
  await heading.fill('');
  await heading.tap();
  await choice(page).tap();
  await page.getByRole('button', { name: 'தமிழ்', exact: true }).tap();
  await isOn(tamil(page));
  // A phone begins a sentence with a capital, which means another letter here.
  await expect.poll(() => heading.getAttribute('autocapitalize')).toBe('none');
  for (const letter of 'anbu') await keyboard.send('Input.insertText', { text: letter });
  await holds(heading, 'அன்பு');
  await keyboard.send('Input.insertText', { text: ' ' });
  await compose('samaathaanam');
  await holds(heading, 'அன்பு சமாதானம்');
  // What an input method of the phone's own has composed stays.
  await keyboard.send('Input.insertText', { text: ' ' });
  await compose('ஆசி');
  await holds(heading, 'அன்பு சமாதானம் ஆசி');

  await body.getByText('One.').tap();
  await page.keyboard.press('End');
  for (const letter of ' anbu ') await keyboard.send('Input.insertText', { text: letter });
  await compose('samaathaanam');
  await expect.poll(() => body.innerText()).toBe('One. அன்பு சமாதானம்');
  await keyboard.send('Input.insertText', { text: ' ' });
  await compose('ஆசி');
  await expect.poll(() => body.innerText()).toBe('One. அன்பு சமாதானம் ஆசி');
  await page.getByRole('toolbar').getByRole('button', { name: 'Type in தமிழ்' }).tap();
  await expect.poll(() => heading.getAttribute('autocapitalize')).toBeNull();
});

it('is kept for the person, on other devices too, and costs nothing until somebody writes', async () => {
  const { page, login, own, heading } = await editing('Kept');
  await heading.focus();
  await chooseTamil(page);
  await expect.poll(() => own.call('GET', 'typing/get')).toEqual({ language: 'ta', on: true });
  await page.getByRole('button', { name: 'Logout' }).click();
  await fillLogin(page, login);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const fetched = await trafficOf(page);
  await page.goto('/departments/department_news', { waitUntil: 'networkidle' });
  const ours = () => fetched.filter(({ url }) => /\/(Typing-|ta-|te-|kn-|ml-)|typing\/get/.test(url));
  expect(ours()).toEqual([]);
  const search = page.getByRole('searchbox').first();
  await search.click();
  await isOn(tamil(page));
  await page.keyboard.type('anbu');
  await holds(search, 'அன்பு');
  const names = ours().map(({ url }) => /\/(\w+)-[^/]*\.js$/.exec(url)?.[1]);
  expect(names).toContain('ta');
  expect(names.filter((name) => /^(te|kn|ml)$/.test(name ?? ''))).toEqual([]);
});

it('leaves passwords, addresses and numbers alone', async () => {
  const { page } = await editing('Left alone', { language: 'ta' });
  await page.goto('/account');
  for (const field of ['email', 'password'])
    await page.locator(`summary:has(+ section input[type=${field}])`).first().click();
  const email = page.locator('input[type=email]').first();
  await email.fill('');
  await email.pressSequentially('anbu@test.invalid');
  await holds(email, 'anbu@test.invalid');
  const password = page.locator('input[type=password]').first();
  await password.pressSequentially('anbu');
  await holds(password, 'anbu');
  await page.keyboard.press('Control+m');
  await expect.poll(() => page.locator('.typing-at').count()).toBe(0);
});

it('a draft that is kept in the middle of a syllable is written on', async () => {
  const { page, heading } = await editing('In the middle', { language: 'ta' });
  await heading.fill('');
  await heading.focus();
  await isOn(tamil(page));
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/drafts/keep') && answer.ok());
  await page.keyboard.type('k');
  await holds(heading, 'க்');
  await kept;
  await page.reload();
  await holds(heading, 'க்');
  await heading.focus();
  await page.keyboard.press('End');
  await isOn(tamil(page));
  await page.keyboard.type('aa');
  await holds(heading, 'கா');
});
