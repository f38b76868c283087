import type { z } from 'zod';
import { CALLS, type CallName, type Calls } from '#calls/calls.ts';
import { CONTENT_PATHS, type ContentName, type Verb } from '#calls/paths.ts';
import { schemaName } from '#calls/response.ts';
import type { Kind } from '#kinds/define.ts';
import type { DocOf, PageDoc } from '#kinds/docs.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { CallContext, Handlers } from '../context.ts';
import { onWire, pageOnWire } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';
import { pageOf } from './lists.ts';

type NamedKind = ContentName & KindName;
type Deleted = { _id: string; message: string };

/** The responses of the standard calls about a kind, by name: those of the console and the public ones. */
type UsualData<N extends NamedKind, D = DocOf<(typeof KINDS)[N]>> = {
  [V in Verb as `${N}${V}`]: V extends 'List' ? PageDoc<D> : V extends 'Delete' ? Deleted : D;
} & { [L in `public${Capitalize<N>}List`]: PageDoc<D> } & { [G in `public${Capitalize<N>}`]: D };
type ResponseOf<N extends CallName> = z.input<Calls[N]['response']>;
type UsualOf<N extends NamedKind> = {
  [C in CallName & keyof UsualData<N>]: { data: UsualData<N>[C] } extends ResponseOf<C> ? C : never;
}[CallName & keyof UsualData<N>];
/** The calls that return a kind's records as its declaration says. */
type UsualCall = { [N in NamedKind]: UsualOf<N> }[NamedKind];

/**
 * The standard handlers of every kind. A kind whose call returns something else, or does more, overrides it with its own handler; where the response differs,
 * it does not compile without one.
 */
export const usualHandlers: Handlers<UsualCall> = Object.assign(
  {},
  ...(Object.keys(CONTENT_PATHS) as ContentName[]).flatMap((name) => {
    if (!isKind(name)) return [];
    const kind: Kind = KINDS[name];
    const visitors = `public${schemaName(name)}`;
    return [
      contentHandlers(name, kind as never),
      ...(visitors in CALLS ? [{ [visitors]: oneForVisitors(kind) }] : []),
      ...(`${visitors}List` in CALLS ? [{ [`${visitors}List`]: listForVisitors(kind) }] : []),
    ];
  }),
);

function isKind(name: ContentName): name is NamedKind {
  return Object.hasOwn(KINDS, name);
}

type Context = Pick<CallContext<Calls['publicVideoList']>, 'deps' | 'id'> & {
  readonly input: Readonly<Record<string, unknown>>;
};

function listForVisitors(kind: Kind) {
  return async ({ deps, input }: Context) => ({
    data: pageOnWire(await pageOf(VISITOR, deps, kind, input), (record) => onWire(kind, record, deps)),
  });
}

function oneForVisitors(kind: Kind) {
  return async ({ deps, id }: Context) => ({
    data: onWire(kind, await readOr404(VISITOR, deps, kind, id), deps),
  });
}
