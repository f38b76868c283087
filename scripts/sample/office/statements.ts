import type { Calendar } from '../calendar.ts';
import { pdf } from '../files.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Announcements: type, days ago, file name, title, description. */
const rows = table(
  5,
  `
  statement | 11 | Statement-on-the-floods | On the floods and the release of the dams | The Synod asks the governments of both States to publish the order in which shutters are opened, a day before they are opened, in the languages of the villages below. Parishes stood in water for nineteen days; the roads were told, the houses were not.
  statement | 50 | Statement-on-the-day-of-non-violence | On the day of non-violence | We pray for those who keep the peace unpaid.
  statement | 98 | Message-of-the-Moderator | சுதந்திர நாள் செய்தி | சுதந்திரம் ஒவ்வோர் ஆண்டும் உழப்பட வேண்டிய வயல்.
  statement | 140 | Memorandum-on-the-coastal-road | On the coastal road and the turtles | A road that the sea will take in ten years should not take the villages today. We ask for a hearing on the beach and in the morning, when the fishers are there.
  statement | 176 | Statement-on-wages | On the wages of those who clean | Whoever goes down into a drain for others has a right to a machine, a doctor and a name.
  statement | 231 | Statement-on-the-census | On being counted | We encourage all members to answer truthfully, and the counters to ask so.
  statement | 290 | Statement-on-elections | Before the election | No pulpit of this Church belongs to a party. Every member belongs to a polling booth.
  statement | 333 | Statement-on-exams | On the weeks of the examinations | To the children: you are not your marks. To the parents: the same.
  press | 4 | Press-release-houses | Four hundred houses handed over | The relief department hands over the last of four hundred houses. The accounts are attached, and so are the names of those who carried the tiles.
  press | 16 | Press-release-synod-session | The Synod will meet in the new year | Delegates of all dioceses meet for five days. The opening service is public; journalists are asked to come on time and stay for lunch.
  press | 37 | Press-release-hospital | No one sent away: the hospitals’ fund doubles | Mission hospitals treated more patients without payment than in any year before.
  press | 66 | Press-release-youth-walk | Four hundred young people on the road | For four days they walked, sang and cleaned the roadside behind them.
  press | 109 | Press-release-choirs | పాటల పండుగకు తొంభై గాయక బృందాలు | పల్లె సంఘాల గాయకులతో సాయంత్రం; ప్రవేశం ఉచితం.
  press | 151 | Press-release-paper | The Church’s paper turns to recycled stock | Readers will notice a warmer white.
  press | 204 | Press-release-scholars | Scholarships for two hundred first-generation students | Applications in any language, by post or by telephone.
  press | 262 | Press-release-audit | Green audit: every third parish has done it | The list is attached, with those that have not.
  press | 345 | Press-release-archives | Archives open to all readers | On weekdays from ten to four. Pens stay outside.
  govt | 9 | Scheme-scholarships-minority-students | Scholarships for students of minority communities | How a family applies: the forms, the dates as the offices announce them, and who in the parish helps with the certificates.
  govt | 43 | Scheme-housing-coastal-villages | Housing for coastal villages | What a household needs to bring, and which office to ask first. This note explains; the notification itself decides.
  govt | 77 | Scheme-pensions-farm-labourers | Pensions for farm labourers | In simple words, with a form that the catechist can help to fill.
  govt | 121 | Scheme-school-meals | Meals in aided schools | What correspondents have to report, and when.
  govt | 168 | Scheme-women-self-help | മഹിളാ സ്വയംസഹായ സംഘങ്ങൾക്കുള്ള സഹായം | അപേക്ഷ എങ്ങനെ തയ്യാറാക്കാം എന്നതിനുള്ള ലഘു കുറിപ്പ്.
  govt | 219 | Scheme-disability-certificates | Certificates of disability | Camps are announced by the districts; hostels of the Church lodge those who come from afar.
  govt | 274 | Scheme-solar-panels | Solar panels for hostels | For wardens and treasurers, with two worked examples.
  govt | 352 | Scheme-crop-insurance | ಬೆಳೆ ವಿಮೆ: ರೈತರಿಗೆ ಸೂಚನೆಗಳು | ಅರ್ಜಿಯ ವಿಧಾನ ಮತ್ತು ಬೇಕಾದ ಕಾಗದಗಳು.
`,
);

const CLOSING: Readonly<Record<string, string>> = {
  statement:
    'The statement was agreed on by the officers and may be read in church, translated and put up on doors.',
  press: 'For questions: the department of Communications, on working days from ten to five.',
  govt: 'This note explains in simple words. What counts is the notification of the government; ask the office named in it.',
};

/** Statements, press releases and notes on schemes, each with its PDF; every fourth has a second one. */
export function statementRecords(calendar: Calendar): SampleRecord[] {
  return rows.map(([type = '', ago, name = '', title = '', description = ''], i) => {
    const day = calendar.day(-Number(ago));
    const latin = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
    const heading = latin.test(title) ? title : name.replaceAll('-', ' ');
    const main = pdf(`${day}-${name}.pdf`, {
      title: heading,
      unit: 'Synod Office',
      paragraphs: [
        latin.test(description) ? description : heading,
        CLOSING[type] ?? '',
        '# What follows from it',
        'Each pastorate is asked to read it in the committee and to write down what it will do.',
        '- Who does it',
        '- By when',
        '- Who asks afterwards',
      ],
      pages: 1 + (i % 3),
    });
    const annex = pdf(`${day}-${name}-Annex.pdf`, {
      title: `Annex: ${heading}`,
      unit: 'Synod Office',
      paragraphs: [
        'Names, places and numbers to the paper above, as they were known on the day of printing.',
      ],
      pages: 2,
    });
    return {
      of: 'statement',
      unit: null,
      by: { account: i % 3 ? 'S. Pandian' : 'Leela Samson' },
      daysAgo: Number(ago),
      fields: { type, title, description, date: day, pdf: i % 4 === 0 ? [main, annex] : [main] },
    };
  });
}
