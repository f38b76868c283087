import type { Calendar } from '../calendar.ts';
import type { PaperLook } from '../drawings/print/papers.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';
import { paperRecord } from './papers.ts';

/** What the library and archives show: days ago, look, pages, title, small print of the cover, description. */
const rows = table(
  6,
  `
  20 | minutes | 6 | Register of a hill parish | Baptisms, marriages, rain | The presbyter entered the rainfall beside the baptisms, and sometimes a remark on both.
  55 | minutes | 4 | Letters from the boat | A facsimile | Forty letters by an evangelist who wrote on whatever paper there was.
  96 | table | 5 | Catalogue of palm-leaf books | Archives | What each leaf holds, and who can still read it.
  130 | notice | 3 | The first parish paper | One sheet, both sides | With an advertisement for a bicycle.
  171 | minutes | 5 | Minutes of the women’s sewing hour | Seven years of Thursdays | They sewed, saved and in the end bought the printing press.
  214 | report | 7 | Drawings of vanished churches | A collection | Measured and drawn before the dam was closed.
  260 | table | 4 | Organists and bell ringers, a list | Archives | Names, years, and reasons for leaving.
  318 | minutes | 4 | A school log book | Kept by three headmasters | Attendance, weather, and one visit by an elephant.
  377 | notice | 3 | Handbills of the temperance league | A collection | Large letters, small results.
  420 | letter | 3 | A bishop’s letters to his cook | Archives | Recipes and apologies.
  489 | minutes | 6 | The hymn book that was never printed | A facsimile | Two hundred lyrics, with the reasons of the committee.
  560 | report | 6 | Maps of the old circuits | A collection | How far a catechist walked in a month.
  622 | table | 4 | Accounts of the famine kitchen | Archives | Rice, salt, firewood, hope.
  742 | minutes | 5 | Diary of a travelling printer | Kept on proof sheets | Where the type was lost, and who found it.
  798 | notice | 3 | Playbills of the Christmas plays | A collection | Shepherds, kings, and one cancelled for rain.
  861 | table | 4 | Roll of the choir boys | Archives | Names, voices, and when each voice broke.
  905 | letter | 4 | Letters home from the hostel | A facsimile | Forty years of asking for money, politely.
  968 | report | 6 | Survey of the parish wells | A collection | Depth, taste, and who may draw from which.
  1030 | minutes | 6 | Minutes of the bell committee | Three meetings, one bell | How it was cast, cracked and cast again.
  1104 | table | 5 | Palm-leaf accounts of a harvest festival | Archives | Cocks, pumpkins and one bullock, with what each fetched.
  1190 | report | 7 | Photographs of the first ordinations | A collection | With the names that are known, and a plea for the others.
  1275 | notice | 3 | Almanac of the mission press | One year, entire | Feasts, tides, postal rates.
  700 | minutes | 5 | ஒரு கிராம சபையின் பதிவேடு | Register of a village congregation | ஞானஸ்நானம், திருமணம், மழை அளவு.
`,
);

/** The records of the library and archives. */
export function archiveRecords(calendar: Calendar): SampleRecord[] {
  return rows.map(([ago, look, pages, title = '', sub = '', description = ''], i) => {
    const daysAgo = Number(ago);
    return paperRecord({
      type: 'library_archives',
      title,
      description,
      cover: i === rows.length - 1 ? 'Register of a village congregation' : title,
      sub: i === rows.length - 1 ? 'A facsimile' : sub,
      look: look as PaperLook,
      fileName: `${String(i + 1).padStart(3, '0')}-Archive.pdf`,
      pages: Number(pages),
      lines: [
        description
          .normalize('NFC')
          .replace(/[^\p{Script=Latin}\p{Script=Common}]+/gu, '')
          .trim() || 'A register of baptisms, marriages and rain.',
        '# Where it lies',
        'The original lies in the archives and may be read there on weekdays from ten to four. Bring a pencil; pens stay outside.',
        '# How it came to us',
        'It was found in a cupboard when the roof was mended, wrapped in a choir gown. The congregation lent it for copying and has it back.',
        '- Paper: country made, the edges eaten.',
        '- Ink: good.',
        '- Missing: two leaves, cut out with care.',
        '# Copied pages',
      ],
      daysAgo,
      beside: { date: calendar.day(-daysAgo) },
    });
  });
}
