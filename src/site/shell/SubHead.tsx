import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../pageContext.ts';
import { siteWords } from '../words.ts';
import { Brand } from './Brand.tsx';

/** Fewer sections are seen at a glance, and need no bar of anchors. */
const WORTH_A_BAR = 4;

/** A diocese's own header: its colour, seal and name, the way to the synod, and the anchors of its first page. */
export function SubHead({ sections = [] }: { sections?: readonly { id: string; label: string }[] }) {
  const { organisation, links } = usePageContext();
  const w = useWords(siteWords);
  return (
    <>
      <div className="accentbar" />
      <header className="sub-head">
        <div className="wrap sub-top">
          <Brand />
          <a className="parent" href={links.main('/home')}>
            {organisation.name}
          </a>
        </div>
      </header>
      {sections.length >= WORTH_A_BAR && (
        <nav className="anchors" aria-label={w.onThisPage}>
          <div className="wrap">
            <div className="tabs">
              {sections.map(({ id, label }, i) => (
                <a key={id} href={`#${id}`} aria-current={i === 0 ? 'true' : undefined}>
                  {label}
                </a>
              ))}
            </div>
          </div>
        </nav>
      )}
    </>
  );
}
