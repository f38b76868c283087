import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toasted, troubles } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { browse, image, document as pdf, row, rowMenu, signedIn } from '#test/support/consoleSteps.ts';
import { pictures } from '#test/support/files.ts';
import { fillMoment } from '#test/support/fillMoment.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What a diocese's and a department's users do in their own section, on a phone (000 §6), and a gallery put in order. */
let app: App;
let browser: Browser;
let client: Client;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
  },
  { closePages: true },
);

const PHONE = { width: 360 };
const add = (page: Page, name = 'Add') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
/** What the gallery of the diocese holds, as the API answers it: the numbers in the files' names. */
const orderOf = async (id: string): Promise<string> => {
  const { gallery } = await client.call('GET', `diocese/get/${id}`);
  return gallery.map(({ url }: { url: string }) => /picture(\d)\d{13}/.exec(url)?.[1]).join('');
};

it('a diocese’s user does the whole work of the own diocese (AMB-020, AMB-081)', async () => {
  const own = await client.diocese('Vellore', 'Tamil Nadu');
  await client.diocese('Madras', 'Tamil Nadu');
  const { page } = await signedIn(
    browser,
    app,
    '/dioceses/diocese_information',
    await client.user('Vimala', own),
    PHONE,
  );
  const seen = troubles(page);

  // The own card and nothing else: no search, no adding, no deleting, and no state to change.
  await page.getByRole('link', { name: 'Vellore' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Madras' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Add Diocese' }).count()).toBe(0);
  await page.getByLabel('Actions for Vellore').tap();
  await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Edit' }).tap();
  await page.getByLabel('Diocese', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Diocese State').count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).tap();

  await page.getByRole('link', { name: 'Vellore' }).tap();
  await page.getByRole('button', { name: 'Add Address' }).tap();
  await page.getByLabel('Address', { exact: true }).fill('Officers’ Line');
  // Somebody else saves another part of the diocese meanwhile, which is no conflict.
  await client.call('PUT', `diocese/edit/${own.id}`, { description: [{ title: 'History' }] });
  await add(page);
  await row(page, 'Officers’ Line').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Ministerial Roll' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Banner Images' }).tap();
  await page.getByRole('button', { name: 'Add Banner' }).tap();
  await image(page, 'Image');
  await add(page);
  await row(page, 'Banner 1').waitFor();

  // Another roll takes the place of the one before (AMB-112).
  await page.getByRole('link', { name: 'Ministerial Roll' }).tap();
  for (const name of ['Add Ministerial role', 'Edit Ministerial role']) {
    await page.getByRole('button', { name: 'Add Role' }).tap();
    await page.getByRole('dialog', { name }).waitFor();
    await pdf(page, 'PDF');
    await add(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => row(page, 'paper.pdf').count()).toBe(1);
  }

  await page.getByRole('link', { name: 'Gallery' }).tap();
  await page.getByRole('button', { name: 'Add Images' }).tap();
  await browse(page.getByRole('button', { name: 'Browse: Images' }), await pictures(4));
  await page.getByRole('img', { name: 'Gallery image 4' }).waitFor();
  await add(page, 'Add Image');
  // Everything about the pictures has come: going on earlier would break requests off.
  await page.getByText('No description yet').nth(3).waitFor();
  await page.getByRole('button', { name: 'Later: Picture 1' }).tap();
  await expect.poll(() => orderOf(own.id)).toBe('2134');

  await page.getByRole('link', { name: 'Diocese Information' }).tap();
  await page.getByRole('link', { name: 'Diocese Events' }).tap();
  await page.getByRole('button', { name: 'Add Event' }).tap();
  await page.getByLabel('Title').fill('Harvest festival');
  await expect.poll(() => page.getByLabel(/^Select/).count()).toBe(0);
  await fillMoment(page, 'From', '2026-12-02T10:00');
  await fillMoment(page, 'To', '2026-12-01T10:00');
  await image(page, 'Thumbnail');
  await add(page, 'Add Event');
  await page.getByRole('alert').getByText('The end must not be before the start').waitFor();
  await fillMoment(page, 'To', '2026-12-03T10:00');
  await add(page, 'Add Event');
  await row(page, 'Harvest festival').getByText('Awaiting approval').waitFor();
  // The save that came too late, and went through with the next try.
  expect(seen).toEqual([expect.stringContaining('409')]);
});

it('a department’s user writes the aim of the own department, where there is none too (AMB-091)', async () => {
  const own = await client.department('Youth');
  const { page } = await signedIn(
    browser,
    app,
    '/departments/department_information',
    await client.user('Daniel', own),
    PHONE,
  );
  const seen = troubles(page);
  await page.getByRole('link', { name: 'Youth' }).tap();
  await page.getByText('No Aims and Objectives is found').waitFor();
  await page.getByRole('button', { name: 'Edit' }).tap();
  await page.getByRole('textbox', { name: 'Aims and Objectives' }).fill('A say now and not later.');
  await add(page, 'Update');
  const aim = page.getByRole('region', { name: 'Aims and Objectives' });
  await aim.getByText('A say now and not later.').waitFor();
  await aim.getByRole('button', { name: 'Delete' }).tap();
  await page.getByText('Are you sure want to delete Aims and Objectives ?').waitFor();
  await page.getByRole('button', { name: 'Yes' }).tap();
  await page.getByText('No Aims and Objectives is found').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await aim.getByText('A say now and not later.').waitFor();
  await page.getByRole('link', { name: 'Personnel' }).tap();
  await page.getByRole('button', { name: 'Add Personnel' }).tap();
  await page.getByLabel('Name').fill('Sharon');
  await add(page);
  await row(page, 'Sharon').waitFor();
  expect(seen).toEqual([]);
});

it('a gallery is put in order by mouse and by keyboard', async () => {
  const of = await client.diocese('Jaffna', 'Jaffna');
  const urls = await Promise.all((await pictures(5)).map(client.upload));
  await client.call('PUT', `diocese/edit/${of.id}`, { gallery: urls.map((one) => ({ url: one })) });
  const { page } = await signedIn(browser, app, `/dioceses/diocese_information/gallery/${of.id}`);
  const seen = troubles(page);
  const grip = (place: number) => page.getByRole('button', { name: `Move: Picture ${place}`, exact: true });
  const said = (text: string) => page.getByRole('status').getByText(text).waitFor();

  // By keyboard: taken up, moved, put down; the focus stays with the picture.
  await grip(1).focus();
  await page.keyboard.press('Space');
  await said('Picture 1 is picked up, at place 1 of 5.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await said('Place 3 of 5');
  await page.keyboard.press('Space');
  await said('Picture 1 is now at place 3 of 5.');
  await expect.poll(() => orderOf(of.id)).toBe('23145');
  await expect.poll(() => grip(3).evaluate((button) => button === document.activeElement)).toBe(true);

  // Escape puts it back.
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await said('Place 1 of 5');
  await page.keyboard.press('Escape');
  await said('Picture 3 is back in its place.');

  // By mouse: the last one before the first one.
  await grip(5).scrollIntoViewIfNeeded();
  const from = await grip(5).boundingBox();
  const to = await page.getByRole('img', { name: 'Picture 1' }).boundingBox();
  if (!from || !to) throw new Error('The pictures are not there.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 40);
  await page.mouse.up();
  await expect.poll(() => orderOf(of.id)).toBe('52314');

  // Somebody else adds one meanwhile: moving another one loses nothing.
  const [more] = (await pictures(6)).slice(5);
  const { gallery } = await client.call('GET', `diocese/get/${of.id}`);
  const url = more && (await client.upload(more));
  await client.call('PUT', `diocese/edit/${of.id}`, { gallery: [...gallery, { url }] });
  await page.getByRole('button', { name: 'Later: Picture 1' }).click();
  await expect.poll(() => orderOf(of.id)).toBe('253146');
  expect(seen).toEqual([]);
});

it('what a unit writes waits, comes back with a sentence, and is published; the office takes each decision back', async () => {
  const own = await client.diocese('Dornakal', 'Telengana');
  const login = await client.user('Ratna', own);
  const ratna = await clientOf(app, login);
  const { id, title } = await ratna.news(own, 'Choirs by the river');
  const { page: office } = await signedIn(browser, app, '/users');
  const { page: author } = await signedIn(browser, app, '/drafts', login, PHONE);
  await author.waitForLoadState('networkidle');
  const seen = [troubles(office), troubles(author)];
  /** Opens the author's list. All that it asks has come when it is left again: what is broken off would count as trouble. */
  const state = async (text: string) => {
    await Promise.all([
      author.waitForResponse('**/news/get'),
      author.waitForResponse('**/news/get_news_details'),
      author.goto('/dioceses', { waitUntil: 'networkidle' }),
    ]);
    await row(author, title).getByText(text, { exact: true }).waitFor();
  };
  const waiting = office.getByRole('listitem').filter({ hasText: title });
  const undo = async () => {
    await office.getByRole('button', { name: 'Undo' }).click();
    await waiting.getByRole('button', { name: `Make Active: ${title}` }).waitFor();
  };
  const topOf = (of: string) =>
    office
      .getByRole('listitem')
      .filter({ hasText: of })
      .evaluate((item) => item.getBoundingClientRect().top);

  await state('Awaiting approval');
  await office.getByRole('link', { name: /^Awaiting approval \d+ waiting/ }).click();
  await waiting.getByText('News | Dornakal | Ratna | waiting since today').waitFor();
  const sendBack = async () => {
    await waiting.getByRole('button', { name: `Send back: ${title}` }).click();
    await office.getByLabel('What should be changed?').fill('Please name the river.');
    await office.getByRole('button', { name: 'Send back', exact: true }).click();
    await waiting.getByText('Sent back', { exact: true }).waitFor();
  };
  await sendBack();
  await undo();
  await state('Awaiting approval');
  await sendBack();
  await state('Sent back');
  await author.getByText('Administrator: Please name the river.').waitFor();
  await author.getByRole('link', { name: 'Edit News' }).first().tap();
  await author.getByLabel('Sub-heading').fill('Where the Godavari bends');
  await author.getByRole('button', { name: 'Update' }).tap();
  await row(author, title).getByText('Awaiting approval').waitFor();

  const { title: next } = await ratna.news(own, 'Lamps for the harvest');
  // What comes above the list moves it.
  await office.reload({ waitUntil: 'networkidle' });
  const publish = async () => {
    // The older one comes first.
    const before = await topOf(next);
    await waiting.getByRole('button', { name: `Make Active: ${title}` }).click();
    await waiting.getByText('On the site now').waitFor();
    // The next one does not come under the pointer.
    await expect.poll(() => topOf(next)).toBeCloseTo(before, 0);
  };
  await publish();
  await undo();
  await state('Awaiting approval');
  await publish();
  await state('Published');
  const address = await author.getByRole('link', { name: `See the page: ${title}` }).getAttribute('href');
  expect(address).toBe(`/news_screen/dioceses/${id}`);
  // One way to see it; copying and WhatsApp are in the menu.
  await (await rowMenu(author, title)).getByRole('button', { name: 'Share' }).waitFor();
  expect(seen).toEqual([[], []]);
});

it('what was done in the own diocese is read, and undone, by its user; what was done elsewhere by the office', async () => {
  const own = await client.diocese('Nandyal', 'Andhra');
  const other = await client.diocese('Medak', 'Telengana');
  await client.call('PUT', `diocese/edit/${other.id}`, { email: 'medak@test.invalid' });
  await client.call('PUT', `diocese/edit/${own.id}`, { email: 'right@test.invalid' });
  await client.call('PUT', `diocese/edit/${own.id}`, { email: 'wrong@test.invalid' });
  const { page, context } = await signedIn(browser, app, '/audit', await client.user('Ruth', own), PHONE);
  const seen = troubles(page);
  await page.getByText('You see what was done in Nandyal.').waitFor();
  const line = page.getByRole('listitem').filter({ hasText: 'wrong@test.invalid' });
  await line.getByText('Email: from right@test.invalid to wrong@test.invalid').waitFor();
  await expect.poll(() => page.getByText('medak@test.invalid').count()).toBe(0);
  await line.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).tap();
  await page.getByText('Email: from wrong@test.invalid to right@test.invalid').waitFor();
  // The line that was undone leads to the history now.
  await line.filter({ hasText: 'It was changed again since.' }).first().waitFor();
  expect((await client.call('GET', `diocese/get/${own.id}`)).email).toBe('right@test.invalid');
  await context.close();

  const { page: office } = await signedIn(browser, app, '/audit');
  await office.getByRole('searchbox', { name: 'Search the activity log' }).fill('Medak');
  await office.getByText('Email: now medak@test.invalid').waitFor();
  await expect.poll(() => office.getByText('wrong@test.invalid').count()).toBe(0);
  await office.getByRole('searchbox').fill('Ruth');
  await office.getByText('Email: from wrong@test.invalid to right@test.invalid').waitFor();
  await office.getByLabel('What', { exact: true }).selectOption('Sign-ins');
  await office.getByText('signed in', { exact: false }).first().waitFor();
  await office.getByRole('button', { name: 'Dates' }).click();
  await office.getByRole('dialog').getByLabel('To').fill('2020-01-01');
  await office.getByRole('button', { name: 'Apply Filters' }).click();
  await office.getByText('No activity found').waitFor();
  await office.getByRole('button', { name: 'Clear All' }).last().click();
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^activity-log-.*\.csv$/);
  await office.getByRole('searchbox').fill('activity-log');
  await office.getByText('exported ‘activity-log’').waitFor();
  // What an act is about is one press away.
  const story = await client.news(own, 'Lamps at Nandyal', { activated: false });
  const publish_at = new Date(Date.now() + 86_400_000).toISOString();
  await client.call('PUT', `schedule/plan/${story.id}`, { kind: 'news', publish_at });
  await office.getByRole('searchbox').fill('Lamps at Nandyal');
  await office.getByRole('link', { name: /^See: scheduled that ‘Lamps at Nandyal’/ }).click();
  await office.getByRole('heading', { level: 1, name: /History/ }).waitFor();
  await office.getByText('Lamps at Nandyal').first().waitFor();
  expect(seen).toEqual([]);
});

it('the office and an author are in one form: they see each other, speak beside it, and a change waits', async () => {
  const own = await client.department('Chapel');
  const story = await client.news(own, 'The bell is back');
  const form = `/departments/edit_news/${story.id}`;
  const login = await client.user('Mercy', own);
  const { context: hers } = await signedIn(browser, app, form, login);
  const { page: office } = await signedIn(browser, app, form);
  await office.getByText('Mercy is in this form too').waitFor();
  await office.getByLabel('Add a comment').fill('Please say who cast it.');
  await office.getByRole('button', { name: 'Post' }).click();
  await office.getByRole('article').getByText('Please say who cast it.').waitFor();
  // Her window is gone without a word of hers.
  await hers.close();
  await office.getByText('Mercy left the form.').waitFor();
  await client.call('PUT', 'waiting/changes_wait', { wait: true });
  // What a remark quotes is marked where it stands in the text, and shown there.
  const about = { kind: 'news', record: story.id, field: 'description', quoted: 'met, sang' };
  const mercy = await clientOf(app, login);
  await mercy.call('POST', 'comments/say', { ...about, comment: crypto.randomUUID(), text: 'Or danced?' });

  const { page: again } = await signedIn(browser, app, '/today', login);
  const trouble = { since: new Date().toISOString(), sentence: 'It is full.' };
  await again.route('**/mail/state', (route) =>
    route.fulfill({ json: { data: { to: 'server', trouble, mailbox: null, held: 0 } } }),
  );
  await again.getByRole('link', { name: 'Answer: The bell is back' }).click();
  await again.getByRole('button', { name: 'Read and answer' }).click();
  // What is said beside it would be mailed, and no mail goes out just now.
  await again.getByText('Mails cannot be sent at the moment').waitFor();
  const marked = () =>
    again.evaluate(() => [...(CSS.highlights.get('said') ?? [])].map((range) => (range as Range).toString()));
  await expect.poll(marked).toEqual(['met, sang']);
  const remark = again.getByRole('article').filter({ hasText: 'Or danced?' });
  await remark.getByRole('button', { name: 'Show' }).click();
  await expect
    .poll(() => again.evaluate(() => document.activeElement?.getAttribute('contenteditable')))
    .toBe('true');
  await expect.poll(() => again.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  await again.keyboard.type('X');
  await expect.poll(marked).toEqual(['met, sang']);
  await again.keyboard.press('Backspace');
  await remark.getByRole('button', { name: 'Done' }).click();
  await expect.poll(marked).toEqual([]);
  const thread = again.getByRole('article').filter({ hasText: 'Please say who cast it.' });
  await thread.getByRole('button', { name: 'Answer' }).click();
  await thread.getByRole('textbox').fill('Jebaraj and sons.');
  await thread.getByRole('button', { name: 'Answer' }).click();
  await thread.getByText('Jebaraj and sons.').waitFor();
  await again.getByLabel('Title').fill('The bell is back, and rings');
  await again.getByRole('button', { name: 'Update' }).click();
  await again.getByText('Your change awaits approval by the synod office.').waitFor();

  await office.goto('/waiting');
  await office.getByText('The bell is back, and rings').waitFor();
  await office.getByRole('button', { name: 'Approve: The bell is back' }).click();
  await expect
    .poll(async () => (await client.call('GET', `news/get/${story.id}`)).title)
    .toBe('The bell is back, and rings');
  const choice = office.getByLabel('Those of one diocese or department are public at once all the same');
  await choice.selectOption({ label: 'Chapel' });
  await toasted(office, 'Chapel: changes are public at once');
  await office.getByRole('button', { name: 'As for all: Chapel' }).click();
  await toasted(office, 'Chapel: as for all from now on');
  await office.getByRole('listitem').filter({ hasText: 'Chapel: changes' }).waitFor({ state: 'detached' });
  await office.getByLabel('Changes to published items need approval').click();
  await office.getByText('From now on such changes are public at once').waitFor();
  expect(await client.call('POST', 'waiting/get_changes', {})).toMatchObject({
    changes_wait: false,
    units: [],
  });
});
