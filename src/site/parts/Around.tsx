import { dashedDay } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import { Title } from './Title.tsx';
import { aroundWords } from './words.ts';

interface Beside {
  readonly href: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Links to the previous and the next page of a list; nothing if there are neither. */
export function Around({ earlier, later }: { earlier: Beside | undefined; later: Beside | undefined }) {
  const w = useWords(aroundWords);
  if (!earlier && !later) return null;
  const link = ({ href, title, day }: Beside, word: string, rel: 'prev' | 'next') => (
    <a href={href} rel={rel}>
      <span className="label">
        {word} | <time dateTime={day}>{dashedDay(day)}</time>
      </span>{' '}
      <Title as="span" className="title">
        {title}
      </Title>
    </a>
  );
  return (
    <nav className="wrap screen-only" aria-label={w.around}>
      <div className="around">
        {earlier && link(earlier, w.earlier, 'prev')} {later && link(later, w.later, 'next')}
      </div>
    </nav>
  );
}
