import type { Page } from 'playwright-core';
import type { Church } from '#test/support/church.ts';
import { clientOf } from '#test/support/client.ts';
import { row, unfold } from '#test/support/consoleSteps.ts';
import type { State } from '../state.ts';

const question = (page: Page) => page.getByRole('alertdialog').waitFor();

/** A news item of Madras that waits for the office, written once by a user of its own. */
async function writeOne(page: Page, { app, client, madras }: Church): Promise<void> {
  const { docs } = await client.call('POST', 'waiting/get', {});
  if (docs.length > 0) return;
  const writer = await clientOf(app, await client.user('Writer of Madras', madras));
  await writer.news(madras, 'New boats blessed at the harbour');
  await page.reload();
}

/** A title that was changed, so that there is something to compare. */
async function changeTitle(page: Page, { client, story }: Church): Promise<void> {
  await client.call('PUT', `news/edit/${story.id}`, { title: `${story.title} and bread`, pdf: [] });
  await client.call('PUT', `news/edit/${story.id}`, { title: story.title });
  await page.reload();
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Restore the state before' }).waitFor();
}

/** What makes the console safe for all sections alike: what waits, trash, history, one's own account. */
export const CARE_STATES: readonly State[] = [
  {
    name: 'what waits, one of it to be sent back without a word',
    path: () => '/waiting',
    open: async (page, church) => {
      await writeOne(page, church);
      await page
        .getByRole('button', { name: /^Send back:/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Send back', exact: true }).click();
      await page.getByText('Please say what should be changed.').waitFor();
    },
  },
  {
    name: 'the trash of a list',
    path: () => '/dioceses/diocese_news?trash=1',
    open: async (page, { client, madras }) => {
      const { id } = await client.news(madras, 'Sung twice');
      await client.call('DELETE', `news/delete/${id}`);
      await page.reload();
      await row(page, 'Sung twice').first().waitFor();
    },
  },
  {
    name: 'an empty trash',
    path: () => '/partners?trash=1',
    open: (page) => page.getByText('Nothing is in the trash').waitFor(),
  },
  {
    name: 'the history of a record, side by side',
    path: ({ story }) => `/history/news/${story.id}`,
    open: changeTitle,
  },
  {
    name: 'the question before an older state comes back',
    path: ({ story }) => `/history/news/${story.id}`,
    open: async (page, church) => {
      await changeTitle(page, church);
      await page.getByRole('button', { name: 'Restore the state before' }).click();
      await question(page);
    },
  },
  {
    name: 'one’s own account, a password refused',
    path: () => '/account',
    open: async (page) => {
      await unfold(page, 'Change password');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Please enter: Current password').waitFor();
    },
  },
  {
    name: 'the question before signing out everywhere',
    path: () => '/account',
    open: async (page) => {
      await unfold(page, 'Where you are signed in');
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await question(page);
    },
  },
];
