import { type ReactNode, useState } from 'react';
import type { PlannedAct } from '#kinds/schedule.ts';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { hourFromToday } from '#lib/hourFromToday.ts';
import { sundayFrom } from '#lib/months.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { WhenFields, whenOf } from '../kit/WhenFields.tsx';
import { SCHEDULE } from './words.ts';
import './schedule.css';

interface Props {
  act: PlannedAct;
  title?: string;
  /** The currently scheduled time; null for none. */
  at: string | null;
  /** The time of the scheduled change that this one replaces. */
  replaces?: string | undefined;
  /** Schedules it for this minute in the church's time zone; if it throws, the error is shown and the dialog stays open. */
  onPlan: (at: string) => Promise<void>;
  onClose: () => void;
  /** Further actions. */
  more?: ReactNode;
}

/** Asks for the date and time of a scheduled action. */
export function PlanDialog({ act, title, at, replaces, onPlan, onClose, more }: Props) {
  const words = useWords(SCHEDULE);
  const isOffice = useStaff().is === 'full_administrator';
  // A unit asks for an hour; the office decides.
  const isWish = act === 'publish' && !isOffice;
  const language = useLanguage();
  const sentence = useSentence();
  const [when, setWhen] = useState(() => whenOf(at ?? null));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const plan = async () => {
    if (!when.day || !when.time) return setError(words.noHour);
    setBusy(true);
    try {
      await onPlan(`${when.day}T${when.time}`);
      onClose();
    } catch (refused) {
      const ofField = refused instanceof CallError ? Object.values(refused.fields)[0] : undefined;
      setError(ofField ?? sentence(refused, words.failedTo.save));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title ?? (isWish ? words.wish : words.titles[act])}
      onClose={onClose}
      onSubmit={() => void plan()}
      foot={
        <>
          {more}
          <Button look="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {replaces ? words.replace : isWish ? words.ask : words.save}
          </Button>
        </>
      }
    >
      {replaces && <Notice tone="warn">{words.replaces(momentInWords(new Date(replaces), language))}</Notice>}
      <WhenFields at={when} onAt={setWhen} error={error} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as a field of the form. */}
      <div className="schedule-hours" role="group" aria-label={words.suggestions}>
        {usualHours().map((hour) => (
          <Button key={hour} look="line" onClick={() => setWhen(whenAt(hour))}>
            {hourFromToday(hour, churchMinute(new Date()).slice(0, 10), language)}
          </Button>
        ))}
      </div>
      {act !== 'withdraw' && <p className="hint">{act === 'publish' ? words.nobody : words.until}</p>}
    </Dialog>
  );
}

const whenAt = (minute: string) => ({ day: minute.slice(0, 10), time: minute.slice(11) });

/** This evening, tomorrow morning, next Sunday morning: the usual choices, if they are in the future. */
function usualHours(): string[] {
  const now = churchMinute(new Date());
  const today = now.slice(0, 10);
  const tomorrow = daysLater(today, 1);
  const hours = [`${today}T18:00`, `${tomorrow}T06:00`, `${sundayFrom(daysLater(tomorrow, 1))}T06:00`];
  return hours.filter((hour) => hour > now);
}
