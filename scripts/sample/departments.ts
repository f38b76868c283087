import { list, p, steps, story } from './news/write.ts';
import { personnel } from './people/departments.ts';
import type { Hue, SampleDepartment } from './types.ts';

/** Aim in one sentence, then the objectives as an ordered list. */
function aims(aim: string, objectives: readonly string[], more = ''): string {
  return story(p(aim), '<h2>Objectives</h2>', steps(...objectives), more);
}

const rows: ReadonlyArray<readonly [name: string, accent: Hue, aim: string]> = [
  [
    'Christian Education',
    'indigo',
    aims(
      'To help every child, teacher and grandparent grow in faith together: with good books, good teachers, and time to ask questions.',
      [
        'A trained teacher for every Sunday school class',
        'Graded lessons in five languages, printed before June',
        'A vacation school in every pastorate, with a meal',
      ],
    ),
  ],
  [
    'Communications',
    'granite',
    aims(
      'To tell the church’s news truthfully and in time, and to let those be heard who are seldom asked.',
      [
        'One paper, one website and one voice that can be trusted',
        'A reporter in each diocese, trained and insured',
        'Notices that a farmer can read and a lawyer can’t twist',
      ],
    ),
  ],
  [
    'Dalit and Adivasi Concerns',
    'laterite',
    aims(
      'To stand with those whom caste and greed have pushed aside, to learn from them, and to let the church be changed by it.',
      [
        'Scholarships for first-generation learners',
        'Legal help for land, forest and burial-ground cases',
        'Dalit and Adivasi members on every committee of the church',
      ],
    ),
  ],
  [
    'Diaconal Ministry',
    'turmeric',
    aims(
      'To serve at the door where help is needed first: in hostels, night shelters, homes for the aged, and on the road.',
      [
        'Safe and bright boarding homes for girls and boys',
        'A deacon or deaconess in every district town',
        'Homes for the aged that smell of coffee, not of medicine',
      ],
    ),
  ],
  [
    'Ecology',
    'palm',
    aims(
      'To help every congregation love the ground it stands on: to teach, to plant, to save water, and to speak for those whose fields and shores are taken first.',
      [
        'A green audit in each diocese every third year',
        'One Sunday in Creation-time kept by all parishes',
        'Legal help for fishing and forest villages',
      ],
    ),
  ],
  [
    'Education',
    'sea',
    aims(
      'To keep our schools and colleges open to those for whom they were founded, and to make them places where children are not afraid.',
      [
        'A library hour each week in all village schools',
        'Fair fees, published on the gate',
        'Yearly training for headteachers and correspondents',
      ],
      story(
        '<h2>Schools in our care</h2>',
        list(
          'Village schools with one to three teachers',
          'High schools with hostels',
          'Colleges of arts, science, nursing and teaching',
        ),
      ),
    ),
  ],
  [
    'Evangelism and Mission',
    'lotus',
    aims(
      'To share the good news by word and by friendship, at home and beyond, without noise and without fear.',
      [
        'Company and training for village evangelists',
        'New congregations that own their worship and their roof',
        'Partners in mission in other lands, as equals',
      ],
    ),
  ],
  [
    'Health and Healing',
    'peacock',
    aims('To keep our hospitals near to the poor, our nurses well, and prayer and medicine under one roof.', [
      'Village clinics within an hour’s walk',
      'A fund so that no one is sent away for want of money',
      'Care for those who care: nurses, families, chaplains',
    ]),
  ],
  [
    'Liturgy and Worship',
    'jacaranda',
    aims(
      'To give the congregations words, songs and signs with which they can pray as one church in many tongues.',
      [
        'The lectionary and the almanac, in print by October',
        'Orders of worship in five languages and in Braille',
        'Workshops for readers, sacristans and drummers',
      ],
    ),
  ],
  [
    'Ministerial Training',
    'plum',
    aims(
      'To prepare women and men for ordained and lay ministry, and to keep them learning until they retire.',
      [
        'Fair and open selection of candidates',
        'A year in a village parish for every student',
        'A study week each year for every presbyter',
      ],
    ),
  ],
  [
    'Music',
    'tamarind',
    aims(
      'To help the church sing: the old hymns, the lyrics of our own poets, and what the children make up in the yard.',
      [
        'A choir school in every region',
        'Repair of harmoniums, organs and tablas',
        'A song book that fits into a pocket',
      ],
    ),
  ],
  [
    'Pastoral Aid',
    'paddy',
    aims(
      'To look after those who look after others: pastors and their families, the widowed, the retired and the tired.',
      [
        'A pension that is paid on the first of the month',
        'Houses that don’t leak',
        'A retreat for every pastor’s family once in three years',
      ],
    ),
  ],
  [
    'Relief and Development',
    'sea',
    aims(
      'To be there on the first day of a disaster and still there in the third year, and to build so that the next flood does less.',
      [
        'Boats, rice and medicine kept ready in four places',
        'Accounts that anyone may read',
        'Houses, wells and work with the people who will use them',
      ],
    ),
  ],
  [
    'Women’s Fellowship',
    'lotus',
    aims('To pray, study, save and act together: eight thousand branches, one fellowship.', [
      'A savings group beside every Bible study',
      'Free medical camps in each region twice a year',
      'A lawyer’s telephone number on every church door',
    ]),
  ],
  [
    'Youth',
    'turmeric',
    aims('To give the young a say now and not later, work for their hands, and company on the way.', [
      'A quarter of the seats in every pastorate committee',
      'One long walk and one work camp each year',
      'Help with the first job application',
    ]),
  ],
];

/** The fifteen departments of the synod. The slug is what the sub-domain rule makes of the name (AMB-032). */
export const departments: readonly SampleDepartment[] = rows.map(([name, accent, aim]) => {
  const slug = name.toLowerCase().replace(/[^a-z]/g, '');
  return { name, slug, accent, aim, personnel: personnel[slug] ?? [] };
});
