import type { Calendar } from '../calendar.ts';
import { departments } from '../departments.ts';
import type { PaperLook } from '../drawings/print/papers.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';
import { paperRecord } from './papers.ts';

const COLOURS = ['#b5316a', '#2f6a72', '#5b2b48', '#3a6830', '#a8492f', '#3c54a3'] as const;

/** Resource documents: department, days ago, look, pages, title, what the cover says, description. */
const rows = table(
  7,
  `
  ecology | 48 | booklet | 8 | Green parish guidelines, third edition | Green parish guidelines | How a congregation audits its water, waste and trees in one afternoon, with forms to copy.
  reliefanddevelopment | 70 | report | 12 | Annual report of the relief work | Annual report | What came in, what went out, and what we would do otherwise next time.
  pastoralaid | 142 | letter | 2 | Circular on housing for retired presbyters | Circular on housing for retired presbyters | To be read in the pastorate committee.
  christianeducation | 159 | table | 6 | ஞாயிறு பள்ளி பாடத்திட்டம் | ஞாயிறு பள்ளி | மூன்று வயதுக் குழுக்களுக்கான வாராந்திரப் பாடங்கள்.
  healthandhealing | 24 | table | 5 | Directory of mission hospitals | Directory of mission hospitals | Beds, telephone numbers, and who answers at night.
  communications | 203 | booklet | 5 | Style sheet for parish papers | Style sheet for parish papers | Names, dates, titles, and the use of the logo on a front page.
  ministerialtraining | 307 | minutes | 7 | Minutes of the first assembly, a facsimile | Minutes of the first assembly | Set anew from the old hand, with its spelling.
  womensfellowship | 33 | booklet | 6 | Law at the church door | Law at the church door | Rights at home and at work, in words that can be read aloud.
  youth | 87 | letter | 2 | Letter to pastorate committees on seats for the young | Letter on seats for the young | A quarter of the seats, and how to fill them.
  liturgyandworship | 12 | booklet | 9 | Order for the blessing of seeds and tools | Blessing of seeds and tools | With hymns, and a part for the children.
  music | 118 | table | 4 | Tunes in common metre, an index | Tunes in common metre | For organists in a hurry.
  education | 226 | report | 10 | Survey of village school libraries | Survey of village school libraries | How many books, how many broken locks, how many readers.
  dalitandadivasiconcerns | 61 | letter | 3 | Guide to claims on burial ground | Guide to claims on burial ground | Which paper, which office, which day.
  diaconalministry | 180 | booklet | 6 | Safe homes: a code for wardens | Safe homes | To be signed, and hung where children can read it.
  evangelismandmission | 255 | booklet | 5 | Neighbours: a study in four evenings | Neighbours | For congregations who live among other faiths.
  ecology | 395 | report | 8 | Water book of the parishes | Water book | Wells, tanks and roofs, parish by parish.
  reliefanddevelopment | 436 | report | 12 | Annual report of the relief work, the year before | Annual report | With the accounts.
  pastoralaid | 470 | table | 4 | Scale of allowances | Scale of allowances | In force until the next meeting of the Executive Committee.
  healthandhealing | 511 | booklet | 6 | First aid in a flood | First aid in a flood | For boat crews; to be kept dry.
  womensfellowship | 548 | table | 3 | Savings groups: the yearly table | Savings groups | Groups, members, loans repaid.
  christianeducation | 590 | booklet | 7 | బాలల కోసం వేసవి బైబిలు పాఠాలు | Vacation lessons | ఐదు రోజుల పాఠాలు, పాటలు, ఆటలు.
  youth | 640 | booklet | 5 | How to hold a work camp | How to hold a work camp | Tools, tents, insurance and football.
  liturgyandworship | 700 | minutes | 6 | Lyrics of the old prayer house | Lyrics of the old prayer house | Copied from a palm-leaf book and a school slate.
  communications | 760 | letter | 2 | On photographs of children | On photographs of children | Ask first. Ask the child too.
  education | 830 | table | 4 | Scholarships: who may apply, and when | Scholarships | One page for each.
`,
);

/** The papers of the departments. */
export function resourceRecords(calendar: Calendar): SampleRecord[] {
  return rows.map(([slug = '', ago, look, pages, title = '', cover = '', description = ''], i) => {
    const daysAgo = Number(ago);
    const unit = departments.find((one) => one.slug === slug)?.name ?? '';
    return paperRecord({
      type: 'resources',
      unit: slug,
      title,
      description,
      cover,
      sub: unit,
      look: look as PaperLook,
      colour: COLOURS[i % COLOURS.length] ?? '',
      fileName: `${calendar.day(-daysAgo).slice(0, 4)}-${cover === 'ஞாயிறு பள்ளி' ? 'Sunday-school-lessons' : cover.replace(/[^A-Za-z]+/g, '-')}.pdf`,
      pages: Number(pages),
      lines: [
        `This paper is given out by the department of ${unit}. It may be copied, read aloud and put up on doors, as long as nothing is left out that makes it longer.`,
        '# What it is for',
        'It was asked for by pastorates and written at a kitchen table by those who had to do the work. Whoever finds a mistake is asked to write to the department; the second edition will be shorter.',
        '# How to use it',
        '- Read it together, one page at an evening.',
        '- Strike out what does not fit your place.',
        '- Write down what is missing, and send it to us.',
        '# Who answers',
        'The department’s people stand on its page with their telephone numbers. They answer on working days, and in a flood at any hour.',
      ],
      daysAgo,
      beside: { year: Number(calendar.day(-daysAgo).slice(0, 4)), date: calendar.day(-daysAgo) },
    });
  });
}
