import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSOLE } from '#console/frame/sections.ts';
import { KINDS } from '#kinds/kinds.ts';
import { FOLDERS_WITH_ROWS, FORM_ROWS, LIST_ROWS } from './support/sectionRows.ts';

/** The sections without rows, each with the reason. */
const WITHOUT_ROWS = {
  login: 'for those who are not signed in: test/e2e/console/accountLinks.test.ts',
  history: 'opened by its own test, for every kind',
};

/** The kinds whose list and form the law of the sections does not go through, each with the reason. */
const BY_JOURNEYS = {
  account: 'test/e2e/console/users.test.ts',
  news: 'test/e2e/console/newsJourney.test.ts',
  enquiry: 'written by visitors, and answered: test/e2e/console/inbox.test.ts',
  order: 'like enquiries',
};

describe('the sections of the console', () => {
  const cwd = 'src/console';
  const folders = globSync('*/section.ts', { cwd }).map(dirname).sort();

  it('are all in the list', async () => {
    const declared = await Promise.all(
      folders.map(async (folder) => Object.values(await import(`../src/console/${folder}/section.ts`))[0]),
    );
    expect(new Set(declared)).toEqual(new Set(CONSOLE.sections));
    expect(declared.length).toBe(CONSOLE.sections.length);
  });

  it('have rows, by which they are opened and filled in', () => {
    expect([...FOLDERS_WITH_ROWS, ...Object.keys(WITHOUT_ROWS)].sort()).toEqual(folders);
  });

  it('have help', () => {
    const helped = globSync('*/help.ts', { cwd }).map(dirname);
    expect([...helped, 'login'].sort()).toEqual(folders);
  });
});

/** The forms that are not opened empty, since the church of that test has a record there already. */
const FULL = ['/about/csita/content', '/dioceses/diocese_information/address/:id'];

describe('every kind', () => {
  it('has a list and a form that the law of the sections goes through', () => {
    const listed = LIST_ROWS.map(({ of }): string => of);
    expect(new Set([...listed, ...Object.keys(BY_JOURNEYS)])).toEqual(new Set(Object.keys(KINDS)));
  });

  it('has a row of its form, with the fields that are asked for', () => {
    const asked = new Set(FORM_ROWS.map(({ title, submit }) => `${title}: ${submit}`));
    const unasked = LIST_ROWS.filter(({ form, submit }) => !asked.has(`${form.title}: ${submit}`));
    expect(unasked.map(({ path }) => path)).toEqual(FULL);
  });
});
