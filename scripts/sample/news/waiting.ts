import type { SampleNews } from '../types.ts';
import { brief, newsOf } from './write.ts';

/** What units have written and the office has not let through yet; one it has sent back. */
const drafts: readonly SampleNews[] = [
  ...newsOf('department', 'ecology', 'Priya Joy', [
    brief(
      1,
      ['lagoon', 5],
      'Otters are back in the lower canals',
      'Ferrymen have counted eleven, and argue about the twelfth.',
      'They were last seen when the water was clean, and the water is cleaner. The ferrymen keep a list in the ticket office; whoever sees an otter signs.',
      'Fish are said to be displeased. The children of the canal school have drawn all eleven.',
    ),
  ]),
  ...newsOf('department', 'youth', 'Daniel Prem', [
    brief(
      2,
      ['planting', 0],
      'A wall, a well rim and a football match',
      'What sixty young people did in four days, and what they left undone.',
      'The wall stands. The well rim is round on the side that one sees first. The football match ended when the ball fell into the well.',
    ),
  ]),
  ...newsOf('diocese', 'kanyakumari', 'Jessie Thangam', [
    brief(
      1,
      ['school', 2],
      'மயிலாடியில் புதிய நூலகம்: மாணவர்களே நிர்வகிக்கிறார்கள்',
      'நூறு புத்தகங்கள், ஒரு மேசை, பத்து பொறுப்பாளர்கள்.',
      'பள்ளியின் பழைய சேமிப்பு அறை நூலகமாக மாறியிருக்கிறது. பத்து மாணவர்கள் முறைவைத்துப் பொறுப்பேற்கிறார்கள்.',
      'தாமதத்துக்கான அபராதம்: ஒரு கவிதை மனப்பாடம்.',
    ),
  ]),
  ...newsOf('diocese', 'madhyakerala', 'P. K. Varghese', [
    brief(
      3,
      ['flood', 4],
      'Rowing, for presbyters',
      'The seminary by the water has put a boat on its timetable.',
      'Two hours a week, in all weathers. The examination is a visit to a house that stands in the water, with the communion set dry.',
    ),
  ]),
  ...newsOf('diocese', 'dornakal', 'B. Ratna Kumar', [
    brief(
      2,
      ['fellowship', 0],
      'పల్లె సంఘాల స్త్రీలు నడిపే కొత్త పత్రిక',
      'నెలకు ఒకసారి, నాలుగు పేజీలు, పది ఊర్ల వార్తలు.',
      'రాసేవారు, అచ్చు వేసేవారు, పంచేవారు అందరూ స్త్రీలే. మొదటి సంచిక ఒక్క రోజులో అయిపోయింది.',
    ),
  ]),
];

const SENT_BACK =
  'Please name those who stand in the picture, from left to right, and say how deep the well is.';

/** All of them, switched off. */
export const waitingNews: readonly SampleNews[] = drafts.map((item) => ({
  ...item,
  active: false,
  ...(item.unit.slug === 'youth' ? { sentBack: SENT_BACK } : {}),
}));
