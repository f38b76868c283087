import { useWords } from '#ui/useWords.ts';
import { siteWords } from '../context/words.ts';

/**
 * A sticky row of links to the sections of a long page. The first one is marked; with script (islands/anchors.ts) the section being read. `under`:
 * below a bar that is sticky itself.
 */
export function Anchors({
  sections,
  under = false,
}: {
  sections: readonly { id: string; label: string }[];
  under?: boolean;
}) {
  const w = useWords(siteWords);
  return (
    <nav className={under ? 'anchors anchors--under' : 'anchors'} aria-label={w.onThisPage}>
      <div className="wrap">
        <div className="tabs">
          {sections.flatMap(({ id, label }, i) => [
            <a key={id} href={`#${id}`} aria-current={i === 0 ? 'true' : undefined}>
              {label}
            </a>,
            ' ',
          ])}
        </div>
      </div>
    </nav>
  );
}
