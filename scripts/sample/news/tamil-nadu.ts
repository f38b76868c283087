import type { SampleNews } from '../types.ts';
import { album, list, newsOf, p, quote, see } from './write.ts';

/** News of the other eight dioceses in Tamil Nadu. */
export const tamilNaduNews: readonly SampleNews[] = [
  ...newsOf('diocese', 'thoothukudinazareth', 'S. Pandian', [
    {
      title: 'மூன்று கடல் சங்கமத்தில் நன்றி ஆராதனை: பதினோரு கிராமங்கள் ஒன்றுகூடின',
      heading: 'மீன்பிடிப் பருவம் தொடங்கும் நாளில் கடலோரச் சபைகள் ஒரே குரலில் நன்றி செலுத்தின.',
      lang: 'ta',
      daysAgo: 6,
      picture: see('lagoon', 3),
      gallery: [see('harbour'), see('coast')],
      body: [
        p(
          'சூரியன் எழும் முன்பே படகுகள் கரையோரம் வரிசையாக நின்றன. பதினோரு கடலோரக் கிராமங்களிலிருந்து வந்த மீனவக் குடும்பங்கள் தங்கள் படகுகளையும் வலைகளையும் ஆண்டவருக்கு அர்ப்பணித்து நன்றி ஆராதனை நடத்தினார்கள்.',
        ),
        p(
          'கடந்த ஆண்டில் கடலில் உயிரிழந்தவர்களின் பெயர்கள் ஒவ்வொன்றாக வாசிக்கப்பட்டன. ஒவ்வொரு பெயருக்கும் ஒரு விளக்கு ஏற்றப்பட்டது; பின்னர் கூட்டம் முழுவதும் எழுந்து நின்று பாடியது.',
        ),
        quote('“கடல் எங்களுக்கு வயல்; இந்த ஆராதனைதான் எங்கள் அறுவடை விழா.”', 'அந்தோணிராஜ், மீனவர்'),
        p(
          'ஆராதனைக்குப் பின் அனைவரும் ஒரே பந்தியில் உணவருந்தினர். சேகரிக்கப்பட்ட காணிக்கை மீனவக் குழந்தைகளின் கல்வி நிதிக்கு வழங்கப்பட்டது.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'madurairamnad', 'S. Pandian', [
    {
      title: 'வைகைக் கரையில் பத்தாயிரம் பனை விதைகள்: சபைகளும் பள்ளிகளும் கைகோத்தன',
      heading: 'ஒவ்வொரு விதைக்கும் ஒரு பிள்ளையின் பெயர்.',
      lang: 'ta',
      daysAgo: 26,
      picture: see('planting', 1),
      body: [
        p(
          'வைகைக் கரையில் பத்தாயிரம் பனை விதைகளை நடும் பணியைத் திருமண்டலச் சபைகளும் பள்ளிகளும் இணைந்து தொடங்கியுள்ளன. ஒவ்வொரு விதைக்கும் அதை நட்ட பிள்ளையின் பெயர் பதிவேட்டில் எழுதப்படுகிறது.',
        ),
        p(
          'பனை வளர ஆண்டுகள் ஆகும் என்பது பிள்ளைகளுக்குத் தெரியும். “நான் பாட்டியாகும்போது என் பேத்திக்கு நுங்கு கொடுப்பேன்” என்றாள் ஏழாம் வகுப்பு மாணவி ஒருத்தி.',
        ),
        list('மணல் அரிப்பைத் தடுத்தல்', 'நிலத்தடி நீரைக் காத்தல்', 'பனைத் தொழிலாளர்களுக்கு வாழ்வாதாரம்'),
      ],
    },
  ]),
  ...newsOf('diocese', 'tirunelveli', 'S. Pandian', [
    {
      title: 'பாளையங்கோட்டையில் பார்வையற்றோர் பள்ளி மாணவர்களின் இசை மாலை',
      heading: 'கேட்டவர்கள் கண்களை மூடிக்கொண்டு கேட்டார்கள்.',
      lang: 'ta',
      daysAgo: 53,
      picture: see('choir', 2),
      body: [
        p(
          'பாளையங்கோட்டையில் பார்வையற்றோர் பள்ளி மாணவர்கள் நடத்திய இசை மாலையில் அரங்கம் நிரம்பி வழிந்தது. வயலின், மிருதங்கம், ஆர்மோனியம் ஆகியவற்றை மாணவர்களே வாசித்தனர்.',
        ),
        p(
          'நிகழ்ச்சியின் நடுவில் விளக்குகள் அணைக்கப்பட்டன. இருளில் ஒலித்த பாடலுக்குப் பின் நீண்ட நேரம் யாரும் கைதட்டவில்லை; பிறகு அரங்கமே எழுந்து நின்றது.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'madras', 'Leela Samson', [
    {
      title: 'Lunch at noon, no token: St George’s lane feeds three hundred a day',
      heading:
        'What began with one pot in the lockdown has become a kitchen with a rota of forty-two parishes.',
      daysAgo: 16,
      picture: see('kitchen', 2),
      gallery: album('kitchen', 0, 1),
      body: [
        p(
          'The line forms at half past eleven under the rain trees: drivers, ward boys, a lawyer’s clerk, two old sisters who share one umbrella. There’s no token. Those who want to pay put something into the drum.',
        ),
        p(
          'Forty-two parishes take turns. The rule is that everybody who cooks also sits down and eats, in the line and not in the kitchen.',
        ),
        quote(
          '“I came for the rice. I stay because they save my place.”',
          'Kanniyappan, who pushes a cart at Parry’s Corner',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'coimbatore', 'S. Pandian', [
    {
      title: 'The mill chapel rings again: four parishes adopt a workers’ church',
      daysAgo: 40,
      picture: see('bells'),
      gallery: album('bells', 1, 2),
      body: [
        p(
          'When the mill closed, the chapel beside its gate was locked with the hymn books still in the pews. For nine years the bell was only rung by crows.',
        ),
        p(
          'Four parishes have now adopted it. The roof is new, the rope is new, and the bell was rung first by the last foreman of the spinning shed.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'erodesalem', 'S. Pandian', [
    {
      title: 'Turmeric, looms and a crèche: the market church opens at five in the morning',
      daysAgo: 63,
      picture: see('weaving'),
      body: [
        p(
          'The women who sort turmeric begin at five, and until last month their babies slept in the sacks. The church opposite the market now opens its side aisle at half past four.',
        ),
        p(
          'Thirty babies, six helpers, two looms for those who wait: the crèche smells of turmeric and of talcum, and the treasurer says that the pews will be yellow for ever.',
        ),
        list(
          'Open every day but Sunday',
          'Ten rupees a child, or nothing',
          'Milk from the cow of the sexton',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'trichytanjore', 'S. Pandian', [
    {
      title: 'The delta parishes count their tanks, and dig',
      heading: 'Forty tanks surveyed by Sunday schools, nine desilted by everyone.',
      daysAgo: 85,
      picture: see('paddy'),
      body: [
        p(
          'The survey was made by children with bamboo poles. They measured the depth of forty tanks, drew them on squared paper and coloured the mud brown. There was very much brown.',
        ),
        p(
          'Nine tanks have been dug out since. The silt went to the fields, the broken pots to the college museum, and one bronze bell, green with age, to the church from which it had vanished in a flood.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'vellore', 'S. Pandian', [
    {
      title: 'Night bus for nurses: a parish buys a second-hand van',
      daysAgo: 109,
      picture: see('monsoon', 1),
      body: [
        p(
          'The last town bus leaves at nine, the late shift ends at ten. For years the nurses walked in groups with their umbrellas held like lances.',
        ),
        p('The van is blue, has fourteen seats and is driven by three retired postmen, who know every door.'),
        quote('“I’ve stopped sharpening my umbrella.”', 'Staff nurse, ward C'),
      ],
    },
  ]),
];
