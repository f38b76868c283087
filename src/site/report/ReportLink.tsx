import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { type Reported, reportPath } from './reportPath.ts';
import { reportWords } from './words.ts';

/** Link to report a mistake in the content above to the office. */
export function ReportLink({ kind, id }: { kind: Reported; id: string }) {
  const { links } = usePageContext();
  const w = useWords(reportWords);
  return (
    <p className="screen-only">
      <a className="report" href={links.main(reportPath(kind, id))} rel="nofollow">
        {w.inIt[kind]}
      </a>
    </p>
  );
}
