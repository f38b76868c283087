import { useState } from 'react';
import { CHURCH_ZONE } from '#lib/dates.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { FirstHour } from '../kit/form/useSaving.ts';
import { useStaff } from '../kit/session.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { firstHour } from './planNew.ts';
import { SCHEDULE } from './words.ts';

interface Props {
  /** When the record is published; undefined: when it is saved. */
  hour: FirstHour | undefined;
  onHour: (hour: FirstHour | undefined) => void;
}

/** When a new record is published: below the fields of its form. It is scheduled with the first save. */
export function NewHour({ hour, onHour }: Props) {
  const words = useWords(SCHEDULE);
  const language = useLanguage();
  const office = useStaff().is === 'full_administrator';
  const [asks, setAsks] = useState(false);
  const moment = hour && new Date(`${hour.at}:00${CHURCH_ZONE}`);
  const said = moment && momentInWords(moment, language);
  return (
    <section className="schedule-item" aria-label={words.heading}>
      {said && (
        <Notice tone="quiet">
          <div>
            <span>{office ? words.planned('publish', said) : words.wished('publish', said)}</span>{' '}
            <span className="hint">
              {words.withSave} {office && words.nobody}
            </span>
          </div>
          <span className="acts">
            <Button look="line" onClick={() => setAsks(true)}>
              {words.another}
            </Button>
            <Button look="text" onClick={() => onHour(undefined)}>
              {words.drop}
            </Button>
          </span>
        </Notice>
      )}
      {!said && (
        <div className="schedule-acts">
          <Button look="line" icon="clock" onClick={() => setAsks(true)}>
            {office ? words.publish : words.wish}
          </Button>
        </div>
      )}
      {asks && (
        <PlanDialog
          act="publish"
          at={moment?.toISOString() ?? null}
          onPlan={async (at) => onHour(firstHour(at))}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
