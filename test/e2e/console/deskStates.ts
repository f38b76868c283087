import type { Page } from 'playwright-core';
import { row, wholeRowMenu } from '#test/support/consoleSteps.ts';
import type { State } from '../state.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** What makes the work less. */
export const DESK_STATES: readonly State[] = [
  {
    name: 'keeping a template',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      const menu = await wholeRowMenu(page, 'Choir number 3');
      await menu.getByRole('button', { name: 'Save as template' }).click();
      const keep = dialog(page, 'Save as template');
      await keep.getByLabel('Name').fill('');
      await keep.getByRole('button', { name: 'Save as template' }).click();
      await page.getByText('Please add a name').waitFor();
    },
  },
  {
    name: 'the templates of a list',
    path: () => '/dioceses/diocese_news',
    open: async (page) => {
      const menu = await wholeRowMenu(page, 'Choir number 3');
      await menu.getByRole('button', { name: 'Save as template' }).click();
      const keep = dialog(page, 'Save as template');
      await keep.getByLabel('Name').fill('A notice of the choir');
      await keep.getByRole('button', { name: 'Save as template' }).click();
      await page.getByRole('button', { name: 'Start from a template' }).click();
      await page.getByRole('button', { name: 'Change templates' }).click();
      await dialog(page, 'Templates').getByLabel('Name of ‘A notice of the choir’').waitFor();
    },
  },
  {
    name: 'describing pictures one after the other',
    path: () => '/library?describe=1',
    open: (page) => dialog(page, 'Describe pictures').getByRole('textbox').first().waitFor(),
  },
  {
    name: 'the library as a list',
    path: () => '/library?view=list',
    open: (page) => row(page, 'jpg').first().waitFor(),
  },
  {
    name: 'what is said beside a story',
    path: ({ story }) => `/departments/edit_news/${story.id}`,
    open: async (page, { client, story }) => {
      const said = { kind: 'news', record: story.id, quoted: 'bread' };
      await client.call('POST', 'comments/say', {
        ...{ ...said, comment: crypto.randomUUID(), field: 'title', text: 'Please shorten.' },
      });
      await page.reload();
      await page.getByRole('article').getByText('Please shorten.').waitFor();
      await page.getByRole('article').getByRole('button', { name: 'Answer' }).first().click();
    },
  },
];
