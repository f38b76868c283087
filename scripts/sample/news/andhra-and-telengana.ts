import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see, steps } from './write.ts';

/** News of the three dioceses in Andhra and the three in Telengana. */
export const andhraAndTelenganaNews: readonly SampleNews[] = [
  ...newsOf('diocese', 'krishnagodavari', 'Leela Samson', [
    {
      title: 'A new church for the hill people of Araku, built by their own hands',
      heading: 'Every family carried its stones down from its own field.',
      daysAgo: 9,
      picture: see('paddy'),
      gallery: [...album('hillpath', 0, 2), see('baptism', 1)],
      body: [
        p(
          'Nobody was paid, and nobody was late. For three winters, when the millet was in, the families of nine hamlets carried stones down from their fields: flat ones for the floor, round ones for the walls, and one with a white vein for the place under the font.',
        ),
        p(
          'The church holds three hundred and smells of lime and wood smoke. It has no pews, because nobody asked for any, and eleven doors, since each hamlet wanted to come in from its own side, and two met.',
        ),
        h2('Brought by the hamlets'),
        list(
          '4,000 head-loads of stone',
          '220 bamboo poles, cut at the new moon',
          'One bell, once a railway fishplate',
        ),
        quote(
          '“When the bishop knocked, we all knew which door it would be.”',
          'Korra Mitti, who mixed the lime',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'nandyal', 'S. Pandian', [
    {
      title: 'పంటల కృతజ్ఞతా పండుగలో వంద మంది రైతులకు సన్మానం',
      heading: 'విత్తనాల మార్పిడి, పాత పంటల ప్రదర్శన, సంఘ భోజనం.',
      lang: 'te',
      daysAgo: 37,
      picture: see('paddy', 1),
      gallery: [see('kitchen', 1)],
      body: [
        p(
          'నంద్యాలలో జరిగిన పంటల కృతజ్ఞతా పండుగలో సేంద్రియ వ్యవసాయం చేస్తున్న వంద మంది రైతులను సన్మానించారు. జొన్న, కొర్ర, సామ వంటి పాత పంటల విత్తనాలను రైతులు ఒకరితో ఒకరు మార్చుకున్నారు.',
        ),
        p('ఆరాధన తరువాత అందరూ కలిసి భోజనం చేశారు. ఈ సంవత్సరం ప్లాస్టిక్ వస్తువులు ఒక్కటి కూడా వాడలేదు.'),
        quote('“గుప్పెడు విత్తనాలు తెచ్చాను, సంచి నిండా తీసుకెళ్తున్నాను.”', 'సుబ్బమ్మ, రైతు'),
      ],
    },
  ]),
  ...newsOf('diocese', 'rayalaseema', 'S. Pandian', [
    {
      title: 'కరువు గ్రామంలో చెరువు పూడికతీత: పది సంఘాల సభ్యుల శ్రమదానం',
      heading: 'పదిహేను రోజులు, ఎనిమిది వందల మంది, ఒక చెరువు.',
      lang: 'te',
      daysAgo: 50,
      picture: see('planting', 1),
      body: [
        p(
          'ముప్పై ఏళ్లుగా పూడిపోయిన చెరువును పది సంఘాల సభ్యులు పదిహేను రోజుల శ్రమదానంతో తిరిగి తవ్వారు. రోజూ తెల్లవారుజామున ఐదు గంటలకు ప్రార్థనతో పని మొదలైంది.',
        ),
        p('తవ్విన మట్టిని రైతులు తమ పొలాలకు తీసుకెళ్లారు. గట్టు మీద రెండు వందల మొక్కలు నాటారు. మొదటి వర్షానికే చెరువులో నీళ్లు నిలిచాయి.'),
        steps('మొదటి వారం: పూడిక తీయడం', 'రెండవ వారం: గట్టు కట్టడం', 'చివరి రోజు: మొక్కలు నాటడం, కృతజ్ఞతా ఆరాధన'),
      ],
    },
  ]),
  ...newsOf('diocese', 'dornakal', 'B. Ratna Kumar', [
    {
      title: 'డోర్నకల్‌లో గ్రామ సువార్తికుల శిక్షణ ముగింపు: ముప్పై రెండు మందికి ధ్రువపత్రాలు',
      heading: 'ఒక సంవత్సరం పాటు వారాంతాల్లో సాగిన శిక్షణ.',
      lang: 'te',
      daysAgo: 21,
      picture: see('ordination', 2),
      body: [
        p(
          'ఒక సంవత్సరం పాటు వారాంతాల్లో సాగిన గ్రామ సువార్తికుల శిక్షణ డోర్నకల్‌లో ముగిసింది. ముప్పై రెండు మంది, వారిలో పద్నాలుగు మంది స్త్రీలు, ధ్రువపత్రాలు అందుకున్నారు.',
        ),
        p(
          'వాక్య పఠనం, పాటలు, రోగులను పరామర్శించడం, గ్రామ పంచాయతీ చట్టాలు శిక్షణలో భాగాలు. వచ్చే నెల నుంచి వీరు తమ గ్రామాల్లో సేవ ప్రారంభిస్తారు.',
        ),
      ],
    },
    {
      title: 'Evening song from Dornakal: the cathedral keeps its open hour',
      daysAgo: 115,
      picture: see('choir', 2),
      gallery: [see('choir'), see('cathedral', 1)],
      body: [
        p(
          'Each Wednesday at six the doors are left open and the choir sings what it is asked for. Bicycles stop. Goats come in, and are led out during the second verse.',
        ),
        p(
          'The most requested song of the year was not a hymn but the farewell that brides are sung in this district. The choirmaster has added an amen.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'karimnagar', 'Leela Samson', [
    {
      title: 'Half an hour of bells: Karimnagar receives the walkers',
      heading: 'Four hundred beds were needed. Nine hundred were offered.',
      daysAgo: 11,
      picture: see('bells', 2),
      gallery: [see('walk', 1), see('walk', 3)],
      body: [
        p(
          'They could be heard before they could be seen: four hundred voices on the Sircilla road, a little hoarse. The sexton, who had been told to ring for five minutes, forgot to stop.',
        ),
        p(
          'The parish had asked for four hundred beds and was offered nine hundred. So some of the walkers slept twice, they said: once at night and once, to be polite, after lunch.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'medak', 'Leela Samson', [
    {
      title: 'The wage book of the masons is read aloud, and copied',
      heading: 'Two thousand names from the years of famine.',
      daysAgo: 43,
      picture: see('cathedral', 3, 'The cathedral at dusk'),
      body: [
        p(
          'The wage book of the cathedral lists 2,114 names, each with a measure of rice and a thumb-print. For the centenary forty schoolchildren have copied it by hand, so that it no longer needs to be touched.',
        ),
        p('Visitors may look for their family. Every third one finds somebody.'),
        quote('“He was paid for eleven days. On the twelfth his son signs.”', 'A teacher, reading'),
      ],
    },
  ]),
];
