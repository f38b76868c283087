import { ofEach, type reviewCalls } from '#calls/review.ts';
import type { Kind } from '#kinds/define.ts';
import { type ReviewedName, titleOf } from '#kinds/reviewed.ts';
import { sayWhatToChange } from '#kinds/sentences.ts';
import { refusedField } from '#lib/refusal.ts';
import {
  doChangesWait,
  doTheirsWait,
  letChangesOfUnitWait,
  letChangesWait,
  unitsThatDiffer,
} from '#store/records/mustWait.ts';
import { sendBack, waitAgain } from '#store/records/sendBack.ts';
import { countWaiting, listWaiting, type Waiting } from '#store/records/waiting.ts';
import { decideByMail } from '#store/reviewMail/mailedReview.ts';
import { planRef } from '#store/schedule/plansOf.ts';
import { sendChangeBack } from '#store/schedule/waitingChange.ts';
import { type WaitingChange, waitingChanges } from '#store/schedule/waitingChanges.ts';
import { knownFaults } from '#store/status/knownFaults.ts';
import { kindsWithTemplates } from '#store/templates/templates.ts';
import type { CallContext, Handlers } from '../context.ts';
import { anyOnWire, pageOnWire, type WireDeps } from '../wire.ts';

const sent =
  (kind: Kind) =>
  async ({ viewer, deps, id, input, now }: CallContext<(typeof reviewCalls)['newsSendBack']>) => {
    const { sentence, version } = input;
    await sendBack(viewer, deps.db, kind, id, sentence.trim(), { now, version });
    return { data: { _id: id, message: 'Sent back' } };
  };

const waits =
  (kind: Kind) =>
  async ({ viewer, deps, id, input, now }: CallContext<(typeof reviewCalls)['newsWaitAgain']>) => {
    await waitAgain(viewer, deps.db, kind, id, { now, version: input.version });
    return { data: { _id: id, message: 'Waits again' } };
  };

/** The office's review list, and sending records back. */
export const reviewHandlers: Handlers<keyof typeof reviewCalls> = {
  waitingList: async ({ viewer, deps, input }) => ({
    data: pageOnWire(await listWaiting(viewer, deps.db, input), (waiting) => waitingOnWire(waiting, deps)),
  }),
  waitingCounts: async ({ viewer, deps }) => {
    const { sentBack: sent_back, ...counts } = await countWaiting(viewer, deps.db);
    const grades =
      viewer.role === 'full_administrator'
        ? Object.values(await knownFaults(deps.db)).map(({ grade }) => grade)
        : [];
    const urgent = grades.filter((grade) => grade === 'bad').length;
    const templates = await kindsWithTemplates(viewer, deps.db);
    const changes_wait = await doTheirsWait(deps.db, viewer);
    return { data: { ...counts, sent_back, faults: grades.length, urgent, templates, changes_wait } };
  },
  waitingChanges: async ({ viewer, deps }) => {
    const changes = await waitingChanges(viewer, deps.db);
    const units = await unitsThatDiffer(deps.db);
    return {
      data: {
        changes_wait: await doChangesWait(deps.db),
        units: units.map(({ id, kind, name, wait }) => ({
          _id: id,
          name,
          diocese: kind === 'diocese',
          wait,
        })),
        docs: changes.map(changeOnWire),
      },
    };
  },
  changeSendBack: async ({ viewer, deps, id, input, now }) => {
    const { kind, ref } = await planRef(deps.db, id);
    await sendChangeBack(viewer, deps.db, kind, ref, input.sentence, now);
    deps.mailQueued();
    return { data: { _id: id, message: 'Sent back' } };
  },
  changesWait: async ({ viewer, deps, input: { wait }, now }) => {
    await letChangesWait(viewer, deps.db, wait, now);
    return { data: { message: 'Saved' } };
  },
  unitChangesWait: async ({ viewer, deps, input: { unit, changes }, now }) => {
    const wait = changes === 'as_all' ? null : changes === 'wait';
    await letChangesOfUnitWait(viewer, deps.db, unit ?? '', wait, now);
    return { data: { message: 'Saved' } };
  },
  mailedReview: async ({ deps, input, now }) => {
    const { key, act, sentence = '', version = 0 } = input;
    if (act === 'send_back' && sentence.trim() === '') throw refusedField('sentence', sayWhatToChange);
    await decideByMail(deps.db, key, { act, sentence: sentence.trim() }, version, now);
    // A call for everyone does not normally count as a change; this one may be.
    await deps.contentChanged();
    return { data: { message: act === 'publish' ? 'Published' : 'Sent back' } };
  },
  ...ofEach('SendBack', sent),
  ...ofEach('WaitAgain', waits),
};

function changeOnWire({ id, kind, plan, title, by, since, unit, ...change }: WaitingChange) {
  const ref = unit && { _id: unit.id, name: unit.name };
  return {
    ...{ _id: id, kind: kind as ReviewedName, plan, title, by, since: since.toISOString() },
    department: unit?.kind === 'department' ? ref : null,
    diocese: unit?.kind === 'diocese' ? ref : null,
    differences: [...change.differences],
    touched: [...change.touched],
    values: change.values,
  };
}

/** A record of any kind awaiting review, in one format: title, picture, unit. */
export function waitingOnWire({ kind, record }: Waiting, deps: WireDeps) {
  const wire = anyOnWire(kind, record, deps) as Record<string, unknown>;
  const text = (name: string): string | null => (typeof wire[name] === 'string' ? wire[name] : null);
  const unit = (of: typeof record.department) => of && { _id: of.id, name: of.name };
  return {
    _id: record.id,
    version: record.version,
    kind: kind.name,
    title: titleOf(kind, record),
    picture: text('thumbnail') ?? '',
    department: unit(record.department),
    diocese: unit(record.diocese),
    author: { user_name: record.author ?? '' },
    waiting_since: (record.review?.since ?? record.createdAt).toISOString(),
    from_date: text('from_date'),
    to_date: text('to_date'),
  };
}
