import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { aboutWords } from './words.ts';

const TICK = <path d="m4.500 12.500 5 5 10-11" />;

/** How the logo may be used: the specification's guidelines, then those of the organisation file (002 §1, §9; AMB-098). */
export function Guidelines() {
  const { organisation } = usePageContext();
  const w = useWords(aboutWords);
  return (
    <>
      <h3 className="rules-title">{w.guidelines}</h3>
      <ol className="rules">
        {w.given.map((rule) => (
          <li key={rule}>
            <div>{rule}</div>
          </li>
        ))}
        <li>
          <div>
            {w.letterheads}
            <div className="sheets">
              <figure className="yes">
                <Sheet logo={28} own={121} />
                <figcaption>
                  <Icon name={TICK} /> {w.onTheLeft}
                </figcaption>
              </figure>
              <figure className="no">
                <Sheet logo={80} own={15} wrong />
                <figcaption>
                  <Icon name="close" /> {w.notInTheMiddle}
                </figcaption>
              </figure>
            </div>
          </div>
        </li>
        {organisation.logoGuidelines?.map((rule) => (
          <li key={rule}>
            <div>{rule}</div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A specimen letterhead: the logo in one position and the institution's own logo in another. `wrong`: struck out. */
function Sheet({ logo, own, wrong = false }: { logo: number; own: number; wrong?: boolean }) {
  return (
    <svg viewBox="0 0 160 200" width="160" aria-hidden="true" className="sheet">
      <g className="sheet-logo">
        <circle cx={logo} cy="30" r="13" />
        <path d={`M${logo} 22v16M${logo - 5} 28h10`} />
      </g>
      <rect x={own} y="18" width="24" height="24" />
      {wrong && <path className="sheet-wrong" d={`M${logo - 14} 44 ${logo + 14} 16`} />}
      <path className="sheet-rule" d="M15 56h130" />
      <path d="M15 78h60M15 96h118M15 108h124M15 120h110M15 132h120M15 144h90M15 170h40" />
    </svg>
  );
}
