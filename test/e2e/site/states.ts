import type { Page } from 'playwright-core';
import type { State } from '../state.ts';

const opener = (page: Page, name: string) => page.locator(`summary[aria-label="${name}"]`).first();

/** What opens on pages, and what comes where there is none. */
export const SITE_STATES: readonly State[] = [
  { name: 'the menu panel', path: () => '/home', open: (page) => opener(page, 'Menu').click() },
  {
    name: 'a group of the phone’s menu',
    only: 'phone',
    path: () => '/home',
    open: async (page) => {
      await opener(page, 'Menu').click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await menu.getByText('Dioceses', { exact: true }).click();
      await menu.getByText('Telengana', { exact: true }).click();
      await menu.getByRole('link', { name: 'Medak' }).waitFor();
    },
  },
  {
    name: 'a popup of the bar',
    only: 'desk',
    path: () => '/home',
    open: async (page) => {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByText('Diocese', { exact: true })
        .press('Enter');
      await page.getByRole('heading', { name: 'Telengana' }).waitFor();
    },
  },
  ...['/', '/home'].map(
    (path): State => ({
      name: `the search panel of ${path}`,
      path: () => path,
      open: async (page) => {
        await opener(page, 'Search').click();
        await page.getByRole('searchbox').fill('camp');
        await page.getByRole('button', { name: 'Load more' }).waitFor();
      },
    }),
  ),
  {
    name: 'a search that finds nothing',
    path: () => '/home',
    open: async (page) => {
      await opener(page, 'Search').click();
      await page.getByRole('searchbox').fill('zzzz');
      await page.getByText('No news found').waitFor();
    },
  },
  {
    name: 'the gallery over the page',
    path: ({ story }) => story.path,
    open: async (page) => {
      await page.getByRole('link', { name: 'Picture 1 of 4' }).click();
      await page.getByText('1 / 4').waitFor();
    },
  },
  {
    name: 'the dialog of an advertisement',
    path: () => '/home/advertisement',
    open: async (page) => {
      await page.getByRole('button', { name: 'Organ Works' }).click();
      await page.getByRole('link', { name: 'Know More' }).waitFor();
    },
  },
  {
    name: 'a letter to a diocese that was refused',
    path: ({ app, madras }) => app.at(madras.label, '/'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('alert').getByText('Please enter all the details').waitFor();
    },
  },
  { name: 'a page that is not there', path: () => '/no/such/page' },
  { name: 'a site that is not there', path: ({ app }) => app.at('nobody', '/') },
];
