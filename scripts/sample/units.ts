import type { Calendar } from './calendar.ts';
import { dioceses } from './church.ts';
import { departments } from './departments.ts';
import { type SceneName, scenes } from './drawings/scenes.ts';
import { album, pdf, type SampleFile } from './files.ts';
import { list, p, story } from './news/write.ts';
import { dioceseStaff, OFFICES } from './people/dioceses.ts';
import { dressed } from './people/dress.ts';
import { dioceseTexts } from './texts/dioceses.ts';
import type { SampleDiocese, SampleRecord, SampleValue } from './types.ts';

/** How many different looks a scene has. */
const LOOKS = 6;
const ALL = Object.keys(scenes) as SceneName[];

/** Departments and dioceses, with all that their pages show. `accent` is a column beside the declared fields. */
export function unitRecords(calendar: Calendar): SampleRecord[] {
  return [
    ...departments.map(({ name, slug, accent, aim }) =>
      unit('department', { name, sub_domain: slug, accent, aim }),
    ),
    ...dioceses.map((diocese, i) => {
      const { name, slug, state, accent, address, phone, mobile, fax, email } = diocese;
      const fields = { name, sub_domain: slug, state, accent, address, phone, mobile, fax, email };
      return unit('diocese', { ...fields, ...pageOf(diocese, i, calendar) });
    }),
  ];
}

const unit = (of: 'department' | 'diocese', fields: Readonly<Record<string, SampleValue>>): SampleRecord => ({
  of,
  unit: null,
  by: 'office',
  daysAgo: 400,
  fields,
});

/** Banner, gallery, description and ministerial roll. A diocese without texts has none of them: its page shows one story and the address. */
function pageOf(diocese: SampleDiocese, i: number, calendar: Calendar): Record<string, SampleValue> {
  const text = dioceseTexts[diocese.slug];
  if (!text) return {};
  const own = text.scenes;
  const banner = album([own[0], i % 2], [own[1], (i + 1) % 3], [own[2], (i + 2) % LOOKS]);
  const shown = (files: readonly SampleFile[], first: number) =>
    files.map((url, n) => ({ url, date: calendar.at(-first - 9 * n, '10:15') }));
  return {
    banner: shown(banner, 30 + i),
    gallery: shown(gallery(own, i), 12 + i),
    description: [
      { title: 'Land and people', description: p(text.land) },
      { title: 'Our work', description: story(p(text.work), list(...workOf(i))) },
      { title: 'Our hope', description: p(text.hope[0], text.hope[1] === 'en' ? undefined : text.hope[1]) },
    ],
    ministerial_role: [{ url: roll(diocese, calendar), date: calendar.day(-40 - i) }],
  };
}

/** Six to twelve pictures: the diocese's own scenes in several lights, then others, none twice. */
function gallery(own: readonly SceneName[], i: number): SampleFile[] {
  const count = 6 + (i % 7);
  const others = ALL.filter((name) => !own.includes(name));
  const pictures = Array.from({ length: count }, (_, n): readonly [SceneName, number] => {
    const mine = own[n];
    if (mine) return [mine, (i + n + 2) % LOOKS];
    return [others[(i * 5 + n * 3) % others.length] ?? 'paddy', (i + n) % LOOKS];
  });
  return album(...new Map(pictures.map((picture) => [picture.join('-'), picture])).values());
}

const WORK = [
  'A visit to every household once a year, announced and on foot',
  'Tuition in the evening, with a meal before it and not after it',
  'Accounts read out in church, to the last rupee',
  'Two women on every pastorate committee, and never only two',
  'Trees for every baptism, water for every tree',
  'A presbyter’s free day that is really free',
  'Sunday school at nine, grandparents welcome',
  'One collection in twelve for a congregation that is not our own',
] as const;

/** Three of the things that dioceses do. */
const workOf = (i: number): string[] => [0, 3, 5].map((step) => WORK[(i + step) % WORK.length] ?? '');

/** The roll of presbyters and church workers by pastorate. */
function roll({ name, slug, seat }: SampleDiocese, { year }: Calendar): SampleFile {
  const staff = dioceseStaff[slug];
  const people = staff ? [staff.bishop, staff.director, ...staff.officers] : [];
  const named = people.map(
    (who, i) => `- ${dressed(who).name}, ${['Bishop', 'Director', ...OFFICES][i] ?? 'Presbyter'}`,
  );
  return pdf(`Ministerial-Roll-${year}-${slug}.pdf`, {
    title: `Ministerial Roll ${year}`,
    unit: `Diocese of ${name}`,
    paragraphs: [
      `Presbyters, deacons and church workers of the diocese by pastorate, as kept at the diocesan office in ${seat}. Changes are printed here every year after the Diocesan Council.`,
      '# The diocesan office',
      ...named,
      '# How this roll is kept',
      'Each pastorate sends its list in January. A name is struck out only when another letter says where its bearer has gone.',
      '- Presbyters stand first, by the year of their ordination.',
      '- Deacons and deaconesses follow, then evangelists and catechists.',
      '- The retired stand at the end, with their addresses, so that they are visited.',
      '# Pastorates',
      'The following pages are ruled for the pastorates’ own entries.',
    ],
    pages: 4 + (name.length % 4),
  });
}
