import type { UnitKind } from '#kinds/define.ts';
import { STATES, type State } from '#kinds/diocese.ts';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { foreign } from '../parts/foreign.ts';
import { StateMap } from './StateMap.tsx';

/** The dioceses by state, in the order of the bar; states without any are left out (002 §2.4). */
export function byState(dioceses: readonly UnitLink[]): { state: State; dioceses: UnitLink[] }[] {
  return STATES.map((state) => ({ state, dioceses: dioceses.filter((one) => one.state === state) })).filter(
    (group) => group.dioceses.length > 0,
  );
}

/** Units as links to their own sub-sites. */
export function UnitList({
  kind,
  units,
  className,
}: {
  kind: UnitKind;
  units: readonly UnitLink[];
  className?: string;
}) {
  const { links } = usePageContext();
  return (
    <ul className={className}>
      {units.map((unit) => (
        <li key={unit.id}>
          <a href={links.unit(kind, unit)} lang={foreign(unit.name)}>
            {unit.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The dioceses by state, each state with its map: in the bar's list, and on the page of all dioceses. */
export function DiocesesByState() {
  const { frame } = usePageContext();
  const { states } = useWords(siteWords);
  return (
    <div className="states">
      {byState(frame.units('diocese')).map(({ state, dioceses }) => (
        <section key={state}>
          <StateMap state={state} />
          <h3>{states[state]}</h3>
          <UnitList kind="diocese" units={dioceses} />
        </section>
      ))}
    </div>
  );
}
