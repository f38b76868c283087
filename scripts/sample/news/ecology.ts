import type { SampleNews } from '../types.ts';
import { album, h2, link, list, newsOf, p, quote, see, steps } from './write.ts';

/** News of the Ecology department. */
export const ecologyNews: readonly SampleNews[] = newsOf('department', 'ecology', 'Priya Joy', [
  {
    title: 'Green parishes: three hundred churches give up plastic at harvest festival',
    heading:
      'Banana leaf, brass and patience: how the women of Dornakal fed nine thousand guests and left one bucket of waste.',
    daysAgo: 20,
    picture: see('paddy'),
    gallery: [...album('kitchen', 0, 2, 1), see('paddy', 1), see('planting')],
    body: [
      p(
        'Three hundred parishes signed the pledge in June: no plastic plate, cup, flag or garland at this year’s harvest festival. In October the department went to see who had kept it. All but eleven had.',
      ),
      p(
        'The hardest part was water. Brass tumblers have to be washed, and washing needs a well. At Dornakal the women set three tubs in a row, sand, ash and clean water, and nine thousand guests passed by without one paper cup.',
      ),
      h2('What worked'),
      list(
        'Leaf plates stitched by the fellowship, a hundred for Rs 90',
        'Tumblers lent by the neighbouring temple and returned polished',
        'One bucket on the stage, for everyone to look into at the end',
      ),
      quote(
        '“We did nothing new. We did what our grandmothers did before the packets came.”',
        'Mrs. D. Swarnalatha, head cook',
      ),
    ],
  },
  {
    title: 'ಸೃಷ್ಟಿಕಾಲದ ಆರಾಧನೆಗೆ ಹೊಸ ಪ್ರಾರ್ಥನೆಗಳು: ಐದು ಭಾನುವಾರಗಳ ಪುಸ್ತಕ',
    heading: 'ಮಣ್ಣು, ನೀರು, ಕಾಡು ಮತ್ತು ಹಕ್ಕಿಗಳಿಗಾಗಿ ಪ್ರಾರ್ಥನೆಗಳು.',
    lang: 'kn',
    daysAgo: 24,
    author: 'Leela Samson',
    picture: see('lectionary', 1),
    body: [
      p(
        'ಸೃಷ್ಟಿಕಾಲದ ಐದು ಭಾನುವಾರಗಳಿಗಾಗಿ ಸಿದ್ಧಪಡಿಸಿದ ಪ್ರಾರ್ಥನೆಗಳ ಕಿರುಪುಸ್ತಕ ಈಗ ಕನ್ನಡದಲ್ಲಿ ಲಭ್ಯವಿದೆ. ಮಣ್ಣು, ನೀರು, ಕಾಡು, ಹಕ್ಕಿಗಳು ಮತ್ತು ಸುಗ್ಗಿ ಎಂಬ ಐದು ವಿಷಯಗಳ ಮೇಲೆ ಪ್ರಾರ್ಥನೆ, ಗೀತೆ ಮತ್ತು ಮಕ್ಕಳ ಚಟುವಟಿಕೆಗಳು ಇದರಲ್ಲಿವೆ.',
      ),
      p(
        'ಪ್ರತಿ ಸಭೆಯೂ ತನ್ನ ಅಂಗಳದಲ್ಲಿ ಕನಿಷ್ಠ ಐದು ಗಿಡಗಳನ್ನು ನೆಡುವಂತೆ ಇಲಾಖೆ ಮನವಿ ಮಾಡಿದೆ. ಗಿಡಗಳ ಆರೈಕೆಯ ಹೊಣೆಯನ್ನು ಭಾನುವಾರ ಶಾಲೆಯ ಮಕ್ಕಳು ವಹಿಸಿಕೊಳ್ಳಲಿದ್ದಾರೆ.',
      ),
      quote('“ಭೂಮಿಯನ್ನು ಪ್ರೀತಿಸುವುದು ಕೂಡ ಆರಾಧನೆಯೇ.”', 'ಒಬ್ಬ ಸಭಾಪಾಲಕರ ಮಾತು'),
    ],
  },
  {
    title: 'Palmyra seedlings for the dunes',
    heading: 'Eleven coastal schools plant what their grandfathers cut.',
    daysAgo: 30,
    picture: see('coast', 1, 'A beach with boats below a church in the morning light'),
    gallery: [see('lagoon'), see('planting', 1)],
    body: [
      p(
        'A palmyra takes fifteen years to bear fruit and a hundred to fall. Between Manapad and Kulasai the dunes had lost nine in ten of theirs; the sand had begun to walk into the lanes.',
      ),
      p(
        'Since Easter the children of eleven schools have buried 14,000 seeds, one hand deep, two strides apart. They don’t water them: the palmyra finds its own.',
      ),
      quote(
        '“I asked when we would see them tall. My teacher said: that’s why it is the children who plant.”',
        'Jenitha, class 6',
      ),
    ],
  },
  {
    title: 'Sunday sun: rooftop panels for sixty parsonages',
    heading: 'The first bills have come, and they are small.',
    daysAgo: 38,
    picture: see('lamp', 1),
    body: [
      p(
        'Sixty parsonages in the driest taluks now make their own current. The panels were paid for by a loan from the pension fund, which the saved bills repay in six years.',
      ),
      p(
        `The figures of each house are ${link('on the department’s page', 'ecology/sun')}, the cloudy months included.`,
      ),
      steps(
        'Ask the electrician of the diocese for a survey',
        'Let the committee read the loan paper aloud',
        'Keep the meter where visitors can see it',
      ),
    ],
  },
  {
    title: 'Study book for Creation-time is ready for print',
    daysAgo: 47,
    picture: null,
    pdfs: [
      {
        fileName: 'Creation-time-study-book-sample.pdf',
        title: 'The ground beneath us: a study book for Creation-time',
        unit: 'Ecology',
        pages: 2,
        paragraphs: [
          'Five evenings for a small group: a reading, a story from one of our own parishes, three questions, and something to do before the next meeting.',
          '# First evening: soil',
          'Read Genesis 2, 4 to 15. Bring a handful of earth from your own field or yard and lay it in the middle of the room.',
          '- Who worked this ground before you?',
          '- What does it give, and what is put back?',
          '- Which piece of church land lies idle?',
          '# Second evening: water',
          'Read John 4, 5 to 15. Let the one who draws the water at home speak first.',
          '- How many steps is it to the well?',
          '- Who is last in the line?',
          '# Third evening: trees',
          'Read Psalm 1. Walk round the church and count the trees. Write down who planted them, as far as anyone remembers.',
          '# Fourth evening: creatures',
          'Read Job 12, 7 to 10. Be quiet together for ten minutes out of doors, and then name what you heard.',
          '# Fifth evening: bread',
          'Read Deuteronomy 8, 7 to 18. Eat together; let every dish be named by the place from which it came.',
        ],
      },
    ],
    body: [
      p(
        'Five evenings, five readings, and each time something to do with one’s hands before the next meeting: the study book for Creation-time has gone to the printer.',
      ),
      p(
        'A sample of the first chapters is attached. Orders reach the department through the diocesan bookshops.',
      ),
    ],
  },
]);
