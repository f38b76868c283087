import { expect, it } from 'vitest';
import { account } from '#kinds/account.ts';
import { diocese } from '#kinds/diocese.ts';
import type { BodyOf, DocOf, FiltersBody, UnitDocOf } from '#kinds/docs.ts';
import { event } from '#kinds/event.ts';
import { person } from '#kinds/person.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { eventCalls } from './event.ts';
import { filtersOf } from './fields.ts';
import { forStaff, listDoc, unitDoc, userDoc } from './response.ts';

/** Lists all names of a type; one too few or too many does not compile. */
const namesOf =
  <T>() =>
  <const N extends readonly (keyof T & string)[]>(
    ...names: [keyof T] extends [N[number]] ? N : never
  ): string[] =>
    [...names].sort();
const namesIn = (shape: object): string[] => Object.keys(shape).sort();

const EVERY = ['_id', 'version', 'created_at', 'updated_at', 'created_by'] as const;
/** Names that only responses to staff have. */
const STAFF = ['removal'] as const;
const UNITS = ['departments', 'dioceses', 'department_name', 'diocese_name'] as const;
const EVENT = [
  'name',
  'description',
  'place',
  'url',
  'thumbnail',
  'from_date',
  'to_date',
  'repeats',
  'repeat_every',
  'repeat_until',
  'repeat_times',
  'exceptions',
] as const;
const OWN = ['type', 'department', 'diocese'] as const;

/*
 * Schemas are made from a declaration at run time and typed from the same declaration by kinds/docs. This test compares the two for each sort of kind; a
 * difference would let a screen rely on a property that is never sent.
 */

it('answers of records that belong to a unit have the names of their type', () => {
  const names = namesOf<DocOf<typeof event>>()(
    ...EVERY,
    ...UNITS,
    ...OWN,
    ...EVENT,
    ...STAFF,
    'author',
    'activated',
    'plans',
    'review',
  );
  expect(namesIn(forStaff(event, listDoc(event)).shape)).toEqual(names);
});

it('answers of records that may belong to one, and never their secrets', () => {
  const ACCOUNT = ['user_name', 'email', 'mobile', 'role', 'department', 'diocese', 'author'] as const;
  const names = namesOf<DocOf<typeof account>>()(...EVERY, ...ACCOUNT, ...STAFF);
  expect(namesIn(forStaff(account, listDoc(account)).shape)).toEqual(names);
});

it('answers of units with their rows', () => {
  const CONTACT = ['address', 'email', 'phone', 'mobile', 'fax'] as const;
  const ROWS = ['banner', 'gallery', 'description', 'ministerial_role'] as const;
  const names = namesOf<UnitDocOf<typeof diocese>>()(
    ...EVERY,
    ...STAFF,
    'name',
    ...UNIT_NAME_FIELDS,
    'state',
    'sub_domain',
    ...CONTACT,
    ...ROWS,
  );
  expect(namesIn(forStaff(diocese, unitDoc(diocese)).shape)).toEqual(names);
});

it('answers to visitors leave out what only staff are told', () => {
  expect(namesIn(listDoc(event).shape)).not.toEqual(expect.arrayContaining(['review']));
  expect(namesIn(listDoc(event).shape)).not.toEqual(expect.arrayContaining(['removal']));
});

it('bodies with their former names', () => {
  const names = namesOf<BodyOf<typeof event>>()(...OWN, ...EVENT, 'activated', 'from_to');
  expect(namesIn(eventCalls.eventCreate.input?.shape ?? {})).toEqual(names);
});

it('answers of persons, which are written out by hand, have every field that a form sends', () => {
  expect(namesIn(userDoc.shape)).toEqual(expect.arrayContaining(namesIn(person.fields)));
});

it('filters', () => {
  expect(namesIn(filtersOf(person))).toEqual(
    namesOf<FiltersBody<typeof person>>()('type', 'role', 'press_contact'),
  );
});
