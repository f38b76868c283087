import type { ArtName } from '../drawings/print/art.ts';
import { bookCover, bookPage } from '../files.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Books, the newest first: title with `/` between the lines of its cover, small print above and below, drawing, description. */
const rows = table(
  5,
  `
  Hymns of the / Five Rivers | With tonic sol-fa | Words and music | rivers | Three hundred and twelve hymns in English, Tamil, Telugu, Kannada and Malayalam, with tonic sol-fa for village choirs and an index of metres. Edited by Handel Manuel and the choir schools. Cloth, 480 pages, Rs 420.
  Common / Worship | For congregations and homes | Tamil and English | lancets | The orders of worship for Sundays, weekdays and homes, on facing pages, in letters that can be read by lamplight. Cloth, 352 pages, Rs 260.
  Fifty-two / Sundays | | Sermon outlines for village catechists | sundays | An outline for each Sunday of the year: one thought, one story, one question to take home. By Eunice Manickam. Paper, 216 pages, Rs 140.
  The Boat / That Waited | | Forty stories for Sunday schools | boat | Forty stories that can be told in ten minutes, each with a picture to be copied on the blackboard. By Sheela Gnanaraj. Paper, 168 pages, Rs 120.
  One Table | A short history | Many traditions, one Church | table | How people who had learnt to pray in separate houses came to kneel at one table, told for those who were not there. Paper, 184 pages, Rs 150.
  கீர்த்தனைத் / தோட்டம் | Lyrics with notation | Tamil | petals | தலைமுறைகளாகப் பாடப்பட்டு வரும் இருநூறு கீர்த்தனைகள், இராக தாளக் குறிப்புகளுடன். தொகுப்பு: இசைத் துறை. 288 பக்கங்கள், ரூ. 180.
  Prayers at the / Threshold | For the home | | kolam | A prayer for each door of the day: waking, leaving, coming home, letting go. By Stella Rajamani. Small format, 96 pages, Rs 80.
  The Earth / Is the Lord’s | | A study book for green parishes | earth | Eight evenings on soil, water, seed and shore, with one thing to do after each. By Mathew Koshy and Shanthi Prabhakar. Paper, 144 pages, Rs 110.
  Warp and Weft | Women of the Church, in their own words | | weave | Twenty-two women tell what they have woven, literally and otherwise. Edited by K. Sujatha. Cloth, 240 pages, Rs 300.
  Vigil | Night prayers | For nurses and watchmen | vigil | Short prayers for the long hours, to be read standing. By Gracy Philip. Fits into an apron pocket, 72 pages, Rs 60.
  Under the / Tamarind | Stories of village congregations | | tamarind | What happened when the presbyter did not come: fifteen stories from congregations that managed. Paper, 192 pages, Rs 160.
  ఆరాధన / గీతాలు | Songs of worship | Telugu | kolam | గ్రామ సంఘాలలో పాడే నూట యాభై పాటలు, స్వరాలతో. సంపాదకులు: సంగీత విభాగము. 224 పేజీలు, రూ. 150.
  The Rose / and the Wheel | Windows of our churches | | rose | Sixty windows and who broke them: a book of drawings with the stories of glass, stones and putty. Cloth, 160 pages, Rs 450.
  ದೇವರ / ಮನೆ | Family prayers | Kannada | threshold | ಮನೆಯಲ್ಲಿ ಒಟ್ಟಾಗಿ ಪ್ರಾರ್ಥಿಸಲು ವರ್ಷದ ಪ್ರತಿ ವಾರಕ್ಕೂ ಒಂದು ಕ್ರಮ. 128 ಪುಟಗಳು, ರೂ. 90.
  What Bells / Remember | | Essays | bells | Essays on sound, loss and habit, by a bell ringer who became a judge. Paper, 176 pages, Rs 190.
  Night School | Reading with grown-ups | | lamp | A primer that does not treat grown-ups like children: wages, letters, psalms. Teacher’s copy with notes. 208 pages, Rs 100.
  Seed, Kept / and Shared | | A parish handbook | grain | How to keep rice, millet and beans from year to year, and how to give them away. Paper, 88 pages, Rs 70.
  Peace at / the Junction | Stories of quarrels ended | | dove | Fourteen quarrels, with the sentence that ended each. For study groups and bus queues. Paper, 152 pages, Rs 130.
  Reading / Together | The Bible in twelve evenings | | book | Twelve evenings for people who have never finished the book. By Asha Cornelius. Paper, 112 pages, Rs 95.
  പ്രഭാത / പ്രാർത്ഥന | Morning prayer | Malayalam | dawn | ഓരോ ദിവസത്തിനും ഓരോ പ്രാർത്ഥനയും സങ്കീർത്തനവും. 144 പുറങ്ങൾ, രൂപ 100.
  The Year the / Wells Held | Reportage | | palms | Three villages, one drought, and the committee that met every Tuesday. By Anita Jebaraj. Paper, 200 pages, Rs 210.
  A Church / on a Hill | | Letters of a country presbyter | mission | Letters home from the first five years, published with the permission of those who are mentioned. Paper, 168 pages, Rs 140.
  After the / First Rain | Poems | In five languages | rain | Poems by school children, chosen by other school children, with translations by their teachers. Paper, 96 pages, Rs 85.
  Nets and / Numbers | | The fishing villages, counted | nets | What a day’s catch pays, who takes it, and what was done about it. A book that has been quoted in court. Paper, 136 pages, Rs 120.
  Star over / the Paddy | Carols and plays | | star | Six plays for Christmas that need no curtain, and the carols that go with them. Paper, 120 pages, Rs 90.
`,
);

const SONGS = /hymns|carols|இராக|పాటలు/i;

/** The price is no field of its own: it stands where the visitor reads about the book. */
export const bookRecords: readonly SampleRecord[] = rows.map(
  ([cover = '', sub, foot, art, description = ''], i) => {
    const title = cover.split('/').map((line) => line.trim());
    const small = { ...(sub ? { sub } : {}), ...(foot ? { foot } : {}) };
    return {
      of: 'publication',
      unit: null,
      by: { account: i % 2 ? 'S. Pandian' : 'Leela Samson' },
      daysAgo: 14 + i * 31,
      // The last one is out of print.
      activated: i < rows.length - 1,
      fields: {
        type: 'books',
        title: title.join(' '),
        description,
        thumbnail: bookCover({ title, ...small, art: art as ArtName, centred: i % 5 === 1 }),
        // Title page, then what it is like inside: pages of music in the song books, of text in the others.
        content_image: [
          bookPage({ page: 'title', title, sub: sub || (foot ?? ''), art: art as ArtName }),
          bookPage({ page: SONGS.test(description) ? 'music' : 'text', number: 12 + (i % 4) * 9 }),
          bookPage({ page: 'text', number: 57 + (i % 3) * 8 }),
        ],
      },
    };
  },
);
