import type { Page } from 'playwright-core';
import type { Church } from '#test/support/church.ts';
import { pictures } from '#test/support/files.ts';
import type { State } from '../state.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const ofMadras = (tab: string) => (church: Church) =>
  `/dioceses/diocese_information/${tab}/${church.madras.id}`;
const ofMedak = (tab: string) => (church: Church) =>
  `/dioceses/diocese_information/${tab}/${church.medak.id}`;

/** Gives a diocese a banner, a gallery, a section of a description and a bishop, once. */
async function furnish(page: Page, { client, medak }: Church): Promise<void> {
  const there = await client.call('GET', `diocese/get/${medak.id}`);
  if (there.gallery.length > 0) return;
  const urls = await Promise.all((await pictures(4)).map(client.upload));
  const rows = urls.map((url) => ({ url }));
  await client.call('PUT', `diocese/edit/${medak.id}`, {
    banner: rows.slice(0, 1),
    gallery: rows,
    description: [{ title: 'Our hope', description: '<p>வெள்ளத்திற்குப் பின் விதைப்பவர்கள்.</p>' }],
  });
  await client.call('POST', 'user/add', {
    user_type: 'diocese_personnels',
    diocese: medak.id,
    user_name: 'George Stephen',
    role: 'bishop',
    email: 'bishop.of.a.large.diocese@example.org',
    sort: 1,
  });
  await page.reload();
}

/** The screens of dioceses and departments, and what opens on them (000 §2.5, §2.6). */
export const UNIT_STATES: readonly State[] = [
  {
    name: 'a new event, refused',
    path: () => '/departments/department_events',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Event' }).click();
      await dialog(page, 'Add Event').getByRole('button', { name: 'Add Event' }).click();
      await dialog(page, 'Add Event').getByRole('alert').waitFor();
    },
  },
  {
    name: 'dioceses as cards',
    path: () => '/dioceses/diocese_information',
    open: async (page) => {
      await page.getByLabel('Actions for Madras').click();
      await page.getByRole('link', { name: 'Open' }).waitFor();
    },
  },
  {
    name: 'the question before deleting a diocese',
    path: () => '/dioceses/diocese_information',
    open: async (page) => {
      await page.getByLabel('Actions for Medak').click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'a diocese’s address',
    path: ofMadras('address'),
    open: (page) => page.getByText('226 Cathedral Road').waitFor(),
  },
  {
    name: 'no address yet',
    path: ofMedak('address'),
    open: (page) => page.getByRole('button', { name: 'Add Address' }).waitFor(),
  },
  {
    name: 'banner images',
    path: ofMedak('banner_images'),
    open: async (page, church) => {
      await furnish(page, church);
      await page.getByText('Banner 1').waitFor();
    },
  },
  {
    name: 'a gallery, one picture taken up',
    path: ofMedak('gallery'),
    open: async (page, church) => {
      await furnish(page, church);
      await page.getByText('No description yet').nth(3).waitFor();
      await page.getByRole('button', { name: 'Move: Picture 2', exact: true }).click();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('status').getByText('Place 3 of 4').waitFor();
    },
  },
  {
    name: 'Add gallery images, refused',
    path: ofMedak('gallery'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Images' }).click();
      await dialog(page, 'Add gallery images').getByRole('button', { name: 'Add Image' }).click();
      await dialog(page, 'Add gallery images').getByText('Please enter: Images').first().waitFor();
    },
  },
  {
    name: 'a diocese’s personnel',
    path: ofMedak('personnels'),
    open: async (page, church) => {
      await furnish(page, church);
      await page.getByText('George Stephen').waitFor();
    },
  },
  {
    name: 'the sections of a description',
    path: ofMedak('description'),
    open: async (page, church) => {
      await furnish(page, church);
      await page.getByText('Our hope').waitFor();
    },
  },
  {
    name: 'a section of a description',
    path: ({ medak }) => `/dioceses/diocese_information/edit_description/${medak.id}?index=0`,
    open: async (page, church) => {
      await furnish(page, church);
      await page.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'a ministerial roll, none, and its form',
    path: ofMedak('ministerial_roll'),
    open: async (page) => {
      await page.getByText('No ministerial data found').waitFor();
      await page.getByRole('button', { name: 'Add Role' }).click();
      await dialog(page, 'Add Ministerial role').waitFor();
    },
  },
  {
    name: 'an aim, none',
    path: ({ ecology }) => `/departments/department_information/aimsandobjectives/${ecology.id}`,
    open: (page) => page.getByText('No Aims and Objectives is found').waitFor(),
  },
  {
    name: 'an aim',
    path: ({ ecology }) => `/departments/department_information/aimsandobjectives/${ecology.id}`,
    open: async (page, { client, ecology }) => {
      await client.call('PUT', `department/edit/${ecology.id}`, {
        aim: '<p>A thousand <b>saplings</b>.</p>',
      });
      await page.reload();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('toolbar').waitFor();
    },
  },
];
