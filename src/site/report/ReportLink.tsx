import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../shell/pageContext.ts';
import { type Reported, reportPath } from './reportPath.ts';
import { reportWords } from './words.ts';

/** The way to tell the office of a mistake in what stands above. */
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
