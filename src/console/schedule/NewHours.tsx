import { useState } from 'react';
import { CHURCH_ZONE } from '#lib/dates.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { Publishing } from '../kit/form/publishing.ts';
import { planSentence } from '../kit/list/planSentence.ts';
import { useStaff } from '../kit/session.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { SCHEDULE } from './words.ts';

interface Props {
  publishing: Publishing | undefined;
  onPublishing: (publishing: Publishing | undefined) => void;
}

type Hour = 'at' | 'until';

/** When a new record is published and removed, in its form. Both are scheduled with the first save; only the office removes by the clock. */
export function NewHours({ publishing, onPublishing }: Props) {
  const words = useWords(SCHEDULE);
  const office = useStaff().is === 'full_administrator';
  const [asked, setAsked] = useState<Hour>();
  const set = (hour: Hour, minute: string | undefined) => {
    const { [hour]: _before, ...others } = publishing ?? {};
    const next: Publishing = minute ? { ...others, [hour]: minute } : others;
    onPublishing(next.at || next.until ? next : undefined);
  };
  const hours: readonly Hour[] = office ? ['at', 'until'] : ['at'];
  const open = hours.filter((hour) => !publishing?.[hour]);
  return (
    <section className="schedule-item" aria-label={words.heading}>
      {hours.map((hour) => {
        const minute = publishing?.[hour];
        return (
          minute && (
            <HourNotice
              key={hour}
              {...{ hour, minute, office }}
              onAnother={() => setAsked(hour)}
              onDrop={() => set(hour, undefined)}
            />
          )
        );
      })}
      {open.length > 0 && (
        <div className="schedule-acts">
          {open.map((hour) => (
            <Button key={hour} look="line" icon="clock" onClick={() => setAsked(hour)}>
              {hour === 'until' ? words.withdraw : office ? words.publish : words.wish}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <PlanDialog
          act={ACT[asked]}
          at={momentOf(publishing?.[asked])?.toISOString() ?? null}
          onPlan={async (minute) => set(asked, minute)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

const ACT = { at: 'publish', until: 'withdraw' } as const;
const momentOf = (minute: string | undefined) =>
  minute ? new Date(`${minute}:00${CHURCH_ZONE}`) : undefined;

interface NoticeProps {
  hour: Hour;
  minute: string;
  office: boolean;
  onAnother: () => void;
  onDrop: () => void;
}

function HourNotice({ hour, minute, office, onAnother, onDrop }: NoticeProps) {
  const words = useWords(SCHEDULE);
  const language = useLanguage();
  const at = (momentOf(minute) ?? new Date()).toISOString();
  const act = ACT[hour];
  return (
    <Notice tone="quiet">
      <div>
        <span>
          {office
            ? `${planSentence({ act, at, state: 'planned' }, language)}.`
            : words.wished(act, momentInWords(new Date(at), language))}
        </span>{' '}
        <span className="hint">{words.withSave}</span>
      </div>
      <span className="acts">
        <Button look="line" onClick={onAnother}>
          {words.another}
        </Button>
        <Button look="text" onClick={onDrop}>
          {words.drop}
        </Button>
      </span>
    </Notice>
  );
}
