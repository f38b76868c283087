import type { SampleNews } from '../types.ts';
import { album, h2, link, list, newsOf, p, quote, see, steps } from './write.ts';

const liturgy = newsOf('department', 'liturgyandworship', 'Leela Samson', [
  {
    title: 'The lectionary for the new Church year has gone to press',
    heading:
      'Readings for every Sunday from Advent 2026, in English and four languages, with a large-print edition for the first time.',
    daysAgo: 15,
    picture: see('lectionary'),
    pdfs: [
      {
        fileName: 'Lectionary-sample-pages-Advent.pdf',
        title: 'The Lectionary: sample pages for Advent',
        unit: 'Liturgy and Worship',
        pages: 2,
        paragraphs: [
          'Readings for the four Sundays in Advent. The first lesson, the psalm, the epistle and the gospel are given in this order; the theme stands above them.',
          '# First Sunday in Advent: Watch',
          '- Isaiah 2, 1 to 5',
          '- Psalm 122',
          '- Romans 13, 11 to 14',
          '- Matthew 24, 36 to 44',
          '# Second Sunday in Advent: The word that stands',
          '- Isaiah 40, 1 to 11',
          '- Psalm 85',
          '- 2 Peter 3, 8 to 15',
          '- Mark 1, 1 to 8',
          '# Third Sunday in Advent: The voice in the wilderness',
          '- Zephaniah 3, 14 to 20',
          '- Isaiah 12',
          '- Philippians 4, 4 to 7',
          '- Luke 3, 7 to 18',
          '# Fourth Sunday in Advent: The mother of our Lord',
          '- Micah 5, 2 to 5',
          '- Luke 1, 46 to 55',
          '- Hebrews 10, 5 to 10',
          '- Luke 1, 39 to 45',
          '# Christmas Day: The light shines in the darkness',
          '- Isaiah 52, 7 to 10',
          '- Psalm 98',
          '- Hebrews 1, 1 to 4',
          '- John 1, 1 to 14',
          '# First Sunday after Christmas: The flight into Egypt',
          '- Isaiah 63, 7 to 9',
          '- Psalm 148',
          '- Hebrews 2, 10 to 18',
          '- Matthew 2, 13 to 23',
          'Where a congregation meets only every second week, the readings of the Sunday that was missed may be read in families. The almanac gives a short prayer for each.',
        ],
      },
    ],
    body: [
      p(
        'At a quarter past four the first sheet came off the machine, and the pressman read it aloud before he checked the ink: “In days to come the mountain of the Lord’s house shall be established.”',
      ),
      p(
        'The lectionary gives the readings for every Sunday and feast from Advent 2026, in English, Tamil, Telugu, Kannada and Malayalam. New this year are a large-print edition for lecterns without a lamp and a small one that fits into a shirt pocket.',
      ),
      list(
        'Pocket edition: Rs 40',
        'Lectern edition, large print: Rs 260',
        'Braille, in two volumes: free on request',
      ),
      p(
        `Orders go through the diocesan bookshops or ${link('the publications page', 'publications/lectionary')}.`,
      ),
    ],
  },
  {
    title: 'How a stole is woven: a visit to the weavers of Chendamangalam',
    heading: 'Forty threads to the centimetre, and a cross that is never quite the same twice.',
    daysAgo: 52,
    picture: see('weaving'),
    gallery: album('weaving', 1),
    body: [
      p(
        'The loom takes up the whole of the front room. When Saraswathi treads the pedals, the cups in the kitchen ring; she says she hears from them whether the beat is even.',
      ),
      p(
        'A stole takes four days. The border is kasavu, the old gold thread of the coast, and the cross is laid in by hand without a pattern: she looks at the one before and lets the next one answer.',
      ),
      quote(
        '“Those who wear it look at the people. The people look at the hem. So I weave the hem best.”',
        'Saraswathi, weaver',
      ),
      p(
        'The department has ordered two hundred for the ordinations of the next three years, at the price that the weavers named.',
      ),
    ],
  },
  {
    title: 'Readers’ workshop: how to let a verse breathe',
    daysAgo: 147,
    picture: see('cathedral', 1, 'The cathedral at first light'),
    body: [
      p(
        'A hundred lay readers spent a weekend with one page of Isaiah. They read it to a wall, to a friend, to the last row, and at the end to a congregation that had closed its eyes.',
      ),
      steps(
        'Read it three times at home, once standing',
        'Find the verb',
        'Stop before you think you should',
        'Sit down slowly',
      ),
    ],
  },
]);

const music = newsOf('department', 'music', 'Leela Samson', [
  {
    title: 'Ninety voices, nine dioceses: the village choirs meet at Dornakal',
    daysAgo: 10,
    picture: see('choir'),
    gallery: [...album('choir', 1, 2, 4), see('kitchen', 2), see('carols', 1)],
    body: [
      p(
        'Some had rehearsed with a harmonium, some with a mobile telephone, one choir only by clapping. On Saturday evening ninety singers from nine dioceses stood together in the cathedral of Dornakal and found that they had all learnt the same alto.',
      ),
      p(
        'The programme went from a Telugu lyric of the 1880s to a setting that a fifteen-year-old from Parkal had finished on the bus.',
      ),
      h2('What they sang'),
      list(
        'Four lyrics in Telugu, two in Tamil, one each in Kannada and Malayalam',
        'The evening hymn, in all of them at once',
        'A lullaby, as an encore, because a baby had begun to cry',
      ),
      quote(
        '“You can’t quarrel with someone whose breath you have just used.”',
        'Handel Manuel, who conducted',
      ),
    ],
  },
  {
    title: 'கிறிஸ்துமஸ் கீத ஆராதனை: பாடகர் குழுக்களுக்கான பயிற்சி தொடக்கம்',
    heading: 'நான்கு மொழிகளில் பன்னிரண்டு கீதங்கள்; பயிற்சிக்கான இசைக்குறிப்புகள் இணைப்பில்.',
    lang: 'ta',
    daysAgo: 29,
    author: 'S. Pandian',
    picture: see('carols', 1),
    body: [
      p(
        'வரும் கிறிஸ்துமஸ் கீத ஆராதனைக்கான பயிற்சி சென்னையில் தொடங்கியுள்ளது. நான்கு மொழிகளில் பன்னிரண்டு கீதங்கள் பாடப்படும். ஒவ்வொரு சேகரத்திலிருந்தும் நான்கு பேர் கலந்துகொள்ளலாம்.',
      ),
      p(
        'பயிற்சி ஒவ்வொரு சனிக்கிழமையும் மாலை ஐந்து மணிக்கு நடைபெறும். புதிதாகப் பாட விரும்புகிறவர்கள் தயங்க வேண்டாம்; குரல் தேர்வு எதுவும் இல்லை.',
      ),
      list('ஆரம்ப கீதம்: அனைவரும் சேர்ந்து', 'குழந்தைகள் பாடும் இரண்டு கீதங்கள்', 'இறுதியில் விளக்குப் பவனி'),
    ],
  },
  {
    title: 'The hundred-year-old organist gives a lesson',
    heading: 'She has played for eleven bishops and outlived nine of them.',
    daysAgo: 236,
    picture: see('choir', 4, 'A choir in an old photograph'),
    body: [
      p(
        'Miss Ponnammal Rajaratnam climbs the nineteen steps to the organ loft backwards, because it’s easier on the knees. She was seven when her father lifted her on to the bench; there was a mirror then, through which she could see the preacher, and he could see her.',
      ),
      p(
        'Last week she gave a lesson to twelve young organists. It lasted two hours and consisted mostly of silence.',
      ),
      quote('“Play the last verse as if you’d been forgiven.”', 'Miss Rajaratnam'),
    ],
  },
]);

/** News of Liturgy and Worship, and of Music. */
export const worshipNews: readonly SampleNews[] = [...liturgy, ...music];
