import type { SampleNews } from '../types.ts';
import { album, h2, link, list, newsOf, p, quote, see, steps } from './write.ts';

const diaconal = newsOf('department', 'diaconalministry', 'Leela Samson', [
  {
    title: 'A lamp for every hostel: solar light reaches the last of forty boarding homes',
    heading:
      'Boarding homes without a steady current lost two study hours a night. A panel and a battery give them back.',
    daysAgo: 18,
    picture: see('lamp'),
    gallery: [see('lamp', 1), see('school', 1), see('hillpath', 1)],
    body: [
      p(
        'At Gudur the current goes at half past six and returns when it likes. For years the girls of the hostel did their sums under the street lamp at the bus stand, with the warden on a chair beside them.',
      ),
      p(
        'On Friday the fortieth and last of the boarding homes on the list was given its panel. The girls switched the light on, off and on again, and then asked whether they might now have the chair.',
      ),
      h2('What one hostel needs'),
      list(
        'Two panels and a battery: Rs 46,000',
        'Eight lamps and the wiring: Rs 11,500',
        'A girl who knows how to clean the panel: nothing, and she is proud of it',
      ),
      p(
        `The campaign goes on: ${link('thirty-one hostels', 'campaigns/lamp')} of other churches in the same districts have asked to be added.`,
      ),
    ],
  },
  {
    title: 'The night shelter at Secunderabad station is open again',
    heading: 'Sixty beds, two cooks, and no questions before breakfast.',
    daysAgo: 61,
    picture: see('monsoon'),
    body: [
      p(
        'The old parcel office had stood empty for eleven years. Now sixty beds stand in it, each with a hook, a box and a lamp. The doors open at nine in the evening; breakfast is at six, and only then does somebody ask for a name.',
      ),
      p('The railway gives the building, four parishes the cooks, and a group of pensioners the company.'),
    ],
  },
  {
    title: 'Deaconesses’ chapter: fifty years of going where nobody had asked for them',
    daysAgo: 196,
    picture: see('fellowship', 2, 'Women meeting under a banyan tree after rain'),
    body: [
      p(
        'They counted at breakfast: forty-one deaconesses, nine hundred and six years of service, three broken collarbones, all from bicycles.',
      ),
      p(
        'The chapter asked the Synod for two things, and neither was money: to be told earlier, and to be asked again.',
      ),
      quote(
        '“I’ve buried more people than the bishop, and been invited to more weddings.”',
        'Sister Violet Daniel',
      ),
    ],
  },
]);

const health = newsOf('department', 'healthandhealing', 'Leela Samson', [
  {
    title: 'గ్రామీణ ఆసుపత్రిలో కొత్త ప్రసూతి విభాగం ప్రారంభం',
    heading: 'నలభై గ్రామాల తల్లులకు ఇక ఇరవై నాలుగు గంటలూ సేవలు.',
    lang: 'te',
    daysAgo: 32,
    author: 'S. Pandian',
    picture: see('clinic', 1),
    gallery: album('clinic', 2, 0),
    body: [
      p(
        'గ్రామీణ ఆసుపత్రిలో నిర్మించిన కొత్త ప్రసూతి విభాగాన్ని ప్రార్థనతో ప్రారంభించారు. చుట్టుపక్కల నలభై గ్రామాల తల్లులకు ఇక్కడ ఇరవై నాలుగు గంటలూ సేవలు అందుబాటులో ఉంటాయి.',
      ),
      p(
        'పది పడకలు, ఒక శస్త్రచికిత్స గది, నవజాత శిశువుల కోసం ప్రత్యేక గది ఉన్నాయి. ఇద్దరు వైద్యులు, ఎనిమిది మంది నర్సులు ఇక్కడే నివసిస్తారు. పేద కుటుంబాలకు చికిత్స ఉచితం.',
      ),
      quote('“మొదటి బిడ్డకు మేము పెట్టిన పేరు దీవెన.”', 'సిస్టర్ గ్రేసీ, ప్రధాన నర్సు'),
    ],
  },
  {
    title: 'The nurses’ letter: twelve requests, nine granted',
    heading: 'Shorter nights, a crèche, and a door that locks.',
    daysAgo: 88,
    picture: see('clinic'),
    pdfs: [
      {
        fileName: 'The-nurses-letter-and-the-answers.pdf',
        title: 'The nurses’ letter, and the answers',
        unit: 'Health and Healing',
        paragraphs: [
          'In March the nurses of eleven hospitals wrote one letter with twelve requests. The boards have answered each of them in writing. Here are both.',
          '- No night duty longer than eight hours. Granted from July.',
          '- A room with beds and a door that locks, on every floor. Granted.',
          '- A crèche. Granted in seven hospitals; in four the space is being looked for.',
          '- Pay on the last day of the month. Granted.',
          '- To be called by name. Granted, with an apology.',
          '- Two nurses on every board. Granted.',
          '- Study leave on full pay. Half pay for the first year; to be discussed again.',
          '- A bus after the late shift. Granted in nine towns.',
          '- Uniforms that can be washed at home. Granted.',
          '- A chaplain who comes at three in the night. Granted, and tried out.',
          '- Free treatment for parents. Refused for now; a fund is being set up.',
          '- Swings in the garden of the hostel. Granted. They hang already.',
        ],
      },
    ],
    body: [
      p(
        'It was written on two pages of a case sheet and signed by 614 nurses of eleven hospitals. The boards took ten weeks; then each request had its answer.',
      ),
      p(
        'Letter and answers are attached. “The pay mattered,” says Sister Gracy Philip, “but ask the young ones, and they’ll tell you about the door that locks.”',
      ),
    ],
  },
  {
    title: 'A chaplain at three in the night: what the sick talk about',
    daysAgo: 173,
    picture: see('lamp'),
    body: [
      p(
        'The heaviest hour in a ward is three. For a year now the chaplains of four hospitals have worked by night and slept by day.',
      ),
      p(
        'They are asked for prayer less often than for a telephone, and most often to sit. Their notes, without names, will become a small book for families.',
      ),
      steps(
        'Knock, even on a curtain',
        'Sit lower than the bed',
        'Do not look at the watch',
        'Come back when you said you would',
      ),
    ],
  },
]);

/** News of Diaconal Ministry, and of Health and Healing. */
export const careNews: readonly SampleNews[] = [...diaconal, ...health];
