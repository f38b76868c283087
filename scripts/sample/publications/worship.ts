import type { Calendar } from '../calendar.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';
import { paperRecord } from './papers.ts';

const COLOURS: Readonly<Record<string, string>> = {
  sermon_outlines: '#2f6a72',
  lent: '#5b2b48',
  advent: '#3c54a3',
  bible_study: '#a8492f',
};
const NAMES: Readonly<Record<string, string>> = {
  sermon_outlines: 'Sermon outline',
  lent: 'For Lent',
  advent: 'For Advent',
  bible_study: 'Bible study',
};

/** Outlines: category, days ago, title, reading, then the three points parted by `/`. */
const outlines = table(
  5,
  `
  sermon_outlines | 6 | The widow’s field | 1 Kings 17:8–16 | She shares before she knows how it ends / The jar is not full, it is not empty / Who is at our gate today
  sermon_outlines | 13 | A boat that is too small | Mark 4:35–41 | Fear is not unbelief / He sleeps, and he is there / What we throw overboard first
  sermon_outlines | 27 | Hired at the eleventh hour | Matthew 20:1–16 | Who still stands in the market place / Wages that one can live on / Envy, and how to lose it
  sermon_outlines | 41 | The borrowed axe | 2 Kings 6:1–7 | A small loss is a loss / Somebody else’s tool / God among the carpenters
  sermon_outlines | 69 | Salt | Matthew 5:13–16 | Salt does its work unseen / Too much and too little / A church that can be tasted
  sermon_outlines | 104 | The lamp in the window | Psalm 27 | Whom then shall I fear / One thing have I asked / To wait, actively
  sermon_outlines | 160 | நல்ல அயலகத்தார் | Luke 10:25–37 | Who is my neighbour / Oil, wine, and two coins / Go, and do thou likewise
  sermon_outlines | 250 | A stone for a pillow | Genesis 28:10–22 | On the run / The place that was holy / A tenth of everything
  sermon_outlines | 380 | The names on the roof | Mark 2:1–12 | Four friends / Somebody’s roof / Get up, and carry your bed
  sermon_outlines | 520 | Manna, and no store room | Exodus 16 | Enough for a day / Worms in the jar / A day without gathering
  advent | 18 | Watch and pray | Mark 13:24–37 | The door keeper / Signs on the fig tree / Awake is not anxious
  advent | 20 | A voice in the dry land | Isaiah 40:1–11 | Comfort, spoken twice / Roads for those who walk / A shepherd with strong arms
  advent | 22 | Mary on the road | Luke 1:39–56 | Two women / A song against thrones / Three months of housework
  advent | 385 | దారిని సిద్ధపరచుడి | Luke 3:1–18 | Valleys and hills / Two coats / Ask what to do
  lent | 200 | Dust | Genesis 3:19; Psalm 103 | We are made of fields / He knows whereof we are made / A mark that washes off
  lent | 207 | Forty days of sand | Luke 4:1–13 | Bread first / Shortcuts / What is written
  lent | 214 | The fig tree’s advocate | Luke 13:6–9 | Three years / One more / Dung and patience
  lent | 221 | A basin of water | John 13:1–17 | Who washes / Who lets himself be washed / Do ye likewise
  lent | 571 | കുരിശിന്റെ വഴി | Mark 15:16–39 | Simon from the country / Those who pass by / Surely this man
  bible_study | 34 | Ruth, in four evenings | Ruth | Bread and no bread / Gleaning and the law / The threshing floor / A child for Naomi
  bible_study | 90 | Jonah, for the unwilling | Jonah | Away from here / Three days / A city of many cattle
  bible_study | 148 | James, for a pastorate committee | James | Rings and rags / A small rudder / Wages kept back
  bible_study | 300 | ದೇವರ ಕುಟುಂಬ | Ephesians 2:11–22 | Far and near / The wall / A house of many stones
  bible_study | 610 | Philemon: one page | Philemon | Useless, useful / The letter’s bearer / What is not said
`,
);

/** Sermon outlines of all categories. */
export function sermonRecords(calendar: Calendar): SampleRecord[] {
  return outlines.map(([category = '', ago, title = '', reading = '', points = ''], i) => {
    const daysAgo = Number(ago);
    const latin = /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(title);
    return paperRecord({
      type: 'sermons',
      title,
      description: `${reading}. ${points.replaceAll(' / ', '. ')}.`,
      cover: latin ? title : reading,
      sub: NAMES[category] ?? '',
      look: 'outline',
      colour: COLOURS[category] ?? '',
      fileName: `${reading.replace(/[^A-Za-z0-9]+/g, '-')}-Outline.pdf`,
      pages: 1 + (i % 2),
      lines: [
        `Reading: ${reading}`,
        'Read the passage aloud, slowly, before you begin. The points below are pegs; hang on them what you have seen during the week.',
        ...points
          .split(' / ')
          .flatMap((point, n) => [
            `# ${n + 1}. ${point}`,
            'Say it with one story and without an explanation. Then wait: the silence belongs to the outline.',
            '- Ask: where have we met this in our own village?',
          ]),
        '# A question to take home',
        'What would change on Monday, if this were true?',
      ],
      daysAgo,
      word: i % 5 === 0,
      beside: { sermon_category: category, date: calendar.day(-daysAgo) },
    });
  });
}

const SEASONS = ['Advent', 'Christmas', 'Epiphany', 'Lent', 'Easter', 'Pentecost', 'Creation-time'] as const;

/** The lectionaries of this year, the next and the years before. */
export function lectionaryRecords(calendar: Calendar): SampleRecord[] {
  return [1, 0, -1, -2, -3, -4].map((ahead, i) => {
    const year = calendar.year + ahead;
    const cycle = ['A', 'B', 'C'][(year + 2) % 3] ?? 'A';
    return paperRecord({
      type: 'lectionary',
      title: `Lectionary ${year}, Year ${cycle}`,
      description: `Readings, psalms, themes and colours for every Sunday and feast, from Advent ${year - 1} to Christ the King ${year}.`,
      cover: `The Lectionary ${year}`,
      sub: `Year ${cycle}`,
      look: 'lectionary',
      colour: ['#2c6647', '#5b2b48', '#2f6a72', '#8f2557', '#7d301f', '#3c54a3'][i] ?? '',
      fileName: `${year}-Lectionary.pdf`,
      pages: 8,
      lines: [
        'The order of readings is a proposal. A congregation that has reason to read something else reads something else, and says why.',
        ...SEASONS.flatMap((season) => [
          `# ${season}`,
          '- First reading, psalm, second reading, gospel',
          '- A theme in one line, and a colour for the cloth',
          '- A prayer from one of the five languages',
        ]),
      ],
      daysAgo: 60 + i * 365,
      beside: { year },
    });
  });
}
