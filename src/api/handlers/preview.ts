import type { Call } from '#calls/call.ts';
import { CALLS, type CallName } from '#calls/calls.ts';
import { CONTENT_PATHS, type ContentName } from '#calls/paths.ts';
import type { previewCalls } from '#calls/preview.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '#store/database/db.ts';
import { rolledBack, shownToVisitors } from '#store/records/preview.ts';
import type { ApiDeps, CallContext, Handler, Handlers } from '../context.ts';
import { save } from '../save.ts';

type Context = CallContext<(typeof previewCalls)['previewGet']>;

/** Previews are limited: each holds a connection and a write's locks while its page is rendered. */
const drawing = createQueue(2, 20);

const busy = () =>
  new Refusal(503, 'Many previews are being drawn just now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
const noPage = () => new Refusal(404, 'There is no page to show yet.');

/**
 * Previews a record's page before it is public: runs the ordinary write with its permission checks and rules, renders the page from what it
 * wrote, and rolls everything back (decision 0032). `handlers`: those of the ordinary calls. Throws Refusal: whatever the write would throw, and
 * 404 when the record has no page.
 */
export const previewHandlers = (
  handlers: Readonly<Record<string, unknown>>,
): Handlers<keyof typeof previewCalls> => ({
  previewGet: async (context) => {
    const { deps, viewer, input } = context;
    const kind = kindNamed(input.kind);
    const name = `${callsOf(kind.name)}${input.id ? 'Edit' : 'Create'}` as CallName;
    if (!Object.hasOwn(CALLS, name)) throw noPage();
    if (!mayCall(CALLS[name], viewer)) throw new Refusal(403, 'Your user is not allowed to do this.');
    return inLine(() =>
      rolledBack(deps.db, async (tx) => {
        const id = input.values
          ? await written(context, tx, kind, CALLS[name], handlers[name] as Handler<Call>)
          : (input.id ?? '');
        await shownToVisitors(viewer, tx, kind, id);
        const page = await deps.drawPage(tx, kind.name, id);
        if (!page) throw noPage();
        return { data: page };
      }),
    );
  },
});

/** Runs the ordinary call that would save these values, within the transaction; returns the record's id. */
async function written(
  context: Context,
  tx: Db,
  kind: Kind,
  call: Call,
  handler: Handler<Call>,
): Promise<string> {
  const { input } = context;
  const answer = await save(kind, handler, {
    ...context,
    deps: inside(context.deps, tx),
    input: call.input?.parse(input.values),
    id: input.id ?? '',
    idempotencyKey: undefined,
  } as CallContext<Call>);
  return (answer as { data: { _id: string } }).data._id;
}

function kindNamed(name: string): (typeof KINDS)[KindName] {
  if (!Object.hasOwn(KINDS, name)) throw noPage();
  return KINDS[name as KindName];
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await drawing.run(work);
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
}

/** The prefix of a kind's calls; persons share those of users (AMB-069). */
const callsOf = (kind: KindName): ContentName => (kind in CONTENT_PATHS ? (kind as ContentName) : 'user');

const mayCall = ({ who }: Call, { role }: Staff): boolean => who === 'everyone' || who.includes(role);

/** The dependencies of a call inside a preview: they work on the transaction and notify nobody. */
const inside = (deps: ApiDeps, tx: Db): ApiDeps => ({
  ...deps,
  db: tx,
  visitorDb: tx,
  preview: true,
  contentChanged: () => {},
  picturesAdded: () => {},
  mailQueued: () => {},
  newsletterChanged: () => {},
});
