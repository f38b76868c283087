import type { SampleNews } from '../types.ts';
import { album, list, newsOf, p, quote, see } from './write.ts';

/** News of Jaffna and of the congregations abroad. */
export const beyondNews: readonly SampleNews[] = [
  ...newsOf('diocese', 'jaffna', 'S. Pandian', [
    {
      title: 'வட்டுக்கோட்டையில் இளைஞர்களுக்கான தொழிற்பயிற்சி மையம் திறப்பு',
      heading: 'மரவேலை, மின்பணி, தையல், கணினி: நான்கு துறைகளில் நூற்றிருபது இடங்கள்.',
      lang: 'ta',
      daysAgo: 23,
      picture: see('lagoon'),
      gallery: album('lagoon', 1),
      body: [
        p(
          'வட்டுக்கோட்டையில் இளைஞர்களுக்கான தொழிற்பயிற்சி மையம் ஜெபத்துடன் திறந்துவைக்கப்பட்டது. மரவேலை, மின்பணி, தையல், கணினி ஆகிய நான்கு துறைகளில் ஒரே நேரத்தில் நூற்றிருபது பேர் பயிலலாம்.',
        ),
        p(
          'பயிற்சிக்குக் கட்டணம் இல்லை. தொலைவிலிருந்து வருகிறவர்களுக்கு விடுதி வசதியும் உண்டு. பயிற்சி முடித்தவர்களுக்குக் கருவிப் பெட்டி ஒன்று கடனாக வழங்கப்படும்.',
        ),
        quote('“என் தாத்தா படகு செய்தார். நான் மேசை செய்கிறேன்; ஒரு நாள் படகும் செய்வேன்.”', 'நிரோஷன், மாணவர்'),
      ],
    },
    {
      title: 'The island ferry carries the altar linen: a parish on four islands',
      daysAgo: 137,
      picture: see('lagoon', 1),
      body: [
        p(
          'The parish of the islands has four churches, one presbyter and one set of altar linen, which travels with him in a biscuit tin. On Sundays he takes the six o’clock ferry and is home by dark, if the wind agrees.',
        ),
        p(
          'Last month he missed the third sailing. The congregation on the fourth island held the service itself, and has asked whether it may do so again.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'diaspora', 'Leela Samson', [
    {
      title: 'Five tongues in one rented chapel: the congregations abroad meet in Birmingham',
      heading: 'Twenty-eight congregations, one potluck, and a long talk about grandchildren.',
      daysAgo: 48,
      picture: see('council'),
      gallery: [see('kitchen'), see('choir', 1)],
      body: [
        p(
          'They came from Toronto, Dubai, Melbourne and Leicester, and had forty-five minutes in the chapel before the next tenants. They sang fast.',
        ),
        p(
          'The conversation afterwards took two days. How does one pass on a language with one’s faith, and which of the two may one let go? The grandchildren, asked at last, said: neither, but please explain it.',
        ),
        list(
          'Sunday-school lessons by video, in five languages',
          'A register of presbyters who can be borrowed',
          'Summer weeks in the villages of the grandparents',
        ),
        quote(
          '“I dream in English and pray in Telugu. I’ve stopped being worried about it.”',
          'A student from Leicester',
        ),
      ],
    },
    {
      title: 'Carols on the quay: seafarers’ evening in Dubai',
      daysAgo: 318,
      picture: see('carols', 1),
      active: false,
      body: [
        p(
          'Eleven ships lay in port, and their crews were invited by loud-hailer. A hundred and forty came; those on watch put the radio to the window.',
        ),
        p('The parcel for each held socks, soap and a letter written by a child.'),
      ],
    },
  ]),
];
