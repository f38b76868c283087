import { z } from 'zod';
import { type Direction, type Field, type Kind, unitsOf } from '#kinds/define.ts';
import type { BodyOf, DocOf, TakenOf } from '#kinds/docs.ts';
import type { KindName } from '#kinds/kinds.ts';
import { NEWS_TYPES } from '#kinds/news.ts';
import { TOKEN_KINDS } from '#kinds/tokens.ts';
import { choiceFromWire } from '#kinds/wireNames.ts';
import type { Address } from './address.ts';
import { type Call, call, type Declaration, JSON_LIMIT, OFFICE, RICH_TEXT_LIMIT } from './call.ts';
import { type FiltersShape, fieldsOf, filtersOf, type InputShape, neededBy, orderingOf } from './fields.ts';
import {
  consolePaging,
  flag,
  flagFilter,
  idFilter,
  idOrNone,
  idOrObject,
  noFilter,
  versionSent,
} from './input.ts';
import { describedAs, named, requiring } from './jsonSchema.ts';
import { CONTENT_PATHS, type ContentName, METHODS, type Verb, type VerbOf } from './paths.ts';
import { type DocSchema, done, forStaff, inData, listDoc, pageOf, saved, schemaName } from './response.ts';

const family = z.enum(NEWS_TYPES, "type must be 'departments' or 'dioceses'.");
/** The family of a record's unit; 'all', '' and absent mix both (AMB-012). */
export const familyFilter = noFilter(family.optional()).meta(
  describedAs({ named: 'FamilyFilter', type: ['string', 'null'], enum: [...NEWS_TYPES, 'all', '', null] }),
);

type Shape = Readonly<Record<string, z.ZodType>>;
type None = Record<never, never>;
/** Merges two types; properties of B win, as in a spread. */
type Spread<A, B> = Omit<A, keyof B> & B;

type Paging = ReturnType<typeof consolePaging>;
type UnitFilters<K extends Kind> = K extends { readonly belongsTo: readonly string[] }
  ? {
      readonly type: typeof familyFilter;
      readonly department: typeof idFilter;
      readonly diocese: typeof idFilter;
    }
  : K extends { readonly mayBelongTo: readonly (infer U extends string)[] }
    ? { readonly [N in U]: typeof idFilter }
    : None;
type SwitchFilter<K extends Kind> = K extends { readonly switchable: true }
  ? { readonly activated: typeof flagFilter }
  : None;
/** Input for sorting a list. */
type Ordering<K extends Kind> = K extends { readonly sortable: object }
  ? InputShape<
      { order_by: string | null; direction: string | null },
      { order_by: string; direction: Direction }
    >
  : None;
type ListInput<K extends Kind, L> = z.ZodObject<
  Spread<Paging & FiltersShape<K> & UnitFilters<K> & SwitchFilter<K> & Ordering<K>, L>
>;
type BodyShape<K extends Kind, I> = Spread<InputShape<BodyOf<K>, TakenOf<K>>, I>;
type BodyInput<K extends Kind, I> = z.ZodObject<BodyShape<K, I>>;
type EditInput<K extends Kind, I> = z.ZodObject<BodyShape<K, I> & { readonly version: typeof versionSent }>;

interface CallOf<K extends Kind, D extends z.ZodType, L, I> {
  List: Call<ListInput<K, L>, ReturnType<typeof pageOf<D>>>;
  Get: Call<z.ZodNever, ReturnType<typeof inData<D>>>;
  Create: Call<BodyInput<K, I>, ReturnType<typeof saved<D>>>;
  Edit: Call<EditInput<K, I>, ReturnType<typeof saved<D>>>;
  Delete: Call<z.ZodNever, typeof done>;
  Restore: Call<z.ZodNever, ReturnType<typeof inData<D>>>;
}
/** The calls of a kind, by the name and the verb: `eventList`, `eventGet` … */
export type ContentCalls<N extends ContentName, K extends Kind, D extends z.ZodType, L, I> = {
  [V in VerbOf<N> as `${N}${V}`]: CallOf<K, D, L, I>[V];
};

/** Options for the calls of a kind that differ from the usual. */
export interface ContentCallOptions<D, L, I> {
  readonly group: string;
  /** The list's page size (000 §9, 001 §9), and that of a type where it is another. */
  readonly size: number;
  readonly sizes?: Readonly<Record<string, number>>;
  /** Who may make the calls: the office by default; by verb if that differs. */
  readonly who?: Call['who'] | Readonly<Record<Verb, Call['who']>>;
  readonly source: string;
  /** Additional or overriding list input. */
  readonly listInput?: L;
  /** Sortable columns of another kind that shares the calls. */
  readonly sortable?: Kind['sortable'];
  readonly input?: I;
  /** The response schema, if not listDoc's. */
  readonly doc?: D;
  /** Which of the calls require a recent proof of identity. */
  readonly fresh?: Readonly<Partial<Record<Verb, Call['fresh']>>>;
  /** Required fields of a new record, if they differ from the declaration. */
  readonly needs?: readonly string[];
}

/** Creates the calls of a kind from its declaration: list, get, create, edit (or only switching `activated`), delete, restore. */
export function contentCalls<
  N extends ContentName,
  K extends Kind,
  D extends z.ZodObject = DocSchema<DocOf<K>>,
  L extends Shape = None,
  I extends Shape = None,
>(name: N, kind: K, options: ContentCallOptions<D, L, I>): ContentCalls<N, K, D, L, I> {
  const { group, source, who = OFFICE } = options;
  const doc = named(schemaName(name), forStaff(kind, options.doc ?? listDoc(kind)));
  const { needs, oneOf } = options.needs ? { needs: options.needs, oneOf: [] } : neededBy(kind);
  const bodyLimit = hasRichText(kind.fields) ? RICH_TEXT_LIMIT : JSON_LIMIT;
  const fields = { ...fieldsOf(kind), ...unitsAndSwitch(kind), ...options.input };
  const calls: Record<
    Verb,
    Omit<Declaration<z.ZodType, z.ZodType>, 'address' | 'who' | 'group' | 'source'>
  > = {
    List: {
      summary: `The ${kind.many}, page by page`,
      input: z.object({
        ...consolePaging(options.size),
        ...filtersOf(kind),
        ...unitAndSwitchFilters(kind),
        ...orderingOf(Object.keys({ ...kind.sortable, ...options.sortable })),
        ...options.listInput,
      }),
      reads: true,
      response: pageOf(doc),
      pageSize: ({ type }) => sizeOfType(kind, type, options.sizes),
    },
    Get: { summary: `One ${kind.one}`, response: inData(doc) },
    Create: {
      summary: `Add: ${kind.one}`,
      input: requiring(z.object(fields), needs, oneOf),
      response: saved(doc),
      saves: kind,
      repeatable: true,
      bodyLimit,
    },
    Edit: {
      summary: kind.switchable
        ? 'Change the fields that are sent, or switch with activated alone'
        : 'Change the fields that are sent',
      input: z.object({ ...fields, version: versionSent }),
      response: saved(doc),
      saves: kind,
      bodyLimit,
    },
    Delete: { summary: `Move to the trash: ${kind.one}`, response: done, versioned: true },
    Restore: { summary: `Bring back from the trash: ${kind.one}`, response: inData(doc), versioned: true },
  };
  const made = Object.entries(CONTENT_PATHS[name]).map(([verb, path]) => {
    const of = verb as Verb;
    const may = isByVerb(who) ? who[of] : who;
    const fresh = options.fresh?.[of];
    return [
      name + verb,
      call({
        ...calls[of],
        ...(fresh ? { fresh } : {}),
        ...forPrograms(kind, of),
        address: `${METHODS[of]} ${path}`,
        group,
        source,
        who: may,
        // Which method goes with which verb is not known to the compiler here.
      } as Declaration<z.ZodType, z.ZodType>),
    ];
  });
  // The names are built at run time; ContentCalls builds the same ones in types.
  return Object.fromEntries(made) as ContentCalls<N, K, D, L, I>;
}

/** What a program with a token may do with this kind: only the church's own content. */
const forPrograms = ({ name }: Kind, verb: Verb): Pick<Call, 'programs'> =>
  TOKEN_KINDS.includes(name as KindName)
    ? { programs: { does: verb === 'List' || verb === 'Get' ? 'read' : 'write', of: name as KindName } }
    : {};

function sizeOfType(
  kind: Kind,
  type: unknown,
  sizes: Readonly<Record<string, number>> = {},
): number | undefined {
  const field = kind.fields[kind.filters?.type?.column ?? ''];
  return field?.type === 'choice' && typeof type === 'string'
    ? sizes[choiceFromWire(field, type) ?? '']
    : undefined;
}

function unitAndSwitchFilters(kind: Kind): Shape {
  return {
    ...(kind.belongsTo ? { type: familyFilter } : {}),
    ...Object.fromEntries(unitsOf(kind).map((unit) => [unit, idFilter])),
    ...(kind.switchable ? { activated: flagFilter } : {}),
  };
}

function unitsAndSwitch(kind: Kind): Shape {
  return {
    ...(kind.belongsTo ? { type: family.optional() } : {}),
    ...Object.fromEntries(
      unitsOf(kind).map((unit) => [unit, (kind.belongsTo ? idOrObject : idOrNone).optional()]),
    ),
    ...(kind.switchable ? { activated: flag.optional() } : {}),
  };
}

const hasRichText = (fields: Readonly<Record<string, Field>>): boolean =>
  Object.values(fields).some(
    (field) => field.type === 'richText' || (field.type === 'rows' && hasRichText(field.of)),
  );

const isByVerb = (
  who: Call['who'] | Readonly<Record<Verb, Call['who']>>,
): who is Readonly<Record<Verb, Call['who']>> => typeof who === 'object' && !Array.isArray(who);

type OfVisitors<I extends z.ZodType, A extends z.ZodType> = Pick<
  Declaration<I, A>,
  'summary' | 'source' | 'response' | 'repeatable' | 'mayMiss'
> & { readonly input?: I };
const OF_VISITORS = { group: 'Public', who: 'everyone', database: 'visitors' } as const;

/** Declares a call by which everyone reads: tokens are ignored, and only public records are returned (ADD-8). */
export const publicCall = <A extends z.ZodType, I extends z.ZodType = z.ZodNever>(
  options: OfVisitors<I, A> & { readonly address: Address<'GET' | 'POST'> },
): Call<I, A> => call({ ...OF_VISITORS, reads: true, ...options });

/** Declares a call by which visitors send something; tokens are ignored here too. */
export const publicForm = <A extends z.ZodType, I extends z.ZodType = z.ZodNever>(
  options: OfVisitors<I, A> & { readonly address: Address<'POST'> },
): Call<I, A> => call({ ...OF_VISITORS, ...options });
