import { expect, it } from 'vitest';
import { prayerNotification } from './prayerNotification.ts';

const CHURCH = { brand: 'csi' };
const OF = { day: '2026-06-01', name: '', theme: '', prayers: ['Farmers'], readings: [], hasPage: false };

it('names the day, or what it is called, and shows the prayers, or else the readings', () => {
  expect(prayerNotification(OF, CHURCH, 'en')).toMatchObject({
    title: 'Prayer for the day: Monday, Jun 1, 2026',
    body: 'Farmers',
    path: '/resources/worship_resource/prayer_calendar/2026-06',
  });
  const readings = [{ name: 'Gospel', passage: 'Matthew 25:31–46' }];
  expect(prayerNotification({ ...OF, name: 'Trinity', prayers: [], readings }, CHURCH, 'en')).toMatchObject({
    title: 'Prayer for the day: Trinity',
    body: 'Gospel: Matthew 25:31–46',
  });
});

it('stays below what push services take, in any script, and parts no letter', () => {
  const prayers = ['விவசாயிகளுக்காகவும் '.repeat(200)];
  const sent = prayerNotification({ ...OF, name: 'கி'.repeat(500), prayers }, CHURCH, 'ta');
  expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(3000);
  expect(sent.title).toMatch(/கி…$/);
});
