import type { UnitKind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../pageContext.ts';
import { DiocesesByState, UnitList } from '../shell/unitGroups.tsx';
import { unitsOf } from '../siteOf.ts';
import { siteWords } from '../words.ts';

/** Whose outlines they are, as their licence asks (decision 0016). */
const OUTLINES = { maker: 'MapSVG', at: 'https://mapsvg.com/maps/india' };
const LICENCE = { name: 'CC BY 4.0', at: 'https://creativecommons.org/licenses/by/4.0/' };

/**
 * All dioceses by state with the states' maps, or all departments, as links to their own sites: what the bar's popups hold, as a part of a
 * page that needs neither mouse nor script (002 §2.4). `open`: stands open from the start.
 */
export function AllUnits({ kind, open }: { kind: UnitKind; open: boolean }) {
  const { frame } = usePageContext();
  const w = useWords(siteWords);
  return (
    <details className="acc all-units" open={open}>
      <summary className="title">{kind === 'diocese' ? w.byState : w.allDepartments}</summary>
      {kind === 'diocese' ? (
        <>
          <DiocesesByState />
          <p className="label mt-5">
            {w.outlines} <a href={OUTLINES.at}>{OUTLINES.maker}</a>, <a href={LICENCE.at}>{LICENCE.name}</a>
          </p>
        </>
      ) : (
        <UnitList kind="department" units={unitsOf(kind, frame)} className="units" />
      )}
    </details>
  );
}
