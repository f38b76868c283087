import type { UnitKind } from '#kinds/define.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { foreign } from '../parts/foreign.ts';
import { MakeMine } from '../parts/MakeMine.tsx';
import { telephone } from '../parts/numbers.ts';
import { useOfficeName } from '../parts/officeName.ts';
import { Title } from '../parts/Title.tsx';
import { sealOf } from '../seals/seals.ts';
import { StateMap } from '../shell/StateMap.tsx';
import { byState } from '../shell/unitGroups.tsx';
import type { DirectoryEntry } from './directory.load.ts';
import { directoryWords } from './words.ts';

/** Attribution of the state outlines, as their licence requires (decision 0062). */
const OUTLINES = { maker: 'MapSVG', at: 'https://mapsvg.com/maps/india' };
const LICENCE = { name: 'CC BY 4.0', at: 'https://creativecommons.org/licenses/by/4.0/' };

interface Props {
  kind: UnitKind;
  entries: readonly DirectoryEntry[];
  /** The heading level of a state's name, or of a department's. */
  level?: 'h2' | 'h3';
}

/** All units of a kind with the responsible person and a phone number: dioceses by state, departments with their purpose (AMB-029). */
export function Directory({ kind, entries, level = 'h2' }: Props) {
  const w = useWords(directoryWords);
  if (entries.length === 0) return <EmptyState sentence={w.none[kind]} />;
  return kind === 'diocese' ? (
    <Dioceses entries={entries} level={level} />
  ) : (
    <ul className="dir dir--plain">
      {entries.map((entry) => (
        <Entry key={entry.unit.id} kind={kind} entry={entry} level={level} />
      ))}
    </ul>
  );
}

/** The anchors of the states that have dioceses, with the number of dioceses in each. */
export function Regions({ entries }: Pick<Props, 'entries'>) {
  const w = useWords(directoryWords);
  const { states } = useWords(siteWords);
  return (
    <nav aria-label={w.regions}>
      <ul className="jump">
        {byState(entries.map(({ unit }) => unit)).map(({ state, dioceses }) => (
          <li key={state}>
            <a href={`#${anchorOf(state)}`}>
              {states[state]} <small>{dioceses.length}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dioceses({ entries, level }: Required<Pick<Props, 'entries' | 'level'>>) {
  const w = useWords(directoryWords);
  const { states } = useWords(siteWords);
  const entryOf = new Map(entries.map((entry) => [entry.unit.id, entry]));
  const Heading = level;
  return (
    <>
      {byState(entries.map(({ unit }) => unit)).map(({ state, dioceses }) => (
        <section
          key={state}
          className="group group--dir"
          id={anchorOf(state)}
          aria-labelledby={`${anchorOf(state)}-title`}
        >
          <header>
            <StateMap state={state} />
            <Heading className="h3" id={`${anchorOf(state)}-title`}>
              {states[state]}
            </Heading>
            <p className="label">{w.dioceses(dioceses.length)}</p>
          </header>
          <ul className="dir">
            {dioceses.map(({ id }) => {
              const entry = entryOf.get(id);
              return entry && <Entry key={id} kind="diocese" entry={entry} level="h3" />;
            })}
          </ul>
        </section>
      ))}
      <p className="label outlines">
        {w.outlines} <a href={OUTLINES.at}>{OUTLINES.maker}</a>, <a href={LICENCE.at}>{LICENCE.name}</a>
      </p>
    </>
  );
}

const anchorOf = (state: string): string => state.toLowerCase().replace(/[^a-z]+/g, '-');

/** A unit: the row links to its own site, the number starts a call. */
function Entry({ kind, entry, level }: { kind: UnitKind; entry: DirectoryEntry; level: 'h2' | 'h3' }) {
  const { links } = usePageContext();
  const { unit, keeper, number, purpose } = entry;
  const officeName = useOfficeName();
  // In a list of bishops, anyone with another role gets it after the name.
  const office = keeper && keeper.role !== 'bishop' ? `, ${officeName(keeper)}` : '';
  return (
    <li data-accent={kind === 'department' ? (unit.accent ?? undefined) : undefined}>
      {kind === 'diocese' && (
        <img src={sealOf({ kind, unit })} alt="" width="120" height="120" loading="lazy" />
      )}
      <div>
        <Title as={level} className="title" href={links.unit(kind, unit)} hit>
          {unit.name}
        </Title>
        {purpose !== '' && (
          <p className="aim" lang={foreign(purpose)}>
            {purpose}
          </p>
        )}
        {keeper && (
          <p lang={foreign(keeper.name)}>
            {keeper.name}
            {office}
          </p>
        )}
        {kind === 'diocese' && (
          <p>
            <MakeMine unit={unit} brief />
          </p>
        )}
      </div>
      {number !== undefined && <Call number={number} of={unit.name} />}
    </li>
  );
}

/** 'Call' on touch screens, the number elsewhere; screen readers also say whose number it is. */
function Call({ number, of }: { number: string; of: string }) {
  const w = useWords(siteWords);
  return (
    <a className="tel" href={telephone(number)}>
      <span className="tel-word">{w.call}</span> <span className="vh">{of},</span>{' '}
      <span className="tel-no">{number}</span>
    </a>
  );
}
