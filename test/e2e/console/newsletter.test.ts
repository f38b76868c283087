import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { row, signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** Putting a newsletter together on its tabs, looking at it, and sending it later (001 §2.4, AMB-046, AMB-047, AMB-105). */
let app: App;
let browser: Browser;
let church: Church;
withChurch((started) => {
  ({ app, browser, church } = started);
});

it('chooses on all tabs, puts into an order, shows the mail and schedules it; what is refused is said, and the choice stays', async () => {
  const { client, story, tamil, malayalam, hidden, madras } = church;
  const { page } = await signedIn(browser, app, '/news_letter/departments');
  const seen = troubles(page);
  const open = page.getByRole('button', { name: 'Send News Letter' }).first();
  const choose = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'News to choose from' }).getByRole('link', { name }).click();

  await row(page, story.title).waitFor();
  await expect.poll(() => row(page, hidden.title).count()).toBe(0);
  await open.click();
  await page.getByText('Please select atleast one news').waitFor();
  await choose(story.title);
  await choose(malayalam.title);
  await tab('Diocese');
  await row(page, tamil.title).waitFor();
  await expect.poll(() => row(page, story.title).count()).toBe(0);
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await expect.poll(() => filter.getByRole('group', { name: 'Departments' }).count()).toBe(0);
  await filter.getByLabel(madras.name).check();
  await filter.getByRole('button', { name: 'Apply Filters' }).click();
  await choose(tamil.title);
  await tab('All');
  await row(page, story.title).waitFor();
  await page.reload();
  await page.getByText('3 chosen', { exact: true }).waitFor();

  // Nobody gets it yet.
  await open.click();
  await page.getByText('Nobody has subscribed yet').waitFor();
  const send = page.getByRole('button', { name: 'Send News Letter', exact: true });
  await expect.poll(() => send.isDisabled()).toBe(true);
  // In order, by the keyboard.
  const list = page.getByRole('region', { name: 'Stories' });
  const earlier = list.getByRole('button', { name: `Earlier: ${tamil.title}` });
  for (const place of [1, 0]) {
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.getByRole('listitem').nth(place).innerText()).toContain(tamil.title);
  }
  // By the mouse, and it stays over a reload, with its subject.
  const grip = async (title: string) => {
    const { x, y, width, height } =
      (await list.getByRole('button', { name: `Move: ${title}`, exact: true }).boundingBox()) ?? fail();
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await grip(malayalam.title)));
  await page.mouse.down();
  const [x, y] = await grip(tamil.title);
  await page.mouse.move(x, y + 1);
  await page.mouse.move(x, y - 20);
  await page.mouse.up();
  const first = list.getByRole('listitem').first();
  await expect.poll(() => first.innerText()).toContain(malayalam.title);
  await list.getByRole('button', { name: `Later: ${malayalam.title}` }).click();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  // What is suggested follows the order; only then is it replaced.
  await expect.poll(() => subject.inputValue()).toContain(tamil.title.slice(0, 20));
  await subject.fill('Bells of the week');
  // A greeting of words alone, which stays over a reload too.
  const greeting = page.getByRole('textbox', { name: 'Greeting' });
  await page.getByRole('button', { name: 'Add a greeting' }).click();
  await greeting.click();
  await page.keyboard.type('Dear friends');
  await expect.poll(() => page.getByRole('button', { name: 'Image' }).count()).toBe(0);
  await page.frameLocator('iframe[data-dressed]').getByText('Dear friends').waitFor();
  // Too long a one is said here and holds back whatever would send it.
  await page.keyboard.insertText('x'.repeat(5000));
  const tooLong = page.getByText('This greeting is too long for a mail. Please shorten it.');
  await expect.poll(() => tooLong.count()).toBe(2);
  const heldBack = ['Send News Letter', 'Save for later', 'Send a test mail'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (const button of heldBack) await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => heldBack[1]?.isEnabled()).toBe(true);
  await page.reload();
  await greeting.getByText('Dear friends').waitFor();
  await expect.poll(() => first.innerText()).toContain(tamil.title);
  // Kept for somebody else, and gone on with.
  await page.getByRole('button', { name: 'Save for later' }).click();
  await page.getByRole('link', { name: 'Bells of the week' }).click();
  await page.getByText('Not sent yet').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Subject' }).inputValue())
    .toBe('Bells of the week');
  await greeting.getByText('Dear friends').waitFor();
  // The mail itself, as it is drawn by its template and without a fault of the page's policy.
  const frame = page.frameLocator('iframe[data-dressed]');
  await frame.getByRole('heading', { level: 1, name: tamil.title }).waitFor();
  const ground = () => frame.locator('.sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  await expect.poll(() => ground()).toBe('rgb(248, 243, 234)');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(ground).toBe('rgb(24, 19, 21)');
  await page.getByRole('button', { name: 'Text only' }).click();
  const text = page.getByRole('textbox', { name: 'The mail for programs that show text only' });
  await expect.poll(() => text.inputValue()).toContain(story.title);
  expect(seen).toEqual([]);

  // One is switched off meanwhile: refused by its name.
  await client.call('POST', 'news_letter/add_subscriber', { name: 'Mary', email: 'mary@example.org' });
  await client.call('PUT', `news/edit/${malayalam.id}`, { activated: false });
  await page.getByLabel('Send later').check();
  await page.getByLabel('Day').fill('2099-11-22');
  await page.getByLabel('Time', { exact: true }).fill('07:30');
  await send.click();
  await page.getByText('Please choose a time within a year').waitFor();
  await page.getByLabel('Day').fill(inAWeek());
  await send.click();
  await page.getByRole('alert').getByText(`“${malayalam.title}” is not active`).waitFor();
  // It stands among what is to be looked at too, is taken out there by one press, and put back.
  const looked = page.getByRole('region', { name: 'Checks before sending' });
  await looked.getByText(`“${malayalam.title}” is not public.`).waitFor();
  await looked.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await looked.getByRole('button', { name: `Undo: “${malayalam.title}” is not public.` }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
  await page.getByRole('button', { name: `Remove: ${malayalam.title}` }).click();
  const [request] = await Promise.all([page.waitForRequest('**/news_letter/send_news_letter'), send.click()]);
  expect(request.postDataJSON()).toEqual({
    ...{ news: [tamil.id, story.id], subject: 'Bells of the week', at: `${inAWeek()}T07:30` },
    greeting: '<p>Dear friends</p>',
    ...{ newsletter: expect.any(String), version: 1 },
  });
  // The church has sent these two before.
  await page.getByRole('alert').getByText('has sent a newsletter with the same news').waitFor();
  await page.getByRole('button', { name: 'Send it a second time' }).click();
  await page.getByText('News letter scheduled successfully').waitFor();
  await page.getByRole('link', { name: 'Bells of the week' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('cancelled it').waitFor();
});

const fail = (): never => {
  throw new Error('It stands nowhere.');
};
const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
