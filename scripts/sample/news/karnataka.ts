import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see } from './write.ts';

/** News of the three dioceses in Karnataka. */
export const karnatakaNews: readonly SampleNews[] = [
  ...newsOf('diocese', 'karnatakasouthern', 'Shobha Amanna', [
    {
      title: 'ಗ್ರಾಮೀಣ ಸಭೆಗಳಿಗೆ ಹೊಸ ಪ್ರಾರ್ಥನಾ ಪುಸ್ತಕ ಬಿಡುಗಡೆ',
      heading: 'ಸರಳ ಕನ್ನಡದಲ್ಲಿ, ದೊಡ್ಡ ಅಕ್ಷರಗಳಲ್ಲಿ.',
      lang: 'kn',
      daysAgo: 7,
      picture: see('lectionary'),
      gallery: album('lectionary', 1),
      body: [
        p(
          'ಗ್ರಾಮೀಣ ಸಭೆಗಳ ಉಪಯೋಗಕ್ಕಾಗಿ ಸರಳ ಕನ್ನಡದಲ್ಲಿ ಸಿದ್ಧಪಡಿಸಲಾದ ಹೊಸ ಪ್ರಾರ್ಥನಾ ಪುಸ್ತಕವನ್ನು ಕಳೆದ ಭಾನುವಾರ ಮಂಗಳೂರಿನಲ್ಲಿ ಬಿಡುಗಡೆ ಮಾಡಲಾಯಿತು. ಬೆಳಗಿನ ಮತ್ತು ಸಂಜೆಯ ಪ್ರಾರ್ಥನೆಗಳು, ಮನೆ ಪ್ರತಿಷ್ಠೆ, ಬಿತ್ತನೆ ಹಾಗೂ ಸುಗ್ಗಿಯ ಸ್ತೋತ್ರ ಪ್ರಾರ್ಥನೆಗಳು ಇದರಲ್ಲಿವೆ.',
        ),
        p(
          'ದೊಡ್ಡ ಅಕ್ಷರಗಳಲ್ಲಿ ಮುದ್ರಿಸಿರುವುದರಿಂದ ಹಿರಿಯರೂ ಸುಲಭವಾಗಿ ಓದಬಹುದು. ಎರಡು ವರ್ಷಗಳ ಕಾಲ ಇಪ್ಪತ್ತು ಸಭೆಗಳಲ್ಲಿ ಪ್ರಾಯೋಗಿಕವಾಗಿ ಬಳಸಿ, ಸಭಿಕರ ಸಲಹೆಗಳನ್ನು ಸೇರಿಸಿ ಪುಸ್ತಕವನ್ನು ಅಂತಿಮಗೊಳಿಸಲಾಗಿದೆ.',
        ),
        h2('ಪುಸ್ತಕದಲ್ಲಿ ಏನಿದೆ'),
        list('ದಿನನಿತ್ಯದ ಪ್ರಾರ್ಥನೆಗಳು', 'ಬಿತ್ತನೆ, ಮಳೆ ಮತ್ತು ಸುಗ್ಗಿಯ ಪ್ರಾರ್ಥನೆಗಳು', 'ಮಕ್ಕಳು ಹಾಡುವ ಹನ್ನೆರಡು ಗೀತೆಗಳು'),
        quote('“ನಮ್ಮ ಹೊಲ, ನಮ್ಮ ಮಳೆ, ನಮ್ಮ ಭಾಷೆ ಈ ಪ್ರಾರ್ಥನೆಗಳಲ್ಲಿವೆ.”', 'ಸಂಪಾದಕ ಸಮಿತಿಯ ಸದಸ್ಯರೊಬ್ಬರು'),
        p('ಪುಸ್ತಕದ ಪ್ರತಿಗಳು ಎಲ್ಲ ಸಭಾ ಕಚೇರಿಗಳಲ್ಲಿ ದೊರೆಯುತ್ತವೆ.'),
      ],
    },
    {
      title: 'Rain, hymns and jackfruit: a monsoon fair for the hill parishes',
      daysAgo: 122,
      picture: see('monsoon'),
      gallery: album('monsoon', 1),
      body: [
        p(
          'Everyone said that a fair in July was madness, and everyone came. Under tarpaulins from the church at Mulki to the bus stand there were pickles, grafted saplings, brass bands and one hundred and seventy dishes of jackfruit.',
        ),
        p('The takings, Rs 3,42,610 and an umbrella, go to the hostel for hill children.'),
      ],
    },
  ]),
  ...newsOf('diocese', 'karnatakacentral', 'Leela Samson', [
    {
      title: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಸಂಜೆ ಶಾಲೆ: ಕಟ್ಟಡ ಕಾರ್ಮಿಕರ ಮಕ್ಕಳಿಗೆ ಪಾಠ, ಆಟ ಮತ್ತು ಊಟ',
      heading: 'ಆರು ಸಭೆಗಳ ಅಂಗಳದಲ್ಲಿ ಮುನ್ನೂರು ಮಕ್ಕಳು.',
      lang: 'kn',
      daysAgo: 31,
      picture: see('school', 2),
      body: [
        p(
          'ಕಟ್ಟಡ ಕಾರ್ಮಿಕರ ಮಕ್ಕಳಿಗಾಗಿ ಬೆಂಗಳೂರಿನ ಆರು ಸಭೆಗಳ ಅಂಗಳದಲ್ಲಿ ಸಂಜೆ ಶಾಲೆಗಳು ಆರಂಭವಾಗಿವೆ. ಪ್ರತಿದಿನ ಸಂಜೆ ಐದರಿಂದ ಏಳರವರೆಗೆ ಮುನ್ನೂರು ಮಕ್ಕಳು ಇಲ್ಲಿ ಓದುತ್ತಾರೆ, ಆಡುತ್ತಾರೆ ಮತ್ತು ಊಟ ಮಾಡುತ್ತಾರೆ.',
        ),
        p(
          'ಕಾಲೇಜು ವಿದ್ಯಾರ್ಥಿಗಳು ಮತ್ತು ನಿವೃತ್ತ ಶಿಕ್ಷಕರು ಪಾಠ ಹೇಳುತ್ತಾರೆ. ಮಕ್ಕಳು ಐದು ಭಾಷೆಗಳಲ್ಲಿ ಮಾತನಾಡುತ್ತಾರೆ; ಹಾಡುಗಳು ಮಾತ್ರ ಎಲ್ಲರಿಗೂ ಒಂದೇ.',
        ),
        quote('“ನನ್ನ ಅಪ್ಪ ಈ ಊರಿನ ದೊಡ್ಡ ಕಟ್ಟಡ ಕಟ್ಟಿದ್ದಾರೆ. ನಾನು ಅದರ ಹೆಸರನ್ನು ಓದಬಲ್ಲೆ.”', 'ರೇಣುಕಾ, ಎಂಟು ವರ್ಷ'),
      ],
    },
  ]),
  ...newsOf('diocese', 'karnatakanorthern', 'Leela Samson', [
    {
      title: 'ಧಾರವಾಡದಲ್ಲಿ ಹಳೆಯ ಗಂಟೆ ಮತ್ತೆ ಮೊಳಗಿತು: ನೂರು ವರ್ಷದ ಗೋಪುರ ದುರಸ್ತಿ',
      heading: 'ಹಳ್ಳಿಯ ಕಮ್ಮಾರರು, ನಗರದ ಎಂಜಿನಿಯರರು ಒಟ್ಟಾಗಿ ಮಾಡಿದ ಕೆಲಸ.',
      lang: 'kn',
      daysAgo: 54,
      picture: see('bells', 1),
      gallery: album('bells', 0, 2),
      body: [
        p(
          'ಧಾರವಾಡದ ದೇವಾಲಯದ ನೂರು ವರ್ಷ ಹಳೆಯ ಗೋಪುರದ ದುರಸ್ತಿ ಕಾರ್ಯ ಪೂರ್ಣಗೊಂಡಿದ್ದು, ಏಳು ವರ್ಷಗಳ ಬಳಿಕ ಗಂಟೆ ಮತ್ತೆ ಮೊಳಗಿತು. ಹಳ್ಳಿಯ ಕಮ್ಮಾರರು ಮತ್ತು ನಗರದ ಎಂಜಿನಿಯರರು ಒಟ್ಟಾಗಿ ಈ ಕೆಲಸ ಮಾಡಿದ್ದಾರೆ.',
        ),
        p('ಮೊದಲ ಬಾರಿಗೆ ಗಂಟೆ ಬಾರಿಸಿದವರು ತೊಂಬತ್ತು ವರ್ಷದ ಮಾಜಿ ಘಂಟಾಪಾಲಕರು. ಅವರು ಹಗ್ಗವನ್ನು ಹಿಡಿದಾಗ ಅಂಗಳದಲ್ಲಿದ್ದ ಎಲ್ಲರೂ ಮೌನವಾದರು.'),
      ],
    },
  ]),
];
