import type { ContentName } from '#calls/paths.ts';
import { type Field, type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { roleFromWire } from '#kinds/roleNames.ts';
import { fold } from '#lib/fold.ts';
import { ImportError } from './incoming.ts';
import { isRaw, type Raw } from './raw.ts';
import { ALSO_KNOWN, kindsOf, userType } from './rawRecord.ts';

/**
 * What other systems and people call a field, by its name here, in lower case without signs: a name counts for a kind that has the field, has no field of that
 * name itself, and of whose other fields it is no name. Heads of columns in other languages are in tableHeads.ts.
 */
const USUAL: Readonly<Record<string, string>> = {
  title: 'headline heading name',
  name: 'title',
  user_name: 'name fullname displayname username personname',
  heading: 'subtitle subheading subhead tagline excerpt summary',
  description: 'body content text details article',
  aim: 'aims objectives aimsandobjectives',
  subject: 'title',
  message: 'body content text comments',
  thumbnail:
    'photo image picture cover coverimage coverphoto featuredimage mainimage thumb photourl imageurl',
  profile_picture: 'photo image picture avatar profileimage profilephoto profilepic photourl imageurl',
  image: 'photo picture logo imageurl',
  gallery: 'images photos pictures',
  pdf: 'document documents attachment attachments pdfs pdffile',
  date: 'day publishedat publishedon publishdate publisheddate publicationdate newsdate',
  from_date: 'start startdate startsat starttime begin begindate datefrom eventdate',
  to_date: 'end enddate endsat endtime dateto',
  place: 'venue location',
  designation: 'position post jobtitle',
  sort: 'order sortorder',
  order: 'sort sortorder',
  email: 'mail emailaddress emailid',
  mobile: 'phone mobilenumber mobileno cell cellphone contactnumber contactno whatsapp',
  phone: 'mobile telephone phonenumber phoneno contactnumber contactno',
  url: 'link website',
  youtube_url: 'youtube youtubelink videolink',
  quantity: 'qty copies',
  department: 'dept deptid departmentid',
  diocese: 'dioceseid',
};

/** A name without what spellings of it differ in: `Phone No.`, `phone_no` and `phoneNo` are one. */
export const bareName = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

interface Named {
  readonly name: string;
  /** undefined: a unit. */
  readonly field: Field | undefined;
}

const FIELDS = new Map<string, ReadonlyMap<string, Named>>();

/** The fields of kinds by all other names that they may have, bare. */
function otherNames(kinds: readonly Kind[]): ReadonlyMap<string, Named> {
  const place = kinds.map(({ name }) => name).join(' ');
  const known = FIELDS.get(place);
  if (known) return known;
  const fields = new Map<string, Named>(
    kinds.flatMap((kind) => [
      ...unitsOf(kind).map((name): [string, Named] => [name, { name, field: undefined }]),
      ...Object.entries(kind.fields).flatMap(([name, field]): [string, Named][] =>
        field.computed ? [] : [[name, { name, field }]],
      ),
    ]),
  );
  const own = new Set([...fields.keys(), ...kinds.flatMap(({ aliases = {} }) => Object.keys(aliases))]);
  const found = new Map<string, Named | undefined>();
  for (const one of fields.values()) {
    for (const other of (USUAL[one.name] ?? '').split(' ').filter(Boolean)) {
      const bare = bareName(other);
      // The name of several fields is that of none.
      found.set(bare, found.has(bare) && found.get(bare)?.name !== one.name ? undefined : one);
    }
  }
  for (const name of own) found.delete(bareName(name));
  // `fromDate` is from_date.
  for (const one of fields.values()) found.set(bareName(one.name), one);
  const all = new Map([...found].flatMap(([bare, one]): [string, Named][] => (one ? [[bare, one]] : [])));
  FIELDS.set(place, all);
  return all;
}

/** The field of a kind that is called so elsewhere; undefined if none is, or the name is one of its own. */
export const fieldCalled = (content: ContentName, name: string): string | undefined =>
  called(kindsOf(content), name)?.name;

function called(kinds: readonly Kind[], name: string): Named | undefined {
  if (ALSO_KNOWN.has(name)) return undefined;
  const own = otherNames(kinds).get(bareName(name));
  return own?.name === name ? undefined : own;
}

/** Users and persons, who share a collection, have fields of different names. */
const ofRecord = (content: ContentName, raw: Raw): Kind[] =>
  content === 'user'
    ? [roleFromWire(userType(raw) ?? String(raw.userType)) ? KINDS.account : KINDS.person]
    : kindsOf(content);

/** Leaves a field, or a collection, out. */
export const NONE = 'none';

/** What a person says of fields: `collection.field there`, in lower case, with dots between levels, and the name here, or `none`. */
export type FieldsNamed = ReadonlyMap<string, string>;

/** The part of that for one collection, by the names there alone. Throws ImportError when its kind has no such field. */
export function fieldsOfCollection(said: FieldsNamed, collection: string, content: ContentName): FieldsNamed {
  const found = new Map<string, string>();
  for (const [there, here] of said) {
    const field = within(collection, there);
    if (field === undefined) continue;
    const own = kindsOf(content).flatMap((kind: Kind) => [
      ...Object.keys(kind.fields),
      ...Object.keys(kind.aliases ?? {}),
    ]);
    if (![...own, NONE].includes(here) && !ALSO_KNOWN.has(here))
      throw new ImportError(
        `--field "${there}=${here}": there is no field “${here}”. There are ${own.join(', ')}, and ${NONE}.`,
      );
    found.set(field, here);
  }
  return found;
}

/** What follows the name of a collection, with or without its database's. */
function within(collection: string, there: string): string | undefined {
  const whole = collection.toLowerCase();
  const name = [whole, whole.split('.').at(-1)].find((one) => there.startsWith(`${one}.`));
  return name === undefined ? undefined : there.slice(name.length + 1);
}

/** Throws ImportError for what is said of a collection that is none of these. */
export function refuseFieldsOfNone(said: FieldsNamed, collections: Iterable<string>): void {
  const names = [...collections];
  for (const [there, here] of said)
    if (names.every((name) => within(name, there) === undefined))
      throw new ImportError(
        `--field "${there}=${here}" must be written "collection.field there=field here". There are ${names.join(', ')}.`,
      );
}

/** A record in the names of the fields here, and which fields were taken by another name: the name there, and the one here. */
export interface Renamed {
  readonly raw: Raw;
  readonly taken: readonly (readonly [string, string])[];
}

/**
 * Renames what a person has named, then what the table above knows, where the field itself is missing, its value is such as that field has, and no other value
 * in the record is as likely to be meant.
 */
export function renamed(content: ContentName, raw: Raw, said: FieldsNamed): Renamed {
  const kinds = ofRecord(content, raw);
  const changed: Record<string, unknown> = { ...raw };
  const taken: [string, string][] = [];
  const take = (there: string, here: string, value: unknown): void => {
    changed[here] = value;
    taken.push([there, here]);
  };
  for (const [there, here] of said) {
    const value = valueAt(raw, there);
    const top = nameIn(raw, there.split('.')[0] ?? '');
    if (isNothing(value) || top === undefined) continue;
    if (!there.includes('.')) delete changed[top];
    if (here !== NONE) take(there.includes('.') ? there : top, here, value);
  }
  const candidates = new Map<string, string[]>();
  for (const [name, value] of Object.entries(changed)) {
    if (isNothing(value) || taken.some(([, by]) => by === name)) continue;
    const own = called(kinds, name);
    if (!own || !isSuch(own.field, value)) continue;
    const here = own.name;
    if ([here, `${here}s`].some((one) => !isNothing(changed[one]))) continue;
    candidates.set(here, [...(candidates.get(here) ?? []), name]);
  }
  for (const [here, names] of candidates) {
    const values = new Set(names.map((name) => JSON.stringify(changed[name])));
    if (values.size > 1) continue;

    for (const name of names) {
      take(name, here, changed[name]);
      delete changed[name];
    }
  }
  return taken.length === 0 && said.size === 0 ? { raw, taken } : { raw: changed, taken };
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether a value of another name can be that of a field; `field` undefined: a unit. */
function isSuch(field: Field | undefined, value: unknown): boolean {
  if (!field) return !Array.isArray(value) || value.length === 1;
  if (field.type === 'file')
    return Array.isArray(value) ? field.many !== undefined : typeof value === 'string' || isRaw(value);
  if (field.type === 'rows') return false;
  return typeof value !== 'object';
}

const nameIn = (raw: Raw, lower: string): string | undefined =>
  Object.keys(raw).find((name) => name.toLowerCase() === lower);

function valueAt(raw: Raw, path: string): unknown {
  let value: unknown = raw;
  for (const piece of path.split('.')) {
    const name = isRaw(value) ? nameIn(value, piece) : undefined;
    value = name === undefined ? undefined : (value as Raw)[name];
  }
  return value;
}
