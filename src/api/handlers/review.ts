import { ofEach, type reviewCalls } from '#calls/review.ts';
import type { Kind } from '#kinds/define.ts';
import { titleOf } from '#kinds/reviewed.ts';
import { sayWhatToChange } from '#kinds/sentences.ts';
import { refusedField } from '#lib/refusal.ts';
import { decideByMail } from '#store/mail/mailedReview.ts';
import { sendBack, waitAgain } from '#store/records/sendBack.ts';
import { countWaiting, listWaiting, type Waiting } from '#store/records/waiting.ts';
import { knownFaults } from '#store/status/knownFaults.ts';
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
    return { data: { ...counts, sent_back, faults: grades.length, urgent } };
  },
  mailedReview: async ({ deps, input, now }) => {
    const { key, act, sentence = '', version = 0 } = input;
    if (act === 'send_back' && sentence.trim() === '') throw refusedField('sentence', sayWhatToChange);
    await decideByMail(deps.db, key, { act, sentence: sentence.trim() }, version, now);
    // A call for everyone does not count as a change by itself; this one may be.
    deps.contentChanged();
    return { data: { message: act === 'publish' ? 'Published' : 'Sent back' } };
  },
  ...ofEach('SendBack', sent),
  ...ofEach('WaitAgain', waits),
};

/** A waiting record of any kind in one format: title, picture, unit. */
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
