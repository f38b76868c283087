import type { Calendar } from '../calendar.ts';
import type { ArtName } from '../drawings/print/art.ts';
import type { IssueCover } from '../drawings/print/covers.ts';
import type { SceneName } from '../drawings/scenes.ts';
import { issueCover, issuePdf } from '../files.ts';
import { sampleNews } from '../news/all.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Issues, the newest first: cover story, its drawing or scene, and what else is in the issue. */
const issues = table(
  3,
  `
  Roofs before the rains | roofing 0 | What a bell remembers. Bible study: the widow’s field. The hundred-year-old organist.
  One table, five tongues | rose | A special edition with an essay in each language.
  Fishers of the Gulf | harbour 1 | Letters from abroad. How to mend a net. A sermon on patience.
  The year the wells held | palms | A village counts its water. Children ask a bishop. Recipes for a dry month.
  Night school | lamp | The weavers’ alphabet. Two views on fees. The puzzle.
  After the first rain | rain | Planting with old hands. A hymn and its history. The umbrella, an essay.
  What a bell remembers | bells 1 | A founder’s notebook. The deaf ringer. Bible study: a loud noise.
  Early, on the first day | dawn | A special edition with prayers for the garden.
  Seed, kept and shared | grain | Forty kinds of rice. Who owns a mango. The sower, again.
  A college by the tank | petals | Students interview their cook. Reading in the heat. A poem.
  Covenant Sunday | mission | Words we promise with. The oldest register. A new year in four houses.
  Star over the paddy | star | A special edition with a play to be acted in a yard.
  Nets and numbers | nets | What a catch pays. The harbour talks. A psalm in Malayalam.
  Threshold | threshold | Doors that stay open. Safety at home. Kolam, a picture story.
  Ninety voices | choir 0 | The alto’s complaint. New tunes. How a harmonium breathes.
  The long road | walk 2 | Feet, a report. What pilgrims eat. Letters.
  Looms | weaving 0 | The cooperative at ten. A stole for a bishop. Dye, a lesson.
  Under canvas | clinic 1 | A day in the camp. Hospitals and money. Prayers for nurses.
  The quiet child | school 2 | Sunday school notes. Fathers who read. A drawing competition.
  Water in the aisle | flood 2 | The flood and after. A boat crew’s diary. How to dry a hymn book.
  Ink | press 1 | Our press at work. The error we printed. Parish papers compared.
  A house that doesn’t leak | roofing 3 | Masons’ prices. Retired, not tired. Bible study: a house on rock.
  Trees for a name | planting 0 | Baptism trees. The shade report. An interview with a goat-herd.
  Silence | vigil | A special edition on prayer at night.
  Bread for the road | kitchen 0 | Hostel kitchens. Grace in nine languages. Letters.
  Hill stations | hillpath 1 | The oldest church of the hills. Tea and wages. A poem.
  The other shore | lagoon 2 | Ferries and parishes. A wedding on two islands. Crossword.
  Old lyrics | book | What grandmothers sing. A printer’s find. New words for an old tune.
`,
);

/** Twelve issues a year back from this month's: month by month, so that years and months can be filtered. */
export function magazineRecords(calendar: Calendar): SampleRecord[] {
  const stories = sampleNews.filter(({ lang, active }) => lang === 'en' && active);
  return issues.map(([story = '', art = '', contents = ''], i) => {
    const months = calendar.year * 12 + calendar.month - 1 - i;
    const [year, month] = [Math.floor(months / 12), months % 12];
    const date = `${year}-${String(month + 1).padStart(2, '0')}-01`;
    const special = contents.startsWith('A special edition');
    const [drawing = '', seed] = art.split(' ');
    const cover: IssueCover = {
      masthead: 'Life',
      month: `${MONTHS[month]} ${year}`,
      line: special ? 'Special Edition' : `No. ${month + 1}`,
      story: [story],
      art: seed === undefined ? (drawing as ArtName) : { scene: drawing as SceneName, seed: Number(seed) },
    };
    const read = Array.from({ length: special ? 9 : 6 }, (_, n) => stories[(i * 5 + n) % stories.length]);
    return {
      of: 'publication',
      unit: null,
      by: { account: 'S. Pandian' },
      daysAgo: Math.max(0, calendar.ago(date)),
      fields: {
        type: 'magazine',
        title: `Life, ${MONTHS[month]} ${year}`,
        description: `${story}. ${contents}`,
        date,
        special_edition: special,
        thumbnail: issueCover(cover),
        pdf: [
          issuePdf(
            `${date.slice(0, 7)}-Life.pdf`,
            cover,
            contents,
            read.flatMap((item) => item ?? []),
          ),
        ],
      },
    };
  });
}
