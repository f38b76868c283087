import { departments } from '../departments.ts';
import type { Dress } from '../drawings/portraits.ts';
import { portrait, type SampleFile } from '../files.ts';
import type { SampleRecord, SampleValue } from '../types.ts';
import { workingCommittee } from './committee.ts';
import { dioceseStaff, OFFICES } from './dioceses.ts';
import { dressed } from './dress.ts';
import { associationOfficers, type Officer, officers } from './officers.ts';
import { secretarialStaff } from './staff.ts';

/** How many faces there are for each dress: beyond them the first come again, on another page. */
const FACES = 22;

const person = (unit: string | null, fields: Readonly<Record<string, SampleValue>>): SampleRecord => ({
  of: 'person',
  unit,
  by: 'office',
  daysAgo: 300,
  fields: { user_sort: true, ...fields },
});

type Face = (name: string, dress: Dress) => SampleFile;

/** Gives everybody one face wherever they are shown; of each dress the next one, so that neighbours on a page differ. */
function faces(): Face {
  const known = new Map<string, SampleFile>();
  for (const { name, dress, portrait: seed } of departments.flatMap(({ personnel }) => personnel))
    known.set(bare(name), portrait(dress, seed));
  const next = new Map<Dress, number>();
  return (name, dress) => {
    const seed = next.get(dress) ?? 0;
    const face = known.get(bare(name)) ?? portrait(dress, seed % FACES);
    if (!known.has(bare(name))) next.set(dress, seed + 1);
    known.set(bare(name), face);
    return face;
  };
}

/** A name without its titles. */
const bare = (name: string): string =>
  name.replace(/^((The|Most|Right|Rt|Rev|Dr|Mrs|Mr|Ms|Prof|Adv)\b\.? ?)+/, '');

/** Everybody whom pages show. `association` is the name of the theological association, as the categories of the staff carry it. */
export function personRecords(association: string): SampleRecord[] {
  const face = faces();
  return [
    ...listed('officers', officers, face),
    ...listed('association_officers', associationOfficers, face),
    ...workingCommittee.map(({ role, who, designation }, i) =>
      person(null, {
        user_type: 'working_committee',
        user_name: dressed(who).name,
        role,
        designation,
        sort: i + 1,
      }),
    ),
    ...Object.entries(secretarialStaff).flatMap(([category, { heads, staff }]) =>
      [...heads, ...staff].map((who, i) => {
        const { name, dress } = dressed(who);
        return person(null, {
          user_type: 'secretarial_staff',
          user_name: name,
          role: category === 'association' ? `Staff of ${association}` : category,
          designation: i < heads.length ? 'Head' : 'Staff',
          email: `${bare(name)
            .toLowerCase()
            .replace(/[^a-z]+/g, '.')}@church.example`,
          mobile: '+91 00000 00000',
          sort: i + 1,
          // One in five has not been photographed yet.
          ...(i % 5 === 4 ? {} : { profile_picture: face(name, dress) }),
        });
      }),
    ),
    ...departments.flatMap(({ slug, personnel }) =>
      personnel.map(({ name, type, dress, portrait: seed }, i) =>
        person(slug, {
          user_type: 'department_personnels',
          user_name: name,
          role: type,
          email: `${slug}${i + 1}@church.example`,
          mobile: '+91 00000 00000',
          sort: i + 1,
          profile_picture: portrait(dress, seed),
        }),
      ),
    ),
    ...Object.entries(dioceseStaff).flatMap(([slug, { bishop, director, officers: others }]) => [
      ofDiocese(slug, bishop, 'bishop', 'Bishop', 1, face),
      ofDiocese(slug, director, 'director', 'Director', 2, face),
      ...others.map((who, i) => ofDiocese(slug, who, 'diocesan_officer', OFFICES[i] ?? '', i + 3, face)),
    ]),
  ];
}

function listed(user_type: string, people: readonly Officer[], face: Face): SampleRecord[] {
  return people.map(({ who, ...fields }, i) => {
    const { name, dress } = dressed(who);
    return person(null, {
      user_type,
      user_name: name,
      ...fields,
      sort: i + 1,
      profile_picture: face(name, dress),
    });
  });
}

function ofDiocese(
  slug: string,
  who: string,
  role: string,
  designation: string,
  sort: number,
  face: Face,
): SampleRecord {
  const { name, dress } = dressed(who);
  return person(slug, {
    user_type: 'diocese_personnels',
    user_name: name,
    role,
    designation,
    email: `${designation.toLowerCase().replace(/[^a-z]+/g, '.')}@${slug}.example`,
    phone: '+91 00000 00000',
    sort,
    profile_picture: face(name, dress),
  });
}
