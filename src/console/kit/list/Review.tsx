import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { useStaff } from '../session.ts';
import type { NoteProps, Reviewed } from './AuthorNote.tsx';
import { REVIEW } from './reviewWords.ts';
import { LIST } from './words.ts';

/** The review state of a record between its author and the office (AMB-014). */
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

/** A note for the author below the title: why the record was returned, or where it is published. The office sees no note. */
export function ReviewNote(props: NoteProps) {
  if (useStaff().is === 'full_administrator') return null;
  return (
    <SuspenseBoundary>
      <Note {...props} />
    </SuspenseBoundary>
  );
}
