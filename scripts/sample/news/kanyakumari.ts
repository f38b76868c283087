import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see, steps } from './write.ts';

/** News of the diocese of Kanyakumari. */
export const kanyakumariNews: readonly SampleNews[] = newsOf('diocese', 'kanyakumari', 'Jessie Thangam', [
  {
    title: 'The fishing villages of the Cape ask the sea to be kind, and the harbour board to listen',
    heading:
      'After the third accident in a year, eleven coastal congregations walked to the harbour with one petition.',
    daysAgo: 2,
    picture: see('coast'),
    gallery: [...album('coast', 1), ...album('harbour', 0, 1, 2), see('lagoon', 1)],
    pdfs: [
      {
        fileName: 'Petition-of-the-eleven-villages.pdf',
        title: 'Petition of the eleven villages',
        unit: 'Diocese of Kanyakumari',
        paragraphs: [
          'To the Harbour Board, from the congregations of eleven villages of the Cape, with 4,112 signatures and 306 thumb-prints.',
          'Three boats have been lost at the mouth of the harbour within a year, and seven men with them. We know the sea and do not blame it. We ask for what people can do.',
          '- That the sand at the mouth be taken out before the monsoon and not after it.',
          '- That the light on the southern mole, which has been dark since March, be lit.',
          '- That the warning reach the landing places by horn and by flag, and not only by telephone.',
          '- That two of our own people sit on the Board.',
          'We shall come on the first Monday of each month to ask what has been done, and we shall bring our children, so that they see it.',
        ],
      },
    ],
    body: [
      p(
        'They came in their Sunday clothes, the men in front, and after a few steps the women in front. After the third accident in a year the congregations of eleven coastal villages walked to the harbour with one petition and four thousand signatures.',
      ),
      p(
        'At the gate they stopped and sang. Then the presbyter of Muttom read the names of the seven who had not come back, and the chairman of the harbour board took off his shoes and came out to meet them.',
      ),
      h2('What they ask for'),
      list(
        'The sand at the harbour mouth taken out before the monsoon',
        'The light on the southern mole lit again',
        'Warnings by horn and flag at every landing place',
        'Two seats on the board',
      ),
      quote(
        '“The sea takes. We’ve always known that. But the sand-bank is not the sea.”',
        'Mary Sahayam, who lost a brother in June',
      ),
      p(
        'The board has promised an answer by the first Monday of next month. The petition is attached, as it was handed over.',
      ),
    ],
  },
  {
    title: 'நாகர்கோவிலில் ஞாயிறு பள்ளிப் பிள்ளைகளின் கலை விழா: அறுநூறு பேர் பங்கேற்பு',
    heading: 'பாட்டு, நாடகம், ஓவியம், கதை சொல்லல் எனப் பன்னிரண்டு போட்டிகள்.',
    lang: 'ta',
    daysAgo: 14,
    picture: see('school', 1),
    gallery: album('school', 2, 3),
    body: [
      p(
        'நாகர்கோவிலில் நடந்த ஞாயிறு பள்ளிக் கலை விழாவில் அறுபது சபைகளிலிருந்து அறுநூறு பிள்ளைகள் பங்கேற்றனர். பாட்டு, நாடகம், ஓவியம், கதை சொல்லல் எனப் பன்னிரண்டு போட்டிகள் நடைபெற்றன.',
      ),
      p(
        'கடலோரச் சபைகளின் பிள்ளைகள் நடித்த ‘புயலை அமர்த்துதல்’ நாடகம் அனைவரையும் கவர்ந்தது. மேடையில் இருந்த படகு உண்மையான படகு; அதைத் தூக்கி வந்தவர்கள் அவர்களுடைய அப்பாக்கள்.',
      ),
      quote('“பரிசு கிடைக்காவிட்டாலும் பரவாயில்லை. நான் கடலாக நடித்தேன்.”', 'ஜெனிலியா, மூன்றாம் வகுப்பு'),
    ],
  },
  {
    title: 'Ninety voices at Nagercoil: the festival choirs sing the harvest home',
    daysAgo: 19,
    picture: see('choir'),
    gallery: [...album('choir', 1, 2), see('paddy')],
    body: [
      p(
        'The paddy of the second crop stood in sheaves along the aisle, and between them ninety singers from nine choirs. It was warm; the tenors fanned the sopranos with the order of service.',
      ),
      p(
        'For the last hymn the doors were opened, and those who were waiting for their buses in the street sang along.',
      ),
    ],
  },
  {
    title: 'Harvest below the Aralvaimozhi pass: first sheaf, first prayer',
    daysAgo: 77,
    picture: see('paddy', 1),
    body: [
      p(
        'The wind comes through the pass at eleven each morning, and by then the first sheaf should be in the church. This year it was carried by the youngest farmer of the village, who is nineteen and has a degree in mathematics.',
      ),
      p(
        'She has worked out that the tank loses a third of its water through one broken sluice. The parish mended it on Saturday.',
      ),
    ],
  },
  {
    title: 'Two hospitals, one ambulance boat: the coast gets a doctor on Tuesdays',
    daysAgo: 150,
    picture: see('harbour', 1),
    gallery: [see('clinic', 1)],
    body: [
      p(
        'The road from Enayam to the mission hospital is nineteen kilometres long and takes two hours. By sea it’s forty minutes, if you know the rocks. The boat is called Rhoda, since she’s the one who opens.',
      ),
      steps('Neyyoor landing, 7 a.m.', 'Colachel, 8 a.m.', 'Enayam, 9.30 a.m.', 'Back before the wind'),
    ],
  },
]);
