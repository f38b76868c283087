import { DOCUMENT_NOT_BUILT, DOCUMENT_ROWS } from './documentRows.ts';
import { FRAME_NOT_BUILT, FRAME_ROWS } from './frameRows.ts';
import { LIFE_NOT_BUILT, LIFE_ROWS } from './lifeRows.ts';
import { NEWS_ROWS } from './newsRows.ts';
import { PEOPLE_NOT_BUILT, PEOPLE_ROWS } from './peopleRows.ts';
import type { NotBuilt, SiteRow } from './row.ts';
import { UNIT_NOT_BUILT, UNIT_ROWS } from './unitRows.ts';

/** All rows of the public checklist, by the families of pages. */
export const SITE_ROWS: readonly SiteRow[] = [
  ...FRAME_ROWS,
  ...NEWS_ROWS,
  ...LIFE_ROWS,
  ...DOCUMENT_ROWS,
  ...PEOPLE_ROWS,
  ...UNIT_ROWS,
];

/** Those of which there is no page yet. Who builds one takes it from here and writes its row. */
export const NOT_BUILT: readonly NotBuilt[] = [
  ...FRAME_NOT_BUILT,
  ...LIFE_NOT_BUILT,
  ...DOCUMENT_NOT_BUILT,
  ...PEOPLE_NOT_BUILT,
  ...UNIT_NOT_BUILT,
];

/** Rules of the checklist without an address of their own, and the test that holds each. */
export const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  'PUB-064': 'test/e2e/console/users.test.ts',
  'PUB-065': 'test/e2e/console/users.test.ts',
  'PUB-066': 'src/ui/toasts.test.ts',
};
