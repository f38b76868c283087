import { CHURCH_ZONE_NAME, churchMinute } from '#lib/dates.ts';
import { timeOf } from '#lib/dayNames.ts';
import { TextField } from '#ui/Field.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { WHEN } from './whenWords.ts';

/** A date and time in the church's time zone, as typed. */
export interface When {
  readonly day: string;
  readonly time: string;
}

/** Fields for a date and time in the church's time zone, wherever the user is. */
export function WhenFields({
  at,
  onAt,
  error,
}: {
  at: When;
  onAt: (at: When) => void;
  error?: string | undefined;
}) {
  const words = useWords(WHEN);
  const language = useLanguage();
  const zone = new Intl.DateTimeFormat(language, { timeZone: CHURCH_ZONE_NAME, timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  const now = churchMinute(new Date());
  return (
    <>
      <div className="cols cols--2">
        <TextField
          type="date"
          label={words.day}
          value={at.day}
          min={now.slice(0, 10)}
          onValue={(day) => onAt({ ...at, day })}
          error={error}
        />
        <TextField
          type="time"
          label={words.time}
          value={at.time}
          invalid={error ? true : undefined}
          onValue={(time) => onAt({ ...at, time })}
        />
      </div>
      <p className="hint">{words.zone(zone ?? CHURCH_ZONE_NAME, timeOf(now, language))}</p>
    </>
  );
}

/** The field values of a timestamp; empty for none. */
export function whenOf(moment: string | null): When {
  const [day = '', time = ''] = moment ? churchMinute(new Date(moment)).split('T') : [];
  return { day, time };
}
