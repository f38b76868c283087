import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see } from './write.ts';

const pastoralAid = newsOf('department', 'pastoralaid', 'S. Pandian', [
  {
    title: 'Houses that don’t leak: two hundred parsonages before the monsoon',
    heading: 'A surveyor, a ladder and a long list.',
    daysAgo: 44,
    picture: see('roofing'),
    body: [
      p(
        'The surveyor of the department climbed on 612 roofs. He found a family of owls, a bishop’s umbrella and two hundred parsonages in which buckets stood under the beams.',
      ),
      p(
        'All two hundred are now dry. The list was published with photographs, worst first, so that nobody could say that his was overlooked.',
      ),
    ],
  },
  {
    title: 'Pensions on the first of the month: the fund opens its books',
    daysAgo: 126,
    picture: see('press', 1),
    pdfs: [
      {
        fileName: 'Pension-fund-in-plain-words.pdf',
        title: 'The pension fund in plain words',
        unit: 'Pastoral Aid',
        pages: 2,
        paragraphs: [
          'Every presbyter, deacon and lay worker pays into the pension fund, and so does every diocese. This leaflet says how much, what becomes of it, and whom to ask.',
          '# What goes in',
          'Eight rupees of every hundred of your pay, and twelve from the diocese. If the diocese is late, the fund writes to the bishop on the tenth and to the committee on the twentieth.',
          '# Where it is kept',
          'Seven tenths in bonds of the state, two tenths in bank deposits, one tenth in loans for solar panels on parsonages. Nothing in shares of companies that make arms, liquor or tobacco.',
          '# What comes out',
          'Half of your last pay, for life; for your widow or widower three fifths of that; for children until they are twenty-one.',
          '# Whom to ask',
          'The secretary of the fund answers the telephone between ten and one. If the secretary doesn’t, the director does.',
        ],
      },
    ],
    body: [
      p(
        'The yearly report of the pension fund has four pages this time, and anyone can read them. What goes in, where it is kept, what comes out and whom to ask: a leaflet in plain words is attached.',
      ),
      p('For the first time in its history the fund has paid on the first of every month.'),
    ],
  },
  {
    title: 'A retreat for pastors’ families at Kodaikanal: no agenda, hot water',
    daysAgo: 268,
    picture: see('fellowship', 1),
    body: [
      p(
        'Sixty families spent five days in the hills. There was a Bible study for those who wanted one and a table-tennis tournament for those who didn’t.',
      ),
      p(
        'The children ran the last evening. They acted a church council, and their parents laughed until somebody had to fetch water.',
      ),
    ],
  },
]);

const womensFellowship = newsOf('department', 'womensfellowship', 'K. Sujatha', [
  {
    title: 'మహిళా సహవాసం నిర్వహించిన ఉచిత వైద్య శిబిరంలో ఆరు వందల మందికి చికిత్స',
    heading: 'ఆరు వందల మందికి చికిత్స, మందుల పంపిణీ, కంటి పరీక్షలు.',
    lang: 'te',
    daysAgo: 13,
    picture: see('fellowship'),
    gallery: [...album('clinic', 0, 1, 2), see('fellowship', 1)],
    body: [
      p(
        'మహిళా సహవాసం ఆధ్వర్యంలో గత శనివారం జరిగిన ఉచిత వైద్య శిబిరంలో ఆరు వందల మందికి పైగా గ్రామస్థులు వైద్య పరీక్షలు చేయించుకున్నారు. పాఠశాల ఆవరణలోని మర్రిచెట్టు కింద ఉదయం ఆరు గంటలకే వరుసలు మొదలయ్యాయి.',
      ),
      p(
        'పన్నెండు మంది వైద్యులు, ఇరవై మంది నర్సులు స్వచ్ఛందంగా సేవలు అందించారు. రక్తపోటు, మధుమేహం, కంటి పరీక్షలతో పాటు స్త్రీల ఆరోగ్యంపై ప్రత్యేక సలహాలు ఇచ్చారు. నలభై మందికి ఉచితంగా కళ్లజోళ్లు అందజేశారు.',
      ),
      h2('శిబిరంలో అందించిన సేవలు'),
      list('సాధారణ వైద్య పరీక్షలు: 604 మంది', 'కంటి పరీక్షలు: 212 మంది', 'స్త్రీల ఆరోగ్య సలహాలు: 148 మంది'),
      quote('“మా ఊరికి డాక్టరు వచ్చారంటే నమ్మలేకపోయాను. మందులు కూడా ఉచితంగానే ఇచ్చారు.”', 'మరియమ్మ, వ్యవసాయ కూలీ'),
      p('తదుపరి శిబిరం వచ్చే నెలలో జరుగుతుంది. మందుల కోసం విరాళాలు ఇవ్వదలచినవారు తమ సంఘ కాపరిని సంప్రదించవచ్చు.'),
    ],
  },
  {
    title: 'The lawyer’s number on the church door: a year of calls',
    heading: 'Two thousand women rang. Most of them only wanted to know that they might.',
    daysAgo: 57,
    picture: see('fellowship', 2),
    body: [
      p(
        'It is a small board, black on yellow: a telephone number, and below it “any hour, any woman, free”. Eight thousand branches were asked to hang it on the door; six thousand have.',
      ),
      p(
        'In a year 2,046 women rang. Four lawyers answer in five languages. Three hundred cases went to court; the others were settled by a letter, a visit, or by the knowledge that there was a number.',
      ),
      quote('“He asked who had given me the idea. I said: the church door.”', 'A caller from Salem'),
    ],
  },
  {
    title: 'Savings beside the Bible study: the fellowship’s groups pass one hundred crore',
    daysAgo: 140,
    picture: see('weaving', 1),
    gallery: [see('weaving'), see('paddy')],
    body: [
      p(
        'They began with ten rupees a week, tied into the end of a sari. Today the savings groups of the fellowship hold more than a hundred crore, lent out to their own members and paid back to ninety-eight parts in a hundred.',
      ),
      p('The money buys looms, cows, school years and, once in Vellore, a fire engine.'),
      list(
        'Cows and goats: 31 in a hundred loans',
        'School and college: 24',
        'Looms, shops and carts: 22',
        'Sickness: 14',
        'Everything else, the fire engine included: 9',
      ),
    ],
  },
]);

/** News of Pastoral Aid and of the Women’s Fellowship. */
export const fellowshipNews: readonly SampleNews[] = [...pastoralAid, ...womensFellowship];
