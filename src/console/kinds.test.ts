import { expect, it } from 'vitest';
import type { KindName } from '#kinds/kinds.ts';
import { CONSOLE, type ConsoleRoute } from './sections.ts';

/** Where staff look after the records of each kind, so that none is left without a screen. null: by calls only, as no page is specified. */
const SCREEN_OF: Record<KindName, ConsoleRoute | null> = {
  account: 'officeUsers',
  department: 'departmentInformation',
  diocese: 'dioceseInformation',
  news: 'departmentNews',
  event: 'departmentEvents',
  publication: 'resources',
  campaign: 'campaigns',
  person: 'officers',
  description: 'associationContent',
  video: 'videos',
  statement: 'statements',
  prayer: 'prayerCalendar',
  promotion: 'advertisements',
  partner: 'partners',
  subscriber: 'subscribers',
  enquiry: null,
  order: null,
};

it('every kind has a screen of its own', () => {
  const screens = Object.values(SCREEN_OF).filter((route) => route !== null);
  expect(new Set(screens).size).toBe(screens.length);
  for (const route of screens) expect(CONSOLE.screens.map((screen) => screen.route)).toContain(route);
});
