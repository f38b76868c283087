import { named } from '#lib/translations.ts';
import { SelectField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../kit/session.ts';
import { useUnits } from '../kit/useUnits.ts';
import type { Shown } from './useCalendarAddress.ts';
import { CALENDAR, type Coming, KINDS } from './words.ts';
import '#ui/Chip.css';

interface Props {
  pieces: readonly Coming[];
  shown: Shown;
  onShow: (next: Partial<Shown>) => void;
}

/** The calendar's filters: kinds and, for the office, a single unit. */
export function CalendarFilters({ pieces, shown: { without, unit }, onShow }: Props) {
  const words = useWords(CALENDAR);
  const isOffice = useStaff().is === 'full_administrator';
  const departments = useUnits('department', isOffice) ?? [];
  const dioceses = useUnits('diocese', isOffice) ?? [];
  const there = new Set(pieces.map(({ kind }) => kind));
  const kinds = Object.entries(KINDS).filter(([kind]) => there.has(kind) || without.includes(kind));
  return (
    <div className="calendar-filters">
      {kinds.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as a field of the form.
        <div className="chips" role="group" aria-label={words.shown}>
          {kinds.map(([kind, { many }]) => (
            <label key={kind} className="chip">
              <input
                type="checkbox"
                checked={!without.includes(kind)}
                onChange={({ target }) =>
                  onShow({
                    without: target.checked ? without.filter((one) => one !== kind) : [...without, kind],
                  })
                }
              />
              {named(many)}
            </label>
          ))}
        </div>
      )}
      {isOffice && (
        <SelectField
          label={words.unit}
          empty={words.allUnits}
          options={[...departments, ...dioceses]}
          value={unit}
          onValue={(next) => onShow({ unit: next })}
        />
      )}
    </div>
  );
}
