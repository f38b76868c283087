import { type PersonType, person } from '#kinds/person.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { hasRole } from '#lib/officeAsked.ts';
import type { Organisation } from '#lib/organisation.ts';
import { nameWords } from '#lib/sameName.ts';
import { wordsIn } from '#lib/translations.ts';
import { wordsOf } from '#lib/words.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Loaded } from '#store/records/load.ts';
import { listRecords, readRecords } from '#store/records/records.ts';
import { holds, type SearchTerms } from '#store/search/searchTerms.ts';
import { aimPath, unitPath } from '../host/paths.ts';
import { menuWords } from '../menu/menuWords.ts';
import { firstNumber, numbersIn } from '../parts/numbers.ts';
import { designationIn } from '../parts/officeName.ts';
import { roleWords } from '../parts/words.ts';
import type { Found, Question, SearchRequest, SearchSource } from '../routing/source.ts';
import { ADMINISTRATION, associationPath, staffPath } from './paths.ts';
import { administrationWords } from './words.ts';

/** At most this many offices are grouped by person; a search that matches more shows the first ones. */
const MOST = 500;
/** At most this many holders of an office are shown as the answer. */
const MOST_HOLDERS = 3;

const READ = ['user_type', 'user_name', 'role', 'designation', 'sort', 'email', 'mobile', 'phone'] as const;
type Office = Loaded<typeof person, (typeof READ)[number], 'names'>;

/** Finds people, each once with all offices: name matches first, then by their highest office. */
export const personSource: SearchSource = {
  group: {
    name: 'person',
    called: (_, language) => wordsIn(administrationWords, language).found,
    arePeople: true,
  },
  of: [person.name],
  find: async (asked) => {
    const { db, terms, page, limit, language } = asked;
    const people = await withAll(db, together(await officesOf(db, terms, language)), language);
    const ordered = people.sort(
      (a, b) => Number(isNamed(b, terms)) - Number(isNamed(a, terms)) || byRank(a[0], b[0]),
    );
    const shown = ordered.slice((page - 1) * limit, page * limit);
    return { items: await Promise.all(shown.map((one) => found(asked, one))), total: people.length };
  },
  answer: holdersOf,
};

/** The holders of the office that is asked for, in the units or, without one, in the synod; the highest first. */
async function holdersOf(asked: Question): Promise<readonly Found[]> {
  const { db, office, language } = asked;
  if (!office?.role) return [];
  const { role, units } = office;
  const ofUnits = units.length > 0;
  const where = { type: ofUnits ? ['diocese_personnels', 'department_personnels'] : ['officers'] };
  const query = { page: 1, limit: MOST, where, readIn: language } as const;
  const inUnits = ofUnits ? { department: units, diocese: units } : {};
  const { docs } = await listRecords(VISITOR, db, person, { ...query, ...inUnits }, { fields: READ });
  const holders = docs.filter(({ designation, role: own }) => hasRole(`${designation} ${own}`, role));
  const people = (await withAll(db, together(holders), language)).sort((a, b) => byRank(a[0], b[0]));
  return Promise.all(people.slice(0, MOST_HOLDERS).map((one) => found(asked, one)));
}

type Person = readonly [Office, ...Office[]];

const officesOf = async (db: ReadDb, terms: SearchTerms, readIn: Language): Promise<readonly Office[]> =>
  (await listRecords(VISITOR, db, person, { terms, page: 1, limit: MOST, readIn }, { fields: READ })).docs;

const isNamed = ([first]: Person, { all }: SearchTerms): boolean => {
  const words = wordsOf(first.user_name);
  return all.length > 0 && all.every((term) => holds(words, term));
};

/** Groups offices by person, highest office first. */
function together(offices: readonly Office[]): Person[] {
  const people: [Office, ...Office[]][] = [];
  for (const office of [...offices].sort(byRank)) {
    const same = people.find((one) => one.every((other) => isOnePerson(other, office)));
    if (same) same.push(office);
    else people.push([office]);
  }
  return people;
}

/**
 * Whether two offices belong to the same person: the same name, titles aside, and no conflicting number or address. A single-word name is not enough;
 * it also takes the same number or address.
 */
function isOnePerson(a: Office, b: Office): boolean {
  const name = nameWords(a.user_name);
  if (name.length === 0 || name.join(' ') !== nameWords(b.user_name).join(' ')) return false;
  const reach = (one: Office): string[] =>
    [...numbersIn(one.mobile), one.email.toLowerCase()].filter((way) => way !== '');
  const [ofA, ofB] = [reach(a), reach(b)];
  if (ofA.some((way) => ofB.includes(way))) return true;
  const differ = (x: string, y: string): boolean => x !== '' && y !== '' && x !== y;
  return name.length > 1 && !(differ(a.mobile, b.mobile) && differ(a.email, b.email));
}

/** Adds to each person the offices that the search did not match. */
async function withAll(db: ReadDb, people: readonly Person[], readIn: Language): Promise<Person[]> {
  const names = people.map(([first]) => nameWords(first.user_name)).filter((name) => name.length > 0);
  if (names.length === 0) return [...people];
  const ways = names.map((name) => name.map((text) => ({ text, begins: false })));
  const terms: SearchTerms = { all: [{ typed: '', ways }], besides: [], units: [], authors: [] };
  const others = await officesOf(db, terms, readIn);
  return people.map(([first, ...rest]) => {
    const known = new Set([first, ...rest].map(({ id }) => id));
    const more = others.filter((other) => !known.has(other.id) && isOnePerson(first, other));
    return [first, ...rest, ...more].sort(byRank) as unknown as Person;
  });
}

/** Sorts offices, highest first. */
const RANKS: readonly ((office: Office) => boolean)[] = [
  ({ user_type }) => user_type === 'officers',
  ({ role }) => role === 'bishop',
  ({ user_type }) => user_type === 'association_officers',
  ({ role }) => /director/i.test(role),
  ({ user_type }) => user_type === 'department_personnels' || user_type === 'diocese_personnels',
  ({ user_type, role }) => user_type === 'working_committee' && role === 'officer',
  ({ user_type }) => user_type === 'working_committee',
  ({ designation }) => designation === 'Head',
  () => true,
];
const rankOf = (office: Office): number => RANKS.findIndex((has) => has(office));
const byRank = (a: Office, b: Office): number =>
  rankOf(a) - rankOf(b) ||
  (a.sort ?? Number.POSITIVE_INFINITY) - (b.sort ?? Number.POSITIVE_INFINITY) ||
  a.id.localeCompare(b.id) ||
  0;

async function found(
  asked: Pick<SearchRequest, 'db' | 'organisation' | 'language'>,
  offices: Person,
): Promise<Found> {
  const { db, organisation, language } = asked;
  const [highest] = offices;
  const faces = await readRecords(
    VISITOR,
    db,
    person,
    offices.map(({ id }) => id),
    { fields: ['profile_picture'], files: 'whole' },
  );
  const byId = new Map(faces.map((face) => [face.id, face.profile_picture]));
  const picture = offices.map(({ id }) => byId.get(id)).find((one) => one) ?? null;
  return {
    id: highest.id,
    title: highest.user_name,
    text: '',
    unitName: '',
    day: '',
    picture,
    offices: [
      ...new Set(offices.map((office) => officeWords(office, offices.length === 1, organisation, language))),
    ],
    phone: offices.map(firstNumber).find((number) => number !== undefined) ?? '',
    link: ({ links }) => ({
      href: links.main(placeOf(highest, organisation)),
      kind: '',
    }),
  };
}

/** An office as one line: role and unit. For someone who sits in a committee because of another office, the committee alone is enough. */
function officeWords(
  office: Office,
  isOnly: boolean,
  organisation: Organisation,
  language: Language,
): string {
  const { user_type, role, designation } = office;
  const [w, menu] = [wordsIn(roleWords, language), wordsIn(menuWords, language)];
  const list: Record<PersonType, string> = {
    officers: '',
    association_officers: organisation.associationName,
    working_committee: menu.places.workingCommittee(),
    secretarial_staff: role || menu.places.staff(),
    department_personnels: unitOf(office),
    diocese_personnels: unitOf(office),
  };
  const own = role === 'bishop' ? w.bishop : role === 'director' ? w.director : '';
  if (user_type === 'working_committee' && !isOnly) return list.working_committee;
  const called = (w.roles as Readonly<Record<string, string>>)[role] ?? role;
  const name =
    designationIn(designation, language) || own || (user_type === 'department_personnels' ? called : '');
  return [name, list[user_type]].filter(Boolean).join(', ') || menu.places.officers();
}

const unitOf = ({ department, diocese }: AnyRecord): string => (department ?? diocese)?.name ?? '';

/** The page that lists an office. */
function placeOf({ user_type, role, department, diocese }: Office, organisation: Organisation): string {
  return {
    officers: ADMINISTRATION.officers,
    association_officers: associationPath(organisation),
    working_committee: ADMINISTRATION.workingCommittee,
    secretarial_staff: staffPath(role),
    department_personnels: department ? aimPath(department.id) : '/dep',
    diocese_personnels: diocese ? unitPath('diocese', diocese.id) : '/dio',
  }[user_type];
}
