import type { Calendar } from '../calendar.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** What is prayed for, from day to day; they are gone through again and again. */
const topics = table(
  1,
  `
  Those who taught us to pray, and those whom we teach
  The bereaved, and all who died this year
  Teachers and children on their way to school
  Presbyters in their first parish, and those in their last
  Nurses, doctors, and all who keep the night watch
  Fishing villages: those at sea, and those who wait on the beach
  Peace between neighbours of different faiths
  ஞாயிறு பள்ளி ஆசிரியர்களும் பிள்ளைகளும்
  Weavers, masons, and the trades of the hand
  Women who lead, and women who are not let
  Prisoners, their families, and their guards
  Farmers: for rain in time, and for fair prices
  మహిళా సహవాసం, దాని నాయకులు
  Those who look for work, and those who can find no rest
  Students before their examinations
  The Synod, its officers, and those who disagree with them
  Homes for the aged, and those whom nobody visits
  ಗ್ರಾಮೀಣ ಸಭೆಗಳು ಮತ್ತು ಅವುಗಳ ನಾಯಕರು
  Bus drivers, railway workers, and all who travel by night
  The deaf and the blind, and all who translate for them
  Dalit and Adivasi congregations, their land and their songs
  Choirs, organists, and those who pump the bellows
  പ്രളയബാധിത കുടുംബങ്ങളും സന്നദ്ധപ്രവർത്തകരും
  Migrant workers and the kitchens that feed them
  Children in hostels, on the first night and on all the others
  Bishops: for patience, and for friends who tell them the truth
  Those who clean our streets, that they may be safe and thanked
  Partners in mission in other lands
  Married people, single people, and all who are neither by choice
  The rivers, the hills, and the ground that feeds us
  அறுவடைக்காகவும் அறுவடை செய்கிறவர்களுக்காகவும்
`,
).map(([topic = '']) => topic);

/** Every day of the last month, of this one and of the next, some with a second topic: a diocese by name. */
export function prayerRecords(calendar: Calendar, dioceses: readonly string[]): SampleRecord[] {
  const day = (n: number): Date => new Date(Date.UTC(calendar.year, calendar.month - 2, 1 + n));
  const days = Array.from({ length: 93 }, (_, n) => day(n)).filter(
    (one) => (one.getUTCFullYear() - calendar.year) * 12 + one.getUTCMonth() - calendar.month < 1,
  );
  const record = (date: string, description: string): SampleRecord => ({
    of: 'prayer',
    unit: null,
    by: { account: 'Leela Samson' },
    daysAgo: 35,
    fields: { date, description },
  });
  return days.flatMap((one, n) => {
    const date = one.toISOString().slice(0, 10);
    const own = record(date, topics[n % topics.length] ?? '');
    const diocese = n % 3 === 1 ? dioceses[Math.floor(n / 3) % dioceses.length] : undefined;
    if (!diocese) return [own];
    return [own, record(date, `The Diocese of ${diocese}: its bishop, presbyters, schools and hospitals`)];
  });
}
