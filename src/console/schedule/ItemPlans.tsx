import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import type { PlannedAct, SwitchedName } from '#kinds/schedule.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { isGone, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import type { Previewed } from '../kit/form/previewed.ts';
import type { AfterSave, SaveGuard } from '../kit/form/useSaving.ts';
import { planSentence } from '../kit/list/planSentence.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { OverPlanned } from './OverPlanned.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { SCHEDULE } from './words.ts';

type Plan = DataOf<'scheduleOf'>['docs'][number];

interface Props {
  previewed: Previewed & { readonly id?: string | undefined };
  /** The version of the record in the form. */
  version: number | undefined;
  /** The input was scheduled: the form shows the published state again. */
  onPlanned: () => Promise<void>;
  /** Puts the scheduled values into the form, over its current ones. */
  onPut: (values: Readonly<Record<string, unknown>>) => void;
  /** Adds an action to the form's next save. */
  afterSave: (work: AfterSave) => void;
  guardSave: (guard: SaveGuard | undefined) => void;
}

/** The scheduled changes of one record, and how to schedule them: below the fields of its form. */
export function ItemPlans({ previewed, version, onPlanned, onPut, afterSave, guardSave }: Props) {
  const words = useWords(SCHEDULE);
  const sentence = useSentence();
  const client = useQueryClient();
  const office = useStaff().is === 'full_administrator';
  const [asked, setAsked] = useState<{ act: PlannedAct; plan?: Plan }>();
  const { live, shows, values = {} } = previewed;
  const kind = previewed.kind as SwitchedName;
  const id = previewed.id ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['scheduleOf', kind, id],
    queryFn: ({ signal }) => send('scheduleOf', { body: { kind, records: [id] }, signal, quiet: true }),
  });
  const changed = () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => /^(schedule|waitingCounts)/.test(String(queryKey[0])),
    });
  const act = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      say(message);
    } catch (refused) {
      sayFailed(sentence(refused, words.failedTo.do));
    }
    await changed();
  };
  const plan = async (at: string) => {
    if (asked?.act === 'change' && !asked.plan) {
      await send('scheduleChange', { id, body: { kind, at, values, replaces: plannedChange?._id ?? null } });
      await onPlanned();
    } else if (asked?.act === 'change')
      await send('scheduleMove', {
        id: asked.plan?._id ?? '',
        body: { at, planned_at: asked.plan?.planned_at },
      });
    else
      await send('schedulePlan', {
        id,
        body: { kind, ...hourOf(asked?.act, at), version },
      });
    say(words.saved);
    await changed();
  };
  const plans = data?.docs ?? [];
  const open = plans.filter(({ state }) => state !== 'failed');
  const plannedChange = open.find((one) => one.act === 'change');
  const has = (of: PlannedAct): boolean => open.some((one) => one.act === of);
  const begin = (of: PlannedAct, name: string) => (
    <Button look="line" icon="clock" onClick={() => setAsked({ act: of })}>
      {name}
    </Button>
  );
  return (
    <section className="schedule-item" aria-label={words.heading} aria-busy={!data && !error}>
      {error && !isGone(error) && (
        <ErrorState sentence={sentence(error, words.failedTo.list)} onRetry={refetch} />
      )}
      {plans.map((one) => (
        <PlanNotice
          key={one._id}
          plan={one}
          office={office}
          onAnother={() => setAsked(one.state === 'failed' ? { act: one.act } : { act: one.act, plan: one })}
          onGoOn={() => {
            onPut(one.values ?? {});
            // Once fixed and saved, it needs no attention any more.
            if (one.state === 'failed') afterSave(() => send('scheduleDelete', { id: one._id, quiet: true }));
            say(words.putIn);
          }}
          onTake={() =>
            act(
              () => send('schedulePlan', { id, body: { kind, ...hourOf(one.act, one.at), version } }),
              words.saved,
            )
          }
          onNow={() =>
            act(
              () => send('scheduleNow', { id: one._id, body: { planned_at: one.planned_at, version } }),
              words.done,
            )
          }
          onDrop={() => act(() => send('scheduleDelete', { id: one._id }), words.dropped)}
        />
      ))}
      {data && (
        <div className="schedule-acts">
          {!live && !has('publish') && begin('publish', office ? words.publish : words.wish)}
          {office && (live || has('publish')) && !has('withdraw') && begin('withdraw', words.withdraw)}
          {live && shows === 'typed' && begin('change', words.change)}
        </div>
      )}
      {plannedChange?.state === 'planned' && (
        <OverPlanned {...{ afterSave, guardSave }} plan={plannedChange} />
      )}
      {asked && (
        <PlanDialog
          act={asked.act}
          at={asked.plan?.at ?? null}
          replaces={asked.act === 'change' && !asked.plan ? plannedChange?.at : undefined}
          onPlan={plan}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

const hourOf = (act: PlannedAct | undefined, at: string) =>
  act === 'publish' ? { publish_at: at } : { withdraw_at: at };

interface PlanProps {
  plan: Plan;
  office: boolean;
  onAnother: () => void;
  onGoOn: () => void;
  onTake: () => void;
  onNow: () => void;
  onDrop: () => void;
}

function PlanNotice({ plan, office, onAnother, onGoOn, onTake, onNow, onDrop }: PlanProps) {
  const words = useWords(SCHEDULE);
  const language = useLanguage();
  const hour = momentInWords(new Date(plan.at), language);
  if (plan.state === 'failed')
    return (
      <Notice tone="bad">
        <div>
          <span>
            {plan.sent_back_by ? words.sentBack(plan.sent_back_by.user_name) : words.failed(plan.act, hour)}
          </span>{' '}
          <span className="hint">{plan.note}</span>
        </div>
        <span className="acts">
          <Button look="line" onClick={plan.values ? onGoOn : onAnother}>
            {words.mend}
          </Button>
          <Button look="text" onClick={onDrop}>
            {words.throwAway}
          </Button>
        </span>
      </Notice>
    );
  const isWish = plan.state === 'wished';
  const isChange = plan.act === 'change';
  const isOwnWish = isWish && !isChange && !office;
  // Only the office may move what it has scheduled; a unit may move its own requests and changes.
  const mine = office || isWish || isChange;
  return (
    <Notice tone="quiet">
      <div>
        <span>{isOwnWish ? words.wished(plan.act, hour) : `${planSentence(plan, language)}.`}</span>{' '}
        {!isOwnWish && <span className="hint">{(isWish ? words.asked : words.by)(plan.by.user_name)}</span>}
      </div>
      {mine && (
        <span className="acts">
          {office && isWish && !isChange && (
            <Button look="line" onClick={onTake}>
              {words.take}
            </Button>
          )}
          {isChange && (office || !isWish) && (
            <Button look="line" onClick={onNow}>
              {words.now}
            </Button>
          )}
          {plan.values && (
            <Button look="line" onClick={onGoOn}>
              {words.goOn}
            </Button>
          )}
          {(office || !(isWish && isChange)) && (
            <Button look="line" onClick={onAnother}>
              {words.another}
            </Button>
          )}
          <Button look="text" onClick={onDrop}>
            {isWish && isChange ? words.throwAway : words.drop}
          </Button>
        </span>
      )}
    </Notice>
  );
}
