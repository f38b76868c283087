import type { UnitKind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../pageContext.ts';
import { unitsOf } from '../siteOf.ts';
import { siteWords } from '../words.ts';

/** A select that leads to another unit's page: a plain form, so that it works without script (AMB-029). */
export function UnitChooser({
  kind,
  path,
  chosen,
  all = false,
}: {
  kind: UnitKind;
  /** Takes `?id=`. */
  path: string;
  chosen: string | undefined;
  /** Whether no unit at all can be chosen too. */
  all?: boolean;
}) {
  const { frame } = usePageContext();
  const w = useWords(siteWords);
  return (
    <form className="filters" action={path}>
      <div className="field">
        <label htmlFor="unit">{w[kind]}</label>
        <div className="select">
          <select id="unit" name="id" defaultValue={chosen ?? ''}>
            {all && <option value="">{w.all}</option>}
            {unitsOf(kind, frame).map(({ id, name }) => (
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
