import { z } from 'zod';
import { account } from '#kinds/account.ts';
import type { Field, Kind } from '#kinds/define.ts';
import type { DocOf, PopulatedDocOf, UnitDocOf } from '#kinds/docs.ts';
import { NEWS_TYPES } from '#kinds/news.ts';
import { person as personKind } from '#kinds/person.ts';
import { namesOnWire } from '#kinds/wireNames.ts';
import { named, toldAs } from './jsonSchema.ts';

/**
 * Building blocks of every call's answer. An answer is picked by its schema: what is not declared here does not leave the server,
 * whatever a query brought along.
 */

export const unitRef = named('Unit', z.object({ _id: z.string(), name: z.string() }));
const person = named('Author', z.object({ user_name: z.string() }));
const moment = z.string().meta({ format: 'date-time' });

/** What every record answers (ADD-1). */
const ofEveryRecord = {
  _id: z.string(),
  version: z.number().int(),
  created_at: moment,
  updated_at: moment,
};

/** A single record or list wrapped as all clients read it: `data`. */
export const inData = <T extends z.ZodType>(data: T) => z.object({ data });

/** A record as a save answers it; beside it, in sentences, what the save changed in what was sent (ADD-10). */
export const saved = <T extends z.ZodType>(data: T) =>
  z.object({ data, warnings: z.array(z.string()).optional() });

/** A call that only says that it is done. */
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

/** The schema of an answer D: what a handler gives is what leaves, picked by name. */
export type DocSchema<D> = z.ZodObject<{
  readonly [N in keyof D]-?: undefined extends D[N]
    ? z.ZodOptional<z.ZodType<NonNullable<D[N]>, NonNullable<D[N]>>>
    : z.ZodType<D[N], D[N]>;
}>;

/**
 * A schema whose names are gathered from a declaration at run time; kinds/docs computes D from the type of the same declaration. The compiler
 * can't follow the one to the other, so it is told here, and here only. answer.test.ts holds the two against each other.
 */
const schemaOf = <D>(name: string, shape: z.core.$ZodLooseShape) =>
  named(name, z.object(shape)) as unknown as DocSchema<D>;

/** What a schema about a kind is called: `News`. */
export const schemaName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const publicName = (kind: Kind): string => `Public${schemaName(kind.name)}`;

/** The declared fields of a kind as answers give them: secrets never, files as addresses, choices and moments as text. */
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
      return z
        .string()
        .meta(
          toldAs(() => ({ type: 'string', enum: [...namesOnWire(field), ...(field.required ? [] : [''])] })),
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

/** The unit of a record in lists: both spellings where it belongs to one (AMB-010), populated where it may. */
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

/** A record of a kind: declared fields, its unit, the author (AMB-010). */
export const listDoc = <K extends Kind>(kind: K) => schemaOf<DocOf<K>>(publicName(kind), shapeOf(kind));

/** The same with the unit as an object under its singular name (AMB-010: global search, public get by id). */
export const populatedDoc = <K extends Kind>(kind: K) =>
  schemaOf<PopulatedDocOf<K>>(`${publicName(kind)}Populated`, {
    ...shapeOf(kind),
    department: unitRef.nullable(),
    diocese: unitRef.nullable(),
  });

/** A unit: its own fields, nothing populated. */
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

/** A record as the calls of staff answer it, with what visitors are never told: that it is in the trash, and what the office made of it. */
export function forStaff<D extends z.ZodObject>(kind: Kind, doc: D): D {
  const more = { removal: removal.optional(), ...(kind.reviewed ? { review: review.optional() } : {}) };
  // DocOf has these names already, as ones that may be missing; the schema of visitors leaves them out.
  return doc.extend(more) as unknown as D;
}

/** A unit as menus and filters need it. */
export const unitName = named(
  'UnitName',
  z.object({ _id: z.string(), name: z.string(), sub_domain: z.string() }),
);
export const dioceseName = named('DioceseName', unitName.extend({ state: z.string() }));

/** What `user_type` may say: a console user's role, or the list in which a person stands (AMB-069). */
export const userTypes = (): string[] => [
  ...namesOnWire(account.fields.role),
  ...namesOnWire(personKind.fields.user_type),
];

/**
 * A console user or a person, told by `user_type`. `role` is the wire's name of a user's role (AMB-069) and a person's display type; what
 * only persons have is empty for users. The password never leaves.
 */
export const userDoc = named(
  'PublicPerson',
  z.object({
    ...ofEveryRecord,
    user_name: z.string(),
    email: z.string(),
    mobile: z.string(),
    user_type: z.string().meta(toldAs(() => ({ type: 'string', enum: userTypes() }))),
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
    created_by: person,
  }),
);
