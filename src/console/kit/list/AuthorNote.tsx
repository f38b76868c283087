import { Link } from 'react-router';
import type { ReviewDoc } from '#kinds/docs.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { AUTHOR_NOTE } from './authorNoteWords.ts';
import './review.css';

/** A record that the office approves, as its list shows it. */
export interface Reviewed {
  readonly title: string;
  readonly activated: boolean;
  readonly review?: ReviewDoc;
}

/** A record with a note for its author, and where to edit it. */
export interface NoteProps {
  row: Reviewed;
  /** Where it is edited, and the link's label. */
  edit: string;
  name: string;
  /** Its page on the website, if it has one. */
  page?: string;
}

/** Says why a record was returned to its author, or where it is published. */
export function AuthorNote({ row, edit, name, page }: NoteProps) {
  const words = useWords(AUTHOR_NOTE);
  const language = useLanguage();
  const { review, title } = row;
  if (review?.state === 'sent_back')
    return (
      <div className="notice notice--warn came-back">
        <Icon name={MORE_ICONS.reply} />
        <div>
          <p>{[review.by, review.sentence].filter(Boolean).join(': ')}</p>
          {review.since && (
            <p className="why">{words.when(momentFromNow(new Date(review.since), new Date(), language))}</p>
          )}
        </div>
        <Link className={buttonClass('line')} to={edit}>
          <Icon name="edit" />
          {name}
        </Link>
      </div>
    );
  if (!row.activated || !page) return null;
  return (
    <span className="public">
      <a
        className={buttonClass('text')}
        href={page}
        target="_blank"
        rel="noopener"
        aria-label={words.seeOf(title)}
      >
        <Icon name="eye" />
        {words.see}
      </a>
    </span>
  );
}
