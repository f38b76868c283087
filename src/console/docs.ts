import type { z } from 'zod';
import type { Calls } from '#calls/calls.ts';
import type { Field, Kind } from '#kinds/define.ts';
import type { NewsType, news } from '#kinds/news.ts';

/** A declared field as answers give it: files as addresses, a day as YYYY-MM-DD or null. */
type OnWire<F extends Field> = F extends { type: 'file' }
  ? F extends { many: number }
    ? string[]
    : string
  : F extends { type: 'day' }
    ? string | null
    : string;

type FieldsOnWire<K extends Kind> = {
  [F in keyof K['fields'] as K['fields'][F]['type'] extends 'secret' ? never : F]: OnWire<K['fields'][F]>;
};

interface UnitName {
  _id: string;
  name: string;
}

/** A news item as the console's calls answer it. */
export type NewsDoc = { _id: string; version: number; created_at: string; updated_at: string } & FieldsOnWire<
  typeof news
> & {
    activated: boolean;
    type: NewsType;
    department: string | null;
    diocese: string | null;
    departments: UnitName | null;
    dioceses: UnitName | null;
    department_name: string;
    diocese_name: string;
    created_by: { user_name: string };
  };

/** A console user as the calls answer it. */
export type UserDoc = z.output<Calls['userGet']['answer']>['data'];

/** A page of a list (AMB-004). */
export interface PageOf<T> {
  docs: T[];
  hasNextPage: boolean;
  totalDocs: number;
  page: number;
  limit: number;
}

/** What the schemas of these calls leave open, since they are made from the declarations at run time. */
interface Known {
  newsList: PageOf<NewsDoc>;
  newsGet: NewsDoc;
  newsCreate: NewsDoc;
  newsEdit: NewsDoc;
  newsRestore: NewsDoc;
}

/** The `data` that a call answers. */
export type DataOf<N extends keyof Calls> = N extends keyof Known
  ? Known[N]
  : z.output<Calls[N]['answer']> extends { data: infer D }
    ? D
    : never;

/** The body that a call takes. */
export type BodyOf<N extends keyof Calls> = Calls[N] extends { input?: infer I }
  ? I extends z.ZodType
    ? z.input<I>
    : never
  : never;
