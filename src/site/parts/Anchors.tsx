import { useWords } from '#ui/useWords.ts';
import { siteWords } from '../shell/words.ts';

/**
 * The parts of a long page, in a row that stays in sight. The first is marked; with script (islands/anchors.ts) the one that is being read.
 * `under`: below the bar that stays in sight itself.
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
