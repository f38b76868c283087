import { createHash } from 'node:crypto';
import type { ContentName } from '#calls/paths.ts';
import type { account } from '#kinds/account.ts';
import type { Field, Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { personnelOf } from '#kinds/person.ts';
import { roleFromWire, roleOnWire } from '#kinds/roleNames.ts';
import type { Organisation } from '#lib/organisation.ts';
import { staffCategory } from '#lib/staffCategory.ts';
import { momentIn } from './days.ts';
import type { Incoming } from './incoming.ts';
import { HASHES, HIDING, hiddenBy, oldHashIn } from './oldStates.ts';
import { isRaw, type Raw } from './raw.ts';

/** The names under which databases keep when a record was made, and by whom. */
const CREATED =
  'created_at createdAt created createdOn created_on createdDate created_date dateCreated date_created'.split(
    ' ',
  );
const AUTHORS = ['created_by', 'createdBy', 'author', 'added_by', 'addedBy', 'user'];
const UNITS = ['department', 'diocese'] as const;

/** What responses and databases have besides a kind's fields, and the names of a unit and an author. */
export const ALSO_KNOWN: ReadonlySet<string> = new Set([
  ...`_id id __v version updated_at updatedAt updated updatedOn updated_on updated_by updatedBy type activated departments dioceses
  department_name diocese_name user_type role password review accent`.split(/\s+/),
  ...[...CREATED, ...AUTHORS, ...UNITS, ...HIDING, ...HASHES],
]);

/** The kinds whose records an array of this name has: users and persons share one. */
export const kindsOf = (kind: ContentName): Kind[] =>
  kind === 'user' ? [KINDS.account, KINDS.person] : [KINDS[kind]];

/** The fields of a record that are not kept. */
export function unknownFields(kind: ContentName, raw: Raw): string[] {
  const known = kindsOf(kind).flatMap(({ fields, aliases = {} }) => [
    ...Object.keys(fields),
    ...Object.keys(aliases),
  ]);
  return Object.entries(raw).flatMap(([name, value]) =>
    ALSO_KNOWN.has(name) || known.includes(name) || isNothing(value) || isUnits(name, value) ? [] : [name],
  );
}

/** Names of units, as the write path takes them; a text under this name is something else. */
const isUnits = (name: string, value: unknown): boolean => name === 'unit' && Array.isArray(value);
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A record of a dump or a database, in the words of the API's create call. `original`: it with the names that its fields have there. */
export function incoming(kind: ContentName, raw: Raw, organisation: Organisation, original: Raw): Incoming {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => !isNothing(value)));
  const created = CREATED.map((name) => given[name]).find((one) => one !== undefined) ?? '';
  const type = kind === 'user' ? userType(given) : undefined;
  const isAccount = type !== undefined && roleFromWire(type) !== undefined;
  const own: KindName = kind === 'user' ? (isAccount ? 'account' : 'person') : kind;
  const hidden = hiddenBy(given);
  const key = idText(given._id ?? given.id);
  return {
    kind: own,
    key: key || hashOf(original),
    title: String(raw.title ?? raw.name ?? raw.user_name ?? raw.email ?? raw.type ?? raw.date ?? ''),
    fields: {
      ...inCreateWords(own, type === undefined ? given : { ...given, user_type: type }, organisation),
      ...(hidden === undefined ? {} : asHidden(own)),
    },
    createdAt: created === '' ? madeWith(key) : momentIn(created),
    createdAs: String(created),
    author: authorOf(given),
    notes: [
      ...(hidden === undefined || hidden === 'activated' ? [] : hiddenNote(own, hidden)),
      ...(isAccount && HASHES.some((name) => given[name] !== undefined) ? [passwordNote(given)] : []),
    ],
  };
}

/** How a record stays hidden where it can't be inactive; what has neither is not imported, but for units and users (gather.ts). */
const HIDDEN: Partial<Record<KindName, Raw>> = { subscriber: { state: 'unsubscribed' } };
const asHidden = (kind: KindName): Raw =>
  HIDDEN[kind] ?? ((KINDS[kind] as Kind).switchable ? { activated: false } : {});

const hiddenNote = (kind: KindName, field: string): string[] =>
  HIDDEN[kind]
    ? [`its “${field}” says that it got no mails, so it gets none`]
    : [
        `its “${field}” says that it was not shown${(KINDS[kind] as Kind).switchable ? ', so it stays inactive' : ''}`,
      ];

const passwordNote = (given: Raw): string =>
  oldHashIn(given) === undefined
    ? 'its password did not come along; an administrator sets one if it is to sign in'
    : 'signs in with the password of the old system';

const NONE: readonly string[] = [];
const NOBODY: Incoming['author'] = { key: '', name: '', alsoKnownAs: NONE };

/** An author is an object, an id, or a name. */
function authorOf(given: Raw): Incoming['author'] {
  const authors = AUTHORS.map((name) => given[name]).filter((one) => one !== undefined);
  const whole = authors.find(isRaw);
  if (whole)
    return {
      key: idText(whole._id ?? whole.id),
      name: String(whole.user_name ?? whole.name ?? ''),
      alsoKnownAs: typeof whole.email === 'string' ? [whole.email] : [],
    };
  const text = idText(authors[0]);
  if (text === '') return NOBODY;
  const isName = /[ @]/.test(text);
  return { key: isName ? '' : text, name: isName ? text : '', alsoKnownAs: NONE };
}

/**
 * The type of a user or person. Where the record doesn't say it and belongs to a unit, it is the least that its fields show: one with a password is a user of
 * that unit, another one of its personnel. Nobody becomes an administrator in this way.
 */
export function userType(given: Raw): string | undefined {
  if (given.user_type !== undefined) return String(given.user_type);
  if (given.role !== undefined && roleFromWire(String(given.role))) return String(given.role);
  const unit = UNITS.find((name) => given[name] !== undefined || given[`${name}s`] !== undefined);
  if (!unit) return undefined;
  return given.password === undefined ? personnelOf(unit) : roleOnWire(`${unit}_user`);
}

/** The first seconds that an ObjectId of MongoDB can have: its first release. */
const FIRST_OBJECT_ID = Date.UTC(2009, 1, 11);

/** When a record was made, from an id of MongoDB's making; null from any other. */
function madeWith(key: string): Date | null {
  if (!/^[0-9a-f]{24}$/i.test(key)) return null;
  const made = new Date(Number.parseInt(key.slice(0, 8), 16) * 1000);
  return made.getTime() >= FIRST_OBJECT_ID ? made : null;
}

/** Where responses and bodies differ: a populated unit under its plural name, and what `type`, `role` and `user_type` mean. */
function inCreateWords(kind: KindName, raw: Raw, organisation: Organisation): Raw {
  const units = Object.fromEntries(
    UNITS.map((name) => [name, onlyOne(raw[name] || raw[`${name}s`]) ?? null]),
  );
  return { ...raw, ...asDeclared(KINDS[kind], raw), ...units, ...OTHER_WORDS[kind]?.(raw, organisation) };
}

/** A looked-up reference is an array of one. */
const onlyOne = (value: unknown): unknown => (Array.isArray(value) && value.length <= 1 ? value[0] : value);

/** What a database has in other forms than the calls: numbers for texts (phone numbers above all), words for yes and no, objects for files. */
function asDeclared({ fields, switchable }: Kind, raw: Raw): Raw {
  const changed = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    const type = fields[name]?.type ?? (switchable && name === 'activated' ? 'flag' : undefined);
    const ready = type === undefined ? value : OTHER_FORMS[type]?.(value);
    return ready === undefined || ready === value ? [] : [[name, ready]];
  });
  return Object.fromEntries(changed);
}

const digits = (value: unknown): unknown => (typeof value === 'number' ? String(value) : undefined);
const OTHER_FORMS: Partial<Record<Field['type'], (value: unknown) => unknown>> = {
  text: digits,
  phone: digits,
  flag: (value) => FLAGS[String(value).trim().toLowerCase()],
  file: (value) => (Array.isArray(value) ? value.map(addressIn) : addressIn(value)),
};
const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ true: true, 1: true, yes: true, active: true },
  ...{ false: false, 0: false, no: false, inactive: false },
};

const addressIn = (value: unknown): unknown =>
  isRaw(value) ? (value.url ?? value.location ?? value.path ?? value.name ?? '') : value;

const OTHER_WORDS: Partial<Record<KindName, (raw: Raw, organisation: Organisation) => Raw>> = {
  account: ({ user_type }) => ({ [ROLE]: user_type }),
  person: ({ role }, organisation) => ({ role: staffCategory(String(role ?? ''), organisation) }),
  enquiry: ({ type }) => (type && type !== 'contact_us' ? { diocese: type } : {}),
};

const ROLE = 'role' satisfies keyof typeof account.fields;

/** An id of any form as a unique text; '' if there is none. */
const idText = (id: unknown): string =>
  typeof id === 'object' && id !== null ? sortedJson(id) : String(id ?? '');

/** For a record without an id: equal content is the same record. */
const hashOf = (raw: Raw): string => createHash('sha256').update(sortedJson(raw)).digest('hex');

const sortedJson = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
