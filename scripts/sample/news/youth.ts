import type { SampleNews } from '../types.ts';
import { album, h2, link, list, newsOf, p, quote, see, steps } from './write.ts';

/** News of the Youth department. */
export const youthNews: readonly SampleNews[] = newsOf('department', 'youth', 'Daniel Prem', [
  {
    title: 'Four hundred young people walk the old road to Karimnagar',
    heading:
      'They slept on school verandas and sang in four languages. What was planned as a conference became a pilgrimage.',
    daysAgo: 1,
    author: 'Leela Samson',
    picture: see('walk'),
    gallery: [
      ...album('walk', 1, 2, 3),
      ...album('hillpath', 0, 2),
      ...album('school', 1, 2, 3),
      see('kitchen'),
      see('lamp', 1),
      see('carols'),
      see('bells', 1),
    ],
    body: [
      p(
        'The hall had been booked, the banners printed, the speakers’ trains reserved. Then somebody at the planning table asked how the first missionaries had come to Karimnagar, and somebody else answered: on foot.',
      ),
      p(
        'So four hundred of them walked: nine days, a hundred and sixty kilometres, from parish to parish along the old post road. They carried one flag, two stretchers which were used only for guitars, and a register in which each village wrote one sentence.',
      ),
      h2('Nine days in numbers'),
      list(
        'Twenty-two school verandas to sleep on',
        'Four languages in the evening hymns, seven in the jokes',
        'Six hundred blisters, by the nurses’ estimate',
        'One wedding, to which all four hundred were invited',
      ),
      quote(
        '“In a conference you remember the speaker. On the road you remember the one who carried your bag.”',
        'Sharon Elizabeth, who walked at the end of the line',
      ),
      p(
        'On the last morning the bells of Karimnagar rang for half an hour. The register with its twenty-two sentences now lies in the vestry; the youngest walker, aged fifteen, read all of them aloud instead of a sermon.',
      ),
      p(
        `Next year’s road will be chosen in February. ${link('Proposals are welcome', 'youth/walk')} from every diocese; hills are no objection.`,
      ),
    ],
  },
  {
    title: 'A quarter of the seats: the young take their chairs in the pastorate committees',
    heading:
      'What the Synod Council voted for has reached two thirds of the pastorates. A report on the rest.',
    daysAgo: 27,
    picture: see('council'),
    gallery: album('council', 1),
    body: [
      p(
        'In 1,140 of 1,720 pastorates, one committee member in four is now under thirty-five. In the others the chairs are, as one secretary wrote, “under discussion since Easter”.',
      ),
      p(
        'Where the young sit at the table, the agenda has changed: hostels before halls, repairs before paint, and the accounts on one page.',
      ),
      quote(
        '“We didn’t come to be consulted. We came to be counted, and then to count.”',
        'Kiran Nelaturi, at the training in Vijayawada',
      ),
    ],
  },
  {
    title: 'Work camp at Jawadhu: forty students build a footbridge in twelve days',
    heading: 'The school at the other side of the stream was open only when it did not rain.',
    daysAgo: 68,
    picture: see('hillpath', 2),
    gallery: [see('hillpath', 1), see('planting'), see('school', 3)],
    body: [
      p(
        'The stream at Melpattu is ankle-deep in March and takes cattle in August. Between the two lies the primary school.',
      ),
      p(
        'Forty students from five colleges carried stone, mixed cement by the engineer’s whistle and learnt from the village how to tie bamboo. The bridge is eleven metres long and has a rail at the height of a child’s hand.',
      ),
      steps(
        'Day 1 to 4: the footings',
        'Day 5 to 9: the span',
        'Day 10: it rained',
        'Day 11 and 12: the rail, the paint and the feast',
      ),
    ],
  },
  {
    title: 'First job, first letter: an evening clinic for applications',
    heading: 'Retired clerks and young graduates meet on Thursdays over tea and commas.',
    daysAgo: 133,
    picture: see('press', 4),
    body: [
      p(
        'It began with one retired bank manager and a table in the parish hall. Today thirty towns have an application clinic: volunteers who read letters, practise interviews and say honestly which photograph to leave out.',
      ),
      p(
        'Of the 410 who came in the last half-year, 236 have found work. The department now prints a small book, written by both sides of the table.',
      ),
    ],
  },
  {
    title: 'Lanterns at the crossing: Christmas carols for those on night duty',
    heading: 'Seventeen youth groups sang for guards, nurses, drivers and the police.',
    daysAgo: 329,
    picture: see('carols'),
    gallery: album('carols', 1),
    body: [
      p(
        'They started when others went to bed. From eleven to three, seventeen groups with paper stars went to hospital gates, bus depots, toll booths and the control room of the railway.',
      ),
      p(
        'Nobody collected money. At the depot in Salem the drivers turned off their engines for the whole of the second verse.',
      ),
    ],
  },
]);
