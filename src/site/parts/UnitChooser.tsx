import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../data.ts';
import { siteWords } from '../words.ts';

/** A select that leads to another unit's page: a plain form, so that it works without script (AMB-029). */
export function UnitChooser({
  label,
  path,
  units,
  chosen,
  all,
}: {
  label: string;
  /** Takes `?id=`. */
  path: string;
  units: readonly UnitLink[];
  chosen: string | undefined;
  /** The word for no choice at all, where that is one. */
  all?: string;
}) {
  const w = useWords(siteWords);
  return (
    <form className="filters" action={path}>
      <div className="field">
        <label htmlFor="unit">{label}</label>
        <div className="select">
          <select id="unit" name="id" defaultValue={chosen ?? ''}>
            {all !== undefined && <option value="">{all}</option>}
            {units.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button type="submit" className="btn btn--line">
        {w.show}
      </button>
    </form>
  );
}
