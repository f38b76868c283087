import { z } from 'zod';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { done, inData, listDoc, pageOf, saved } from './answer.ts';
import { type Call, call, JSON_LIMIT, OFFICE, RICH_TEXT_LIMIT } from './call.ts';
import { fieldsOf, filtersOf } from './fields.ts';
import { consolePaging, flag, flagFilter, idFilter, idOrObject, versionSent } from './input.ts';

/** What can be done with the records of every kind. */
export const VERBS = ['List', 'Get', 'Create', 'Edit', 'Delete', 'Restore'] as const;
export type Verb = (typeof VERBS)[number];

type Doc = ReturnType<typeof listDoc>;
type Input = z.ZodObject;
interface CallOf {
  List: Call<Input, ReturnType<typeof pageOf<Doc>>>;
  Get: Call<Input, ReturnType<typeof inData<Doc>>>;
  Create: Call<Input, ReturnType<typeof saved<Doc>>>;
  Edit: Call<Input, ReturnType<typeof saved<Doc>>>;
  Delete: Call<Input, typeof done>;
  Restore: Call<Input, ReturnType<typeof inData<Doc>>>;
}
/** The six calls of a kind, by the kind's name and the verb: `eventList`, `eventGet` … */
export type ContentCalls<N extends string> = {
  [K in `${N}${Verb}`]: K extends `${N}${infer V extends Verb}` ? CallOf[V] : never;
};

/** In what the calls of a kind differ from those of another. */
export interface ContentCallOptions {
  /** The first piece of the paths, such as `events`; or each path by its verb, where they are not made alike. */
  readonly at: string | Readonly<Record<Verb, string>>;
  readonly group: string;
  /** The list's page size (000 §9, 001 §9). */
  readonly size: number;
  readonly who?: Call['who'];
  readonly source: string;
  /** Input besides what the kind declares, or instead of it. */
  readonly listInput?: z.core.$ZodShape;
  readonly input?: z.core.$ZodShape;
  /** The answer's shape where it is not listDoc's. */
  readonly doc?: z.ZodObject;
}

/** The six calls of a kind as its declaration makes them: list, get, create, edit (or switch, with activated alone), delete, restore. */
export function contentCalls<N extends string>(
  name: N,
  kind: Kind,
  options: ContentCallOptions,
): ContentCalls<N> {
  const { at, group, source, who = OFFICE } = options;
  const path = (verb: Verb, usual: string): string => (typeof at === 'string' ? `${at}/${usual}` : at[verb]);
  const doc = (options.doc ?? listDoc(kind)) as Doc;
  const common = { group, who, source };
  const bodyLimit = Object.values(kind.fields).some((field) => field.type === 'richText')
    ? RICH_TEXT_LIMIT
    : JSON_LIMIT;
  const units = unitsOf(kind);
  const filterUnits = Object.fromEntries(units.map((unit) => [unit, idFilter]));
  const fields = {
    ...fieldsOf(kind),
    ...Object.fromEntries(units.map((unit) => [unit, idOrObject.optional()])),
    ...(kind.switchable ? { activated: flag.optional() } : {}),
    ...options.input,
  };
  const calls: Record<Verb, Call> = {
    List: call({
      ...common,
      method: 'POST',
      path: path('List', 'get'),
      summary: `The ${kind.many}, page by page`,
      input: z.object({
        ...consolePaging(options.size),
        ...filtersOf(kind),
        ...filterUnits,
        ...(kind.switchable ? { activated: flagFilter } : {}),
        ...options.listInput,
      }),
      answer: pageOf(doc),
    }),
    Get: call({
      ...common,
      method: 'GET',
      path: path('Get', 'get/{id}'),
      summary: `One ${kind.one}`,
      answer: inData(doc),
    }),
    Create: call({
      ...common,
      method: 'POST',
      path: path('Create', 'create'),
      summary: `Add: ${kind.one}`,
      input: z.object(fields),
      answer: saved(doc),
      saves: kind,
      bodyLimit,
    }),
    Edit: call({
      ...common,
      method: 'PUT',
      path: path('Edit', 'edit/{id}'),
      summary: kind.switchable
        ? 'Change the fields that are sent, or switch with activated alone'
        : 'Change the fields that are sent',
      input: z.object({ ...fields, version: versionSent }),
      answer: saved(doc),
      saves: kind,
      bodyLimit,
    }),
    Delete: call({
      ...common,
      method: 'DELETE',
      path: path('Delete', 'delete/{id}'),
      summary: `Move to the trash: ${kind.one}`,
      answer: done,
    }),
    Restore: call({
      ...common,
      method: 'PUT',
      path: path('Restore', 'restore/{id}'),
      summary: `Bring back from the trash: ${kind.one}`,
      answer: inData(doc),
    }),
  };
  return Object.fromEntries(VERBS.map((verb) => [`${name}${verb}`, calls[verb]])) as ContentCalls<N>;
}

/** A call for everyone below public/, where a token is ignored and only what is public is answered (ADD-8). */
export const publicCall = <I extends z.ZodType, A extends z.ZodType>(
  options: Pick<Call<I, A>, 'method' | 'path' | 'summary' | 'source' | 'answer'> & { readonly input?: I },
): Call<I, A> => call({ group: 'Public', who: 'everyone', ...options });
