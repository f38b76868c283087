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

/** What is read from Sunday to Sunday: the Old Testament, a psalm, an epistle, a gospel. */
const lessons = table(
  4,
  `
  Ezekiel 34:11–16 | Psalm 100 | Ephesians 1:15–23 | Matthew 25:31–46
  Isaiah 64:1–9 | Psalm 80:1–7 | 1 Corinthians 1:3–9 | Mark 13:24–37
  Isaiah 40:1–11 | Psalm 85:8–13 | 2 Peter 3:8–15 | Mark 1:1–8
  Isaiah 61:1–4 | Psalm 126 | 1 Thessalonians 5:16–24 | John 1:6–8, 19–28
  2 Samuel 7:1–11 | Psalm 89:1–8 | Romans 16:25–27 | Luke 1:26–38
  Isaiah 61:10–62:3 | Psalm 148 | Galatians 4:4–7 | Luke 2:22–40
  Genesis 1:1–5 | Psalm 29 | Acts 19:1–7 | Mark 1:4–11
  1 Samuel 3:1–10 | Psalm 139:1–6 | 1 Corinthians 6:12–20 | John 1:43–51
  Jonah 3:1–5, 10 | Psalm 62:5–12 | 1 Corinthians 7:29–31 | Mark 1:14–20
  Deuteronomy 18:15–20 | Psalm 111 | 1 Corinthians 8:1–13 | Mark 1:21–28
  Isaiah 40:21–31 | Psalm 147:1–11 | 1 Corinthians 9:16–23 | Mark 1:29–39
  2 Kings 5:1–14 | Psalm 30 | 1 Corinthians 9:24–27 | Mark 1:40–45
  Isaiah 43:18–25 | Psalm 41 | 2 Corinthians 1:18–22 | Mark 2:1–12
`,
).map((passages) =>
  ['Old Testament', 'Psalm', 'Epistle', 'Gospel']
    .map((name, i) => `${name}: ${passages[i] ?? ''}`)
    .join('\n'),
);

/** Every day of the last month, of this one and of the next, some with a second topic: a diocese by name; Sundays with what is read on them. */
export function prayerRecords(calendar: Calendar, dioceses: readonly string[]): SampleRecord[] {
  const day = (n: number): Date => new Date(Date.UTC(calendar.year, calendar.month - 2, 1 + n));
  const days = Array.from({ length: 93 }, (_, n) => day(n)).filter(
    (one) => (one.getUTCFullYear() - calendar.year) * 12 + one.getUTCMonth() - calendar.month < 1,
  );
  const record = (date: string, description: string, readings = ''): SampleRecord => ({
    of: 'prayer',
    unit: null,
    by: { account: 'Leela Samson' },
    daysAgo: 35,
    fields: { date, description, readings },
  });
  return days.flatMap((one, n) => {
    const date = one.toISOString().slice(0, 10);
    const readings = one.getUTCDay() === 0 ? (lessons[Math.floor(n / 7) % lessons.length] ?? '') : '';
    const own = record(date, topics[n % topics.length] ?? '', readings);
    const diocese = n % 3 === 1 ? dioceses[Math.floor(n / 3) % dioceses.length] : undefined;
    if (!diocese) return [own];
    return [own, record(date, `The Diocese of ${diocese}: its bishop, presbyters, schools and hospitals`)];
  });
}
