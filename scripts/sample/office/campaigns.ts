import type { SceneName } from '../drawings/scenes.ts';
import { album, scene } from '../files.ts';
import { h2, list, p, quote, story } from '../news/write.ts';
import type { SampleRecord } from '../types.ts';

type Picture = readonly [SceneName, number];
type Campaign = readonly [
  daysAgo: number,
  title: string,
  description: string,
  pictures: readonly [Picture, ...Picture[]],
  activated?: boolean,
];

/** Campaigns, the newest first; the first picture is the thumbnail, all stand in the gallery. The last one is over. */
const campaigns: readonly Campaign[] = [
  [
    19,
    'Roofs before the rains',
    story(
      p(
        'Eighteen thousand rupees make one house dry again: tiles, timber and a mason’s week. Eleven hundred houses are still waiting, and the monsoon does not.',
      ),
      p(
        'The masons’ guild has promised forty teams at half wages. Who cannot give a roof can give a row of tiles, which is Rs 240, or an evening of carrying them.',
      ),
      quote(
        '“We asked for boats because we could not wait. Now we ask for roofs because the rain will not.”',
        'A presbyter among the low fields',
      ),
      h2('How to help'),
      list(
        'A row of tiles: Rs 240',
        'A beam: Rs 1,900',
        'A mason’s week: Rs 6,500',
        'Your own two hands: ask at the diocesan office',
      ),
    ),
    [
      ['roofing', 0],
      ['flood', 1],
      ['roofing', 2],
      ['monsoon', 0],
      ['kitchen', 1],
    ],
  ],
  [
    48,
    'A lamp for every hostel',
    story(
      p(
        'Boarding homes without steady current lose two study hours a night; a panel and a battery give them back.',
      ),
      p(
        'Forty homes have theirs. Thirty-one of our neighbours’ hostels stand on the same dark roads, and we have promised not to look at the sign over the door.',
      ),
      list(
        'One lamp with its wiring: Rs 1,450',
        'A battery: Rs 14,000',
        'Everything for one hostel: Rs 57,500',
      ),
    ),
    [
      ['lamp', 0],
      ['school', 3],
      ['hillpath', 2],
      ['lamp', 4],
    ],
  ],
  [
    98,
    'A bench for every child',
    story(
      p(
        'Four hundred village schools have floors and no benches. A bench for four costs Rs 2,600 and outlives two generations of pupils.',
      ),
      p('Carpenters from our training centres build them; the schools fetch them, with whatever has wheels.'),
    ),
    [
      ['school', 0],
      ['school', 4],
      ['planting', 1],
    ],
  ],
  [
    160,
    'தறிகளை மீண்டும் நெசவாளர்களுக்கு',
    story(
      p('ஆலை மூடப்பட்டபின் அறுபது குடும்பங்கள் பதினொரு தறிகளுடன் மீண்டும் தொடங்கின. ஒவ்வொரு தறிக்கும் ரூ. 32,000 தேவை.'),
      p('நெய்யப்படும் துணிகள் சபைகளின் ஆராதனைத் துணிகளாக வாங்கப்படுகின்றன.'),
    ),
    [
      ['weaving', 0],
      ['weaving', 3],
      ['fellowship', 1],
      ['weaving', 5],
    ],
  ],
  [
    221,
    'Seed, kept and shared',
    story(
      p(
        'A fistful of old rice for every parish that will grow it, and a place on the shelf for what it sends back.',
      ),
      p(
        'Forty kinds have been found so far: red, black, one that stands in water to its neck, and one that nobody had a name for.',
      ),
    ),
    [
      ['paddy', 0],
      ['planting', 2],
      ['paddy', 3],
    ],
  ],
  [
    278,
    'Boats that come home',
    story(
      p(
        'Radios and life jackets for eleven fishing villages. A set for one boat costs Rs 21,000; the sea’s price is higher.',
      ),
      h2('What is bought'),
      list('A radio that hears the warning', 'Six jackets, one of them small', 'A light for the mast'),
    ),
    [
      ['harbour', 0],
      ['coast', 2],
      ['harbour', 4],
      ['lagoon', 0],
    ],
  ],
  [
    330,
    'Words for the deaf: a sign Bible by video',
    story(
      p(
        'A team of nine, six of them deaf, signs the gospel chapter by chapter before a blue sheet. Each chapter takes a week and costs Rs 40,000.',
      ),
      p(
        'Twelve chapters can be seen already. The parable of the sower was redone three times, because of the birds.',
      ),
    ),
    [
      ['lectionary', 0],
      ['council', 2],
    ],
  ],
  [
    410,
    'Chairs for the new hall',
    story(
      p(
        'Six hundred chairs were asked for and seven hundred given. The campaign is over; the hundred go to a neighbour.',
      ),
    ),
    [
      ['council', 0],
      ['kitchen', 3],
    ],
    false,
  ],
];

/** How one gives to those that are not over. No bank and no address of it is real. */
const howToGive = list(
  '<strong>UPI:</strong> relief@examplebank',
  '<strong>Account:</strong> Relief, 0000 0000 0142, IFSC EXMP0000142',
  '<strong>Cheque:</strong> to “Relief”, by post to the Synod Office',
  '<strong>Receipt:</strong> write your name and address to relief@example.org; it comes within a month.',
);

/** The campaigns of the synod. */
export const campaignRecords: readonly SampleRecord[] = campaigns.map(
  ([daysAgo, title, description, pictures, activated], i) => {
    const [first] = pictures;
    return {
      of: 'campaign',
      unit: null,
      by: { account: i % 2 ? 'S. Pandian' : 'Leela Samson' },
      daysAgo,
      activated: activated ?? true,
      fields: {
        ...{ title, description, thumbnail: scene(...first), gallery: album(...pictures) },
        how_to_give: activated === false ? '' : howToGive,
      },
    };
  },
);
