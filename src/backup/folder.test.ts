import { expect, test } from 'vitest';
import { backupsAmong, tooMany } from './folder.ts';

const named = (stamp: string, content = '') => `lectern-csi-${stamp}Z${content}.backup`;
const goes = (names: string[], content: 'whole' | 'database', keep: number) =>
  tooMany(backupsAmong(names, 'csi'), content, keep).map(({ stamp }) => stamp);

test('however often one is made, the nights’ are kept for so many days, and the newest of all', () => {
  const nights = ['20260501T203000', '20260502T203000', '20260503T203000'].map((stamp) => named(stamp));
  expect(goes(nights, 'whole', 3)).toEqual([]);
  expect(goes(nights, 'whole', 2)).toEqual(['20260501T203000Z']);
  const byHand = ['20260503T210000', '20260503T211000', '20260503T212000'].map((stamp) => named(stamp));
  expect(goes([...nights, ...byHand], 'whole', 3)).toEqual(['20260503T211000Z', '20260503T210000Z']);
});

test('of the hourly ones so many are kept, and none of the others goes for them', () => {
  const hours = ['00', '01', '02'].map((hour) => named(`20260503T${hour}0000`, '-database'));
  expect(goes([...hours, named('20260503T203000')], 'database', 2)).toEqual(['20260503T000000Z']);
});
