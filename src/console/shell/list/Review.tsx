import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../../onDemand.ts';
import { SuspenseBoundary } from '../../SuspenseBoundary.tsx';
import { useStaff } from '../../session.ts';
import type { NoteProps, Reviewed } from './AuthorNote.tsx';
import { REVIEW } from './reviewWords.ts';
import { LIST } from './words.ts';

/** Where a record stands between its author and the office (AMB-014). */
export function ReviewState({ row: { activated, review } }: { row: Omit<Reviewed, 'title'> }) {
  const words = useWords(REVIEW);
  const { active, inactive } = useWords(LIST);
  const isOffice = useStaff().is === 'full_administrator';
  if (activated) return <span className="state state--on">{isOffice ? active : words.published}</span>;
  if (review?.state === 'waiting') return <span className="state state--wait">{words.waits}</span>;
  if (review?.state === 'sent_back') return <span className="state state--bad">{words.sentBack}</span>;
  return <span className="state state--off">{inactive}</span>;
}

const Note = onDemand(() => import('./AuthorNote.tsx'), 'AuthorNote');

/** What its author has to know of it, below the title: why it came back, or where it can be read now. The office is told nothing. */
export function ReviewNote(props: NoteProps) {
  if (useStaff().is === 'full_administrator') return null;
  return (
    <SuspenseBoundary>
      <Note {...props} />
    </SuspenseBoundary>
  );
}
