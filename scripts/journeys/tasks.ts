import type { Locator, Page } from 'playwright-core';
import { daysLater } from '#lib/dates.ts';
import { noise, twoColours } from '#test/support/files.ts';
import type { Hand } from './hand.ts';

/** What the tasks are about, made before they begin. */
export interface About {
  readonly today: string;
  /** The title of the story that is written, and of the next one. */
  readonly title: string;
  readonly like: string;
  /** A file that stands in some stories, and how they are called. */
  readonly seal: string;
  readonly sealed: readonly string[];
  /** A word of a letter, and its subject. */
  readonly word: string;
  readonly subject: string;
}
/** Goes one way with a phone; `times` is how often the whole of it is done, where it was gone once. */
export type Task = (page: Page, hand: Hand, about: About) => Promise<{ times: number } | undefined>;

const TEXT = 'The boats were blessed at six in the morning, and everybody stayed for breakfast.';
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });
const link = (place: Page | Locator, name: string) => place.getByRole('link', { name, exact: true });
const isThere = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** A section of the menu, behind its button. */
async function section(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.tap(page.getByRole('button', { name: /^Menu/ }));
  await hand.tap(page.getByRole('navigation', { name: /^Sections/ }).getByRole('link', { name }));
}

async function photo(place: Locator, hand: Hand, field: string): Promise<void> {
  const camera = button(place, `Take a picture: ${field}`);
  const browse = place.getByRole('button', { name: /^Browse/ });
  await hand.see(browse);
  const hasCamera = await isThere(camera);
  await hand.photograph(hasCamera ? camera : browse, await noise('harbour.jpg'), hasCamera);
}

export const writeStory: Task = async (page, hand, { title }) => {
  const write = link(page, 'Write');
  await hand.tap((await isThere(write)) ? write : link(page, 'Add News'));
  await hand.write(page.getByLabel(/^Title/), title);
  await hand.write(page.getByRole('textbox', { name: 'Body' }), TEXT);
  await hand.tap(button(page, 'Add thumbnail'));
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  await photo(dialog, hand, 'Thumbnail');
  await hand.see(dialog.getByLabel('The part of the picture that is kept'));
  await hand.tap(button(dialog, 'Add thumbnail'));
  await hand.see(page.getByRole('img', { name: 'The thumbnail as it is now' }));
  await hand.tap(button(page, 'Add'));
  await hand.see(page.getByText(title));
  return undefined;
};

export const writeAgain: Task = async (page, hand, about) => {
  await hand.tap(page.getByLabel(`Actions for ${about.title}`));
  const like = link(page, 'Duplicate');
  await hand.see(page.getByRole('link', { name: 'Edit News' }));
  const more = page.getByText('More', { exact: true }).filter({ visible: true });
  if (await isThere(more)) await hand.tap(more);
  if (!(await isThere(like))) {
    await page.keyboard.press('Escape');
    return writeStory(page, hand, { ...about, title: about.like });
  }
  await hand.tap(like);
  // The title stands there, and is given another end.
  await hand.write(page.getByLabel(/^Title/), about.like, about.title.length);
  await hand.see(page.getByRole('img', { name: 'The thumbnail as it is now' }));
  await hand.tap(button(page, 'Add'));
  await hand.see(page.getByText(about.like));
  return undefined;
};

export const weekly: Task = async (page, hand, { today }) => {
  await hand.tap(link(page, 'Dept. Events'));
  await hand.tap(link(page, 'Add Event').or(button(page, 'Add Event')));
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await hand.write(dialog.getByLabel(/^Title/), 'Choir practice');
  await hand.moment(dialog, 'From', `${daysLater(today, 3)}T18:00`);
  await hand.moment(dialog, 'To', `${daysLater(today, 3)}T20:00`);
  const repeats = dialog.getByLabel('Repeats');
  const canRepeat = await isThere(repeats);
  // Its end is proposed: a year later.
  if (canRepeat) await hand.choose(repeats, 'weekly');
  await photo(dialog.getByRole('group', { name: /^Thumbnail/ }), hand, 'Thumbnail');
  await hand.see(dialog.getByRole('group', { name: /^Thumbnail/ }).getByRole('img'));
  await hand.tap(button(dialog, 'Add Event'));
  await hand.see(page.getByText('Choir practice'));
  return canRepeat ? undefined : { times: 52 };
};

export const findLetter: Task = async (page, hand, { word, subject }) => {
  const find = button(page, 'Find');
  if (await isThere(find)) {
    await hand.tap(find);
    await hand.write(page.getByRole('combobox', { name: 'Find anything' }), word);
    await hand.tap(page.getByRole('option', { name: subject }));
  } else {
    await section(page, hand, 'Inbox');
    await hand.tap(page.getByText('All', { exact: true }));
    await hand.write(page.getByRole('searchbox'), word);
    await hand.tap(link(page, subject));
  }
  await hand.see(page.getByRole('heading', { name: subject }));
  return undefined;
};

export const replaceSeal: Task = async (page, hand, { seal, sealed }) => {
  const fresh = await twoColours('new-seal.jpg', 400, 300);
  await hand.tap(page.getByRole('button', { name: /^Menu/ }));
  const library = page
    .getByRole('navigation', { name: /^(?:Daily work|Yours)/ })
    .getByRole('link', { name: 'Media', exact: true });
  if (await isThere(library)) {
    await hand.tap(library);
    await hand.tap(button(page, seal));
    const chosen = page.waitForEvent('filechooser');
    await hand.tap(button(page.getByRole('dialog', { name: seal }), 'Replace everywhere'));
    // The file lies among the phone's own.
    hand.taps += 2;
    await (await chosen).setFiles([fresh]);
    await hand.tap(button(page.getByRole('alertdialog'), 'Replace'));
    await hand.see(page.getByText(`Replaced in ${sealed.length} places`));
    return undefined;
  }
  // Story by story: the first of them is gone, and counted for all.
  await hand.tap(
    page.getByRole('navigation', { name: /^Sections/ }).getByRole('link', { name: 'Departments' }),
  );
  await hand.write(page.getByRole('searchbox'), sealed[0] ?? '');
  await hand.tap(page.getByLabel(`Actions for ${sealed[0]}`));
  await hand.tap(page.getByRole('link', { name: 'Edit News' }));
  await hand.tap(
    button(page, 'Edit thumbnail').or(button(page, 'Add thumbnail')).or(button(page, 'Replace thumbnail')),
  );
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  const chosen = page.waitForEvent('filechooser');
  await hand.tap(dialog.getByRole('button', { name: /^Browse/ }));
  hand.taps += 2;
  await (await chosen).setFiles([fresh]);
  await hand.see(dialog.getByLabel('The part of the picture that is kept'));
  await hand.tap(dialog.getByRole('button', { name: /thumbnail$/ }));
  await dialog.waitFor({ state: 'detached' });
  await hand.tap(button(page, 'Update News').or(button(page, 'Update')).or(button(page, 'Save')));
  await hand.see(page.getByLabel(`Actions for ${sealed[0]}`));
  return { times: sealed.length };
};

export const sendNewsletter: Task = async (page, hand, { today, sealed }) => {
  const quick = page.locator('main').getByRole('link', { name: 'Newsletter', exact: true });
  const onToday = link(page, 'Today');
  if (await isThere(onToday)) {
    await hand.tap(onToday);
    await hand.tap(quick);
  } else await section(page, hand, 'Newsletter');
  for (const story of sealed) {
    await hand.tap(page.getByRole('checkbox', { name: `Select ${story}` }));
  }
  await hand.tap(button(page, 'Send News Letter'));
  await hand.tap(page.getByLabel('Send later'));
  const toFriday = (12 - new Date(`${today}T12:00Z`).getUTCDay()) % 7 || 7;
  await hand.day(page.getByLabel('Day', { exact: true }), daysLater(today, toFriday));
  await hand.day(page.getByLabel('Time', { exact: true }), '18:00');
  await hand.tap(button(page, 'Send News Letter'));
  await hand.see(page.getByText('News letter scheduled successfully'));
  return undefined;
};
