import { z } from 'zod';
import { account } from '#kinds/account.ts';
import type { Field, Kind } from '#kinds/define.ts';
import type { DocOf, PopulatedDocOf, UnitDocOf } from '#kinds/docs.ts';
import { NEWS_TYPES } from '#kinds/news.ts';
import { person as personKind } from '#kinds/person.ts';
import { PLAN_STATES, PLANNED_ACTS } from '#kinds/schedule.ts';
import { namesOnWire } from '#kinds/wireNames.ts';
import { describedAs, named } from './jsonSchema.ts';

/**
 * Building blocks of response schemas. Responses contain only declared properties: whatever else a query returned does not leave the
 * server.
 */

export const unitRef = named('Unit', z.object({ _id: z.string(), name: z.string() }));
const person = named('Author', z.object({ user_name: z.string() }));
/** A moment, as ISO 8601. */
export const moment = z.string().meta({ format: 'date-time' });

/** Properties of every record (ADD-1). */
const ofEveryRecord = {
  _id: z.string(),
  version: z.number().int(),
  created_at: moment,
  updated_at: moment,
};

/** Wraps a response in `data`. */
export const inData = <T extends z.ZodType>(data: T) => z.object({ data });

/** Response of a save: the record, and `warnings`, sentences on what the save changed in the input (ADD-10). */
export const saved = <T extends z.ZodType>(data: T) =>
  z.object({ data, warnings: z.array(z.string()).optional() });

/** Response of a call without a result. */
export const done = named('Done', inData(z.object({ _id: z.string().optional(), message: z.string() })));

/** A page of a list (AMB-004). */
export const pageOf = <T extends z.ZodType>(doc: T) =>
  inData(
    z.object({
      docs: z.array(doc),
      hasNextPage: z.boolean(),
      totalDocs: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
    }),
  );

/** All rows at once, still under docs (AMB-005). */
export const docsOf = <T extends z.ZodType>(doc: T) => inData(z.object({ docs: z.array(doc) }));

/** The type of a response schema for D; handlers' results are reduced to its properties. */
export type DocSchema<D> = z.ZodObject<{
  readonly [N in keyof D]-?: undefined extends D[N]
    ? z.ZodOptional<z.ZodType<NonNullable<D[N]>, NonNullable<D[N]>>>
    : z.ZodType<D[N], D[N]>;
}>;

/**
 * Creates a schema whose properties come from a declaration at run time; kinds/docs derives the type D from the same declaration. The
 * compiler cannot connect the two, so this is the only cast. response.test.ts compares them.
 */
const schemaOf = <D>(name: string, shape: z.core.$ZodLooseShape) =>
  named(name, z.object(shape)) as unknown as DocSchema<D>;

/** Returns the schema name of a kind: `News`. */
export const schemaName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const publicName = (kind: Kind): string => `Public${schemaName(kind.name)}`;

/** Response schemas of a kind's declared fields: no secrets, files as URLs, choices and moments as text. */
function responseFields(fields: Kind['fields']): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const answer = responseField(field);
    if (answer) shape[name] = answer;
  }
  return shape;
}

function responseField(field: Field): z.ZodType | undefined {
  switch (field.type) {
    case 'secret':
      return undefined;
    case 'file':
      return field.many === undefined ? z.string() : z.array(z.string());
    case 'day':
      return z
        .string()
        .nullable()
        .meta(field.dashed ? { examples: ['14-11-2026'] } : { format: 'date' });
    case 'moment':
      return z
        .string()
        .nullable()
        .meta(field.dashed ? { examples: ['14-11-2026 18:05 PM'] } : { format: 'date-time' });
    case 'reference':
      return z.string().nullable();
    case 'choice':
      return z.string().meta(
        describedAs(() => ({
          type: 'string',
          enum: [...namesOnWire(field), ...(field.required ? [] : [''])],
        })),
      );
    case 'number':
      return z.number().nullable();
    case 'flag':
      return z.boolean();
    case 'rows':
      return z.array(z.object(responseFields(field.of)));
    default:
      return z.string();
  }
}

/** Response schemas of a record's unit: both spellings if it belongs to one (AMB-010), populated if it may. */
function responseUnits(kind: Kind): Record<string, z.ZodType> {
  if (kind.belongsTo)
    return {
      type: z.string().meta({ enum: [...NEWS_TYPES] }),
      department: z.string().nullable(),
      diocese: z.string().nullable(),
      departments: unitRef.nullable(),
      dioceses: unitRef.nullable(),
      department_name: z.string(),
      diocese_name: z.string(),
    };
  return Object.fromEntries((kind.mayBelongTo ?? []).map((unit) => [unit, unitRef.nullable()]));
}

const shapeOf = (kind: Kind) => ({
  ...ofEveryRecord,
  ...responseFields(kind.fields),
  ...(kind.switchable ? { activated: z.boolean() } : {}),
  ...responseUnits(kind),
  created_by: person,
  author: person,
});

/** Response schema of a record: declared fields, unit, author (AMB-010). */
export const listDoc = <K extends Kind>(kind: K) => schemaOf<DocOf<K>>(publicName(kind), shapeOf(kind));

/** Response schema of a record with its unit as an object under the singular name (AMB-010: global search, public get by id). */
export const populatedDoc = <K extends Kind>(kind: K) =>
  schemaOf<PopulatedDocOf<K>>(`${publicName(kind)}Populated`, {
    ...shapeOf(kind),
    department: unitRef.nullable(),
    diocese: unitRef.nullable(),
  });

/** Response schema of a unit: its own fields, nothing populated. */
export const unitDoc = <K extends Kind>(kind: K) =>
  schemaOf<UnitDocOf<K>>(publicName(kind), {
    ...ofEveryRecord,
    ...responseFields(kind.fields),
    created_by: person,
  });

const removal = z.object({ at: z.string(), by: person });
const review = z.object({
  state: z.enum(['waiting', 'sent_back', 'none']),
  since: z.string().nullable(),
  sentence: z.string(),
  by: z.string().nullable(),
});

const rowPlan = z.object({ act: z.enum(PLANNED_ACTS), at: moment, state: z.enum(PLAN_STATES) });

/** Adds what only staff see to a response schema: deletion, review state and scheduled changes. */
export function forStaff<D extends z.ZodObject>(kind: Kind, doc: D): D {
  const more = {
    removal: removal.optional(),
    ...(kind.reviewed ? { review: review.optional() } : {}),
    ...(kind.switchable ? { plans: z.array(rowPlan).optional() } : {}),
  };
  // DocOf already has these as optional properties; the schema for visitors omits them.
  return doc.extend(more) as unknown as D;
}

/** A unit as used in menus and filters. */
export const unitName = named(
  'UnitName',
  z.object({ _id: z.string(), name: z.string(), sub_domain: z.string() }),
);
export const dioceseName = named('DioceseName', unitName.extend({ state: z.string() }));

/** The possible values of `user_type`: a console user's role, or the list of a person (AMB-069). */
export const userTypes = (): string[] => [
  ...namesOnWire(account.fields.role),
  ...namesOnWire(personKind.fields.user_type),
];

/**
 * Response schema of a console user or a person, distinguished by `user_type`. `role` is the wire name of a user's role (AMB-069) or a
 * person's display type; fields that only persons have are empty for users. Passwords are never included.
 */
export const userDoc = named(
  'PublicPerson',
  z.object({
    ...ofEveryRecord,
    user_name: z.string(),
    email: z.string(),
    mobile: z.string(),
    user_type: z.string().meta(describedAs(() => ({ type: 'string', enum: userTypes() }))),
    role: z.string(),
    department: unitRef.nullable(),
    diocese: unitRef.nullable(),
    designation: z.string(),
    profile_picture: z.string(),
    address: z.string(),
    phone: z.string(),
    fax: z.string(),
    sort: z.number().nullable(),
    user_sort: z.boolean(),
    press_contact: z.boolean(),
    created_by: person,
  }),
);
