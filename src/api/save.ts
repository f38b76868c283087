import type { Call } from '#calls/call.ts';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { isStaff, type Staff } from '#kinds/viewer.ts';
import { takeBack } from '#media/uploads.ts';
import { mediaTable } from '#store/files/media.ts';
import type { CallContext, Handler } from './context.ts';
import { takeTexts } from './richText.ts';

type Values = Readonly<Record<string, unknown>>;

/** Runs a save: accepts its rich text first, and returns the record together with warnings about what was changed in it (ADD-10). */
export async function save(kind: Kind, handler: Handler<Call>, context: CallContext<Call>): Promise<unknown> {
  const { deps, viewer } = context;
  const body = context.input as Values;
  if (!isStaff(viewer)) return handler(context);
  const { input, warnings, files } = await takeTexts(kind, context.id, body, deps, viewer);
  try {
    const given = (await handler({ ...context, input } as CallContext<Call>)) as {
      data: Values;
      warnings?: string[];
    };
    // A PDF that has become public may have pages to be drawn.
    if (files.length > 0 || holdsPdfs(kind)) deps.picturesAdded();
    const all = [...(given.warnings ?? []), ...warnings, ...overruled(kind, body, given.data, viewer)];
    return all.length > 0 ? { ...given, warnings: all } : given;
  } catch (error) {
    await takeBack(files, { store: deps.files, table: mediaTable(deps.db), now: deps.now });
    throw error;
  }
}

const holdsPdfs = (kind: Kind): boolean =>
  Object.values(kind.fields).some((field) => field.type === 'file' && field.accept.includes('pdf'));

/** Warnings for a unit's user about fields that were sent but not saved, since only the office may change them (ADD-7). */
function overruled(kind: Kind, sent: Values, now: Values, viewer: Staff): string[] {
  if (viewer.unit === null) return [];
  const differs = (name: string): boolean =>
    sent[name] !== undefined && sent[name] !== '' && sent[name] !== (idIn(now[name]) ?? now[name]);
  const office = (kind.office ?? []).filter(differs);
  return [
    ...(unitsOf(kind).some(differs)
      ? [`What you write belongs to your own ${viewer.unit.kind}; another one was not taken.`]
      : []),
    ...(kind.switchable && differs('activated')
      ? [`Only the synod office can make ${kind.many} active or inactive, so this stayed as it was.`]
      : []),
    ...(office.length > 0
      ? [`Only the synod office can change this, so it stayed as it was: ${office.join(', ')}.`]
      : []),
  ];
}

/** The id of a unit that is serialised as an object. */
const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : undefined;
