import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see, steps } from './write.ts';

const communications = newsOf('department', 'communications', 'S. Pandian', [
  {
    title: 'Notice of the Synod Council: members are asked to send resolutions by 15 December',
    heading: 'In writing, to the office of the General Secretary.',
    daysAgo: 17,
    picture: null,
    pdfs: [
      {
        fileName: 'Notice-of-the-Synod-Council.pdf',
        title: 'Notice of the Synod Council',
        unit: 'Communications',
        paragraphs: [
          'To the members of the Synod Council, to the bishops, and to the secretaries of the dioceses.',
          'The Council will meet in the second week of January. Members who wish to move a resolution are asked to send its text, with the names of a proposer and a seconder, to the office of the General Secretary by 15 December. Resolutions that arrive later are taken only with the leave of two thirds of those present.',
          '# How to write a resolution',
          '- Say first what is to be done, and by whom.',
          '- Say what it costs and where the money comes from.',
          '- Give the reasons on one page.',
          '# Travel and lodging',
          'Tickets in the second class are paid against the counterfoil. Those who need a ground-floor room, a companion or an interpreter are asked to say so together with their reply.',
        ],
      },
    ],
    body: [
      p(
        'The Synod Council will meet in the second week of January. Members who wish to move a resolution are asked to send its text, with a proposer and a seconder, to the office of the General Secretary by 15 December, in writing.',
      ),
      p(
        'A resolution says first what is to be done and by whom, then what it costs, and only then why. The notice with all particulars is attached.',
      ),
    ],
  },
  {
    title: 'A reporter in each diocese: the first class hands in its copy',
    heading: 'Twenty-six people, six weeks, and one rule: go there first.',
    daysAgo: 49,
    picture: see('press'),
    gallery: album('press', 1, 4),
    body: [
      p(
        'A retired headmistress, two fishermen, a theology student, a nurse on her days off: the church paper’s first class of diocesan reporters has finished its course.',
      ),
      p(
        'They learnt to count heads, to spell names and to ask the same question twice. Their final pieces hang on a line across the old press room, beside the machine on which the paper was printed until 1974.',
      ),
      h2('The rules of the press room'),
      steps(
        'Go there first',
        'Ask the cook',
        'Write the number down before you write the feeling',
        'Read it to someone who was there',
      ),
    ],
  },
  {
    title: 'The paper turns a hundred and one, and changes its type',
    daysAgo: 190,
    picture: see('press', 4, 'The press room in an old photograph'),
    body: [
      p(
        'For its hundredth birthday the paper was given a dinner. For its hundred and first it has given its readers larger letters.',
      ),
      p(
        'Five scripts now stand on the page without one of them having to crouch. An old subscriber from Tiruvalla wrote: “I’ve put away my glass, and read the advertisements too.”',
      ),
    ],
  },
]);

const dalitAndAdivasi = newsOf('department', 'dalitandadivasiconcerns', 'Leela Samson', [
  {
    title: 'A burial ground of their own: after nineteen years the court decides',
    heading: 'Forty families of Mallapuram no longer have to ask for leave to mourn.',
    daysAgo: 36,
    picture: see('hillpath', 1),
    body: [
      p(
        'The first petition was written by hand in the year in which Yakobu’s grandmother had to be carried round the village instead of through it. Yakobu is a lawyer now; he pleaded the last hearing himself.',
      ),
      p(
        'The land measures sixty cents. There is a tamarind on it, and a path with a right of way that the judge walked before he signed.',
      ),
      quote('“We didn’t win ground. We won the road to it.”', 'B. Yakobu, advocate'),
    ],
  },
  {
    title: 'First in the family: four hundred scholarships, and an aunt for each',
    heading: 'Money opens the gate. Someone to ring up keeps it open.',
    daysAgo: 104,
    picture: see('school', 3),
    gallery: [see('school', 2), see('lectionary', 1)],
    body: [
      p(
        'Of the students who left college in the first year, not one had failed an examination. They left because of a form, a joke, a room without a lock, a festival for which there was no fare.',
      ),
      p(
        'Each of the four hundred new scholars therefore has an aunt: a working woman or man from the church who has been through it, and who may be rung up at any hour. The department pays the telephone.',
      ),
      list(
        '400 scholarships, 214 of them for women',
        '38 kinds of courses, from nursing to metallurgy',
        'Two who left last year, and five who came back',
      ),
    ],
  },
  {
    title: 'Drums in the sanctuary: the parai leads the procession on Dalit Sunday',
    daysAgo: 222,
    picture: see('hillpath', 0, 'Drummers and villagers on the path to a small white church'),
    body: [
      p(
        'For generations the parai was heard at funerals and kept outside the door. On Dalit Sunday it came in first, twelve drummers strong, and the congregation stood up for it.',
      ),
      p('The oldest of the drummers, asked for his prayer, played it.'),
      quote(
        '“My father was paid with what was left over. Today they gave me the first plate.”',
        'Arumugam, drummer',
      ),
    ],
  },
]);

const evangelism = newsOf('department', 'evangelismandmission', 'Leela Samson', [
  {
    title: 'Medak keeps its centenary by candlelight',
    daysAgo: 12,
    picture: see('cathedral'),
    gallery: [...album('cathedral', 1, 3), see('choir', 2), see('bells', 2)],
    body: [
      p(
        'At six the lights were put out, in the town as well, by agreement with the electricity board. Then the doors of the cathedral opened and the first candle was carried down the steps.',
      ),
      p(
        'It was built in years of famine, and those who built it were paid in rice. A hundred years later twelve thousand people stood round the pool, most of them grandchildren of the masons. The names in the old wage book were read from the tower for two hours and ten minutes.',
      ),
      quote(
        '“My great-grandfather carried stone for a measure and a half a day. I’ve come to see what we bought with it.”',
        'P. Sarala, schoolteacher from Ramayampet',
      ),
      p('The collection of the evening feeds the hostels of the diocese for one year, in rice.'),
    ],
  },
  {
    title: 'Two by two: ninety village evangelists meet, and compare their shoes',
    heading: 'A yearly week of rest for those who are always on the way.',
    daysAgo: 80,
    picture: see('baptism'),
    gallery: album('baptism', 1),
    body: [
      p(
        'They walk eleven kilometres on an ordinary day. For one week in the year the village evangelists sit down: they sleep late, see a doctor and a dentist, sing, and are given shoes that somebody has measured.',
      ),
      p(
        'In the evenings they tell of doors that opened and doors that did not. The week ended at the river, where seven people from Bhadrachalam were baptised.',
      ),
      steps('Listen to the grandmother', 'Eat what you are given', 'Don’t count'),
    ],
  },
  {
    title: 'Partners, not patrons: three churches share one map',
    daysAgo: 205,
    picture: see('council', 1),
    pdfs: [
      {
        fileName: 'Agreement-between-partners.pdf',
        title: 'Partners, not patrons: an agreement',
        unit: 'Evangelism and Mission',
        paragraphs: [
          'Between churches in three countries that have sent one another people for a hundred and twenty years, mostly in one direction.',
          '- Nobody is sent who was not asked for.',
          '- For everyone who comes, someone goes.',
          '- Each church publishes what it gave, received and learnt.',
          '- Gifts are made to budgets that the receiving church has decided, not to projects that the giver likes.',
          '- After five years all three ask the villages whether it was of any use.',
        ],
      },
    ],
    body: [
      p(
        'A hundred and twenty years ago the map on the wall had one sender and many receivers. The new agreement, signed by three churches, needs a map with arrows both ways.',
      ),
      p(
        'A teacher from Nalgonda goes to Yorkshire in May; a carpenter from Lusaka is already at Parkal, teaching roofs. The text is attached; it is short.',
      ),
    ],
  },
]);

/** News of Communications, Dalit and Adivasi Concerns, and Evangelism and Mission. */
export const witnessNews: readonly SampleNews[] = [...communications, ...dalitAndAdivasi, ...evangelism];
