import type { SampleNews, SamplePaper } from '../types.ts';
import { album, h2, link, list, newsOf, p, quote, see, steps } from './write.ts';

const UNIT = 'Relief and Development';

const reliefReport: SamplePaper = {
  fileName: 'Relief-report-of-the-first-six-weeks.pdf',
  title: 'Kuttanad: relief report, weeks 1 to 6',
  unit: UNIT,
  pages: 3,
  paragraphs: [
    'This report covers the first six weeks after the bund at Kainakary gave way. It is written for the parishes that gave, for the parishes that received, and for anyone who wishes to ask where the money went.',
    '# What happened',
    'On the first night the water stood one and a half metres deep in the low fields. Thirty-one parishes opened their churches, schools and halls. By the third day 4,200 people slept under a church roof; by the end of the second week most had gone home to houses without one.',
    'The committee of the department met in the vestry of St Thomas, Champakulam, every evening at seven for the first fortnight, and has met every Tuesday since.',
    '# What was given',
    '- Three country boats, built at Alappuzha, now owned by the parishes together',
    '- Rice, lentils and oil for 2,100 families for thirty days',
    '- Tarpaulins for 860 houses, lent and to be returned',
    '- School books for 640 children, replaced within three weeks',
    '- Two wells cleaned in each of nine wards, and tested a month later',
    '# What it cost',
    'Boats and engines: Rs 11,40,000. Food: Rs 38,70,000. Tarpaulins and rope: Rs 9,20,000. Medicine and doctors’ travel: Rs 3,15,000. Books: Rs 4,48,000. Everything else, the office included: Rs 1,12,000. The bills are kept at the diocesan office in Kottayam, where every member of the church may see them between ten and four.',
    '# What is still to do',
    'The survey counted 1,284 houses that need tiles, timber or both. The masons’ guild of Kottayam has promised forty teams at half wages until Christmas. One roof costs Rs 18,000, of which the family gives its labour.',
    'We ask the parishes for two things: to adopt one house each, and to send one team of six for one week. Cooks are as welcome as carpenters.',
    'Where a house can’t be repaired because the ground belongs to somebody else, the department pays a lawyer and not a mason. There are ninety-four such cases. They will take longer than the roofs, and we shall stay.',
    '# Thanks',
    'To the boatmen who went out in the dark without being asked. To the cooks of Pulinkunnu, who stopped counting at eleven thousand meals. To the children of the upper school, who gave up their sports prize so that the lower school could have its library back.',
  ],
};

const givingForm: SamplePaper = {
  fileName: 'Giving-form.pdf',
  title: 'Roofs before the rains: giving form',
  unit: UNIT,
  paragraphs: [
    'I, or our parish, would like to help put one house in Kuttanad under a dry roof.',
    '- A whole roof: Rs 18,000',
    '- A mason’s week: Rs 4,200',
    '- A row of tiles: Rs 240',
    '- An evening of carrying tiles: come as you are',
    'Giver or parish: ____________________________________________',
    'Address: ___________________________________________________',
    'Amount: Rs ____________________   Date: ____________________',
    'Please hand this form with your gift to the treasurer of your pastorate, or send it to the office of the department. A receipt is written on the same day.',
  ],
};

/** News of Relief and Development. */
export const reliefNews: readonly SampleNews[] = newsOf('department', 'reliefanddevelopment', 'A. Kurian', [
  {
    title: 'Boats first, then roofs: six weeks in flooded Kuttanad',
    heading:
      'Thirty-one parishes, two hundred volunteers, one promise: every family under a dry roof before the north-east monsoon.',
    daysAgo: 3,
    picture: see('flood'),
    gallery: [
      ...album('flood', 1, 2),
      ...album('roofing', 0, 1),
      see('kitchen', 1),
      see('monsoon'),
      see('lamp'),
    ],
    pdfs: [reliefReport, givingForm],
    body: [
      p(
        'When the bund at Kainakary broke in the night, the sexton rang the bell until his hands bled. By morning the nave of St Thomas held a hundred and forty people, nine goats and the whole of the lower school’s library, carried in saris over the water.',
      ),
      p(
        `Six weeks later the pews are back in their rows. What has not gone home are the families from the low fields: their walls stand, their roofs do not. The relief committee of the diocese counted ${link('1,284 houses', 'kuttanad/survey')} that need tiles, timber or both.`,
      ),
      h2('What the first gifts bought'),
      list(
        'Three country boats, now owned by the parishes together',
        'Rice, lentils and oil for 2,100 families for thirty days',
        'Tarpaulins for 860 houses, lent and to be returned',
      ),
      quote(
        '“We asked for boats because we could not wait. Now we ask for roofs because the rain will not.”',
        'The Rev. Annamma Kurian, presbyter at Champakulam',
      ),
      p('“ഞങ്ങൾ ആദ്യം ചോദിച്ചത് വള്ളങ്ങളായിരുന്നു; ഇപ്പോൾ ചോദിക്കുന്നത് മേൽക്കൂരകളാണ്,” ഇടവകയിലെ മുതിർന്ന അംഗം പറഞ്ഞു.', 'ml'),
      p(
        'The masons’ guild of Kottayam has promised forty teams at half wages until Christmas. A roof costs Rs 18,000; who cannot give that can give a row of tiles, which is Rs 240, or an evening of carrying them.',
      ),
    ],
  },
  {
    title: 'പുനരധിവാസപ്രവർത്തനങ്ങൾ കുട്ടനാട്ടിൽ: ആദ്യത്തെ നൂറു വീടുകൾ പൂർത്തിയായി',
    heading: 'മഴയ്ക്കു മുമ്പേ മേൽക്കൂരകൾ എന്ന ലക്ഷ്യത്തോടെ.',
    lang: 'ml',
    daysAgo: 22,
    picture: see('roofing'),
    gallery: album('roofing', 1),
    body: [
      p(
        'കുട്ടനാട്ടിലെ പുനരധിവാസപദ്ധതിയിൽ ആദ്യത്തെ നൂറു വീടുകളുടെ മേൽക്കൂര പൂർത്തിയായി. ഇടവകകളിൽ നിന്നുള്ള സന്നദ്ധപ്രവർത്തകരും നാട്ടുകാരും ചേർന്നാണ് പണികൾ നടത്തിയത്.',
      ),
      p('ഓരോ വീടിനും പതിനെണ്ണായിരം രൂപയാണു ചെലവ്. ഓടും മരവും പദ്ധതിയിൽ നിന്നു നൽകുന്നു; അധ്വാനം വീട്ടുകാരും അയൽക്കാരും പങ്കിടുന്നു.'),
      quote('“മഴ പെയ്യുമ്പോൾ ഇനി കുട്ടികൾക്ക് ഉണർന്നിരിക്കേണ്ട.”', 'തങ്കമ്മ, കൈനകരി'),
      p('അടുത്ത ഘട്ടത്തിൽ ഇരുനൂറു വീടുകളുടെ പണി തുടങ്ങും. സഹായിക്കാൻ ആഗ്രഹിക്കുന്നവർ അതതു സഭാ ഓഫീസിൽ പേരു നൽകണം.'),
    ],
  },
  {
    title: 'Four stores on higher ground: rice and boats are ready before the next rain',
    heading:
      'The first of four relief stores opens at Kottayam, with room for two boats, a pump and food for a thousand families.',
    daysAgo: 41,
    picture: see('monsoon'),
    body: [
      p(
        'It looks like any shed: a tin roof, a concrete floor a metre and a half above the road, two wide doors. Inside stand two boats on trestles, a pump, forty lanterns and sacks of rice with the date of packing in red.',
      ),
      p(
        '“In every flood we lost the first two days to shopping,” says the director of the department. “We’d like those two days back.”',
      ),
      h2('Where the stores will stand'),
      list(
        'Kottayam, for the backwaters',
        'Nagapattinam, for the Cauvery delta',
        'Machilipatnam, for the Krishna delta',
        'Karwar, for the Konkan coast',
      ),
      p(
        'Each store is kept by the parish next to it. The rice is given to hostels after six months and bought anew, so that none is ever old.',
      ),
    ],
  },
  {
    title: 'Nine wells, one water committee: a dry taluk learns to count its buckets',
    heading: 'In the uplands beyond Kadapa the women keep the keys, the ledger and the peace.',
    daysAgo: 96,
    picture: see('hillpath'),
    gallery: [...album('hillpath', 1, 2), see('planting', 1)],
    body: [
      p(
        'Before the new wells were dug, the department asked for one thing: a committee of nine, six of them women, one from every street. It took four months to agree on the streets and three weeks to dig.',
      ),
      p(
        'Now a slate hangs at each well with the number of buckets drawn that day. In May, when the level fell below the second ring, the committee closed the wells at noon and nobody argued.',
      ),
      quote(
        '“The water was always there. It was the waiting in line that we didn’t share.”',
        'B. Lakshmi Devi, who keeps the ledger',
      ),
    ],
  },
  {
    title: 'Two years after the cyclone: what stands, what leans, what we would do again',
    heading: 'An honest look back at 340 houses on the Krishna delta.',
    daysAgo: 214,
    picture: see('harbour', 2, 'A fishing harbour in grey light'),
    pdfs: [
      {
        fileName: 'Two-years-after-the-cyclone.pdf',
        title: 'Two years after the cyclone: an evaluation',
        unit: UNIT,
        pages: 2,
        paragraphs: [
          'Three people who had no part in the work visited 340 houses, knocked on every door and wrote down what they were told. This is a summary of what they found.',
          '# What stands',
          '312 houses are sound. The raised plinth, which many families thought a waste, kept the floor dry in two later floods.',
          '# What leans',
          'In one ward the contractor saved on the foundation. Nineteen houses have cracks; they are being underpinned at the department’s cost and the contractor’s name has been taken off our list.',
          '# What we would do again',
          '- Let families choose the place of the door and the kitchen',
          '- Pay masons each Saturday, in the open, with the list read aloud',
          '- Put the title deed in the woman’s name, or in both',
          '# What we would not',
          'We would not build in the month of the elections, and we would not promise a date before the sand had been delivered.',
        ],
      },
    ],
    body: [
      p(
        'The report is out, and it isn’t only praise. Three visitors who had no part in the work knocked on 340 doors and wrote down what they were told.',
      ),
      p(
        'Most houses are sound; nineteen are not, and are being mended at the department’s cost. The full text is attached, since those who gave should read it and those who live there have.',
      ),
    ],
  },
  {
    title: 'Volunteers wanted: a week with the masons',
    heading: 'Teams of six, from any parish. Cooks are as welcome as carpenters.',
    daysAgo: 2,
    picture: see('roofing', 1),
    active: false,
    body: [
      p(
        'The masons’ guild has room for twelve teams a week until Christmas. A team is six people of any age above eighteen, who sleep in a school and eat with the village.',
      ),
      steps(
        'Ask your presbyter for the form',
        'Choose a week, and a second one',
        'Bring a torch, a hat and your own plate',
      ),
      p('The department pays for the bus and the rice.'),
    ],
  },
]);
