import { Link } from 'react-router';
import type { ReviewDoc } from '#kinds/docs.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { translations } from '#lib/translations.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useStaff } from '../../session.ts';
import { LIST } from './words.ts';

const WORDS = translations({
  en: {
    waits: 'Waits for the office',
    sentBack: 'Sent back',
    published: 'Published',
    when: (moment: string) => `Sent back ${moment}. Change it and it waits again.`,
    see: 'See the page',
    seeOf: (title: string) => `See the page: ${title}`,
    copy: 'Copy the address',
    copyOf: (title: string) => `Copy the address: ${title}`,
    copied: 'Address copied',
    copyFailed: 'The address could not be copied.',
    whatsApp: 'Send by WhatsApp',
    whatsAppOf: (title: string) => `Send by WhatsApp: ${title}`,
  },
});

/** A record that the office lets through, as its list shows it. */
interface Reviewed {
  readonly title: string;
  readonly activated: boolean;
  readonly review?: ReviewDoc;
}

/** Where a record stands between its author and the office (AMB-014). */
export function ReviewState({ row: { activated, review } }: { row: Omit<Reviewed, 'title'> }) {
  const words = useWords(WORDS);
  const { active, inactive } = useWords(LIST);
  const isOffice = useStaff().is === 'full_administrator';
  if (activated) return <span className="state state--on">{isOffice ? active : words.published}</span>;
  if (review?.state === 'waiting') return <span className="state state--wait">{words.waits}</span>;
  if (review?.state === 'sent_back') return <span className="state state--bad">{words.sentBack}</span>;
  return <span className="state state--off">{inactive}</span>;
}

interface NoteProps {
  row: Reviewed;
  /** Where it is changed, and what that is called. */
  edit: string;
  name: string;
  /** Its page on the website, where it has one. */
  page?: string;
}

/** What its author has to know of it, below the title: why it came back, or where it can be read now. */
export function ReviewNote({ row, edit, name, page }: NoteProps) {
  const words = useWords(WORDS);
  const language = useLanguage();
  const isOffice = useStaff().is === 'full_administrator';
  const { review, title } = row;
  if (isOffice) return null;
  if (review?.state === 'sent_back')
    return (
      <div className="notice notice--warn came-back">
        <Icon name="reply" />
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
  const address = window.location.origin + page;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say(words.copied),
      () => sayFailed(words.copyFailed),
    );
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
      <Button look="text" icon="link" aria-label={words.copyOf(title)} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <a
        className={buttonClass('text')}
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
        target="_blank"
        rel="noopener"
        aria-label={words.whatsAppOf(title)}
      >
        <Icon name="send" />
        {words.whatsApp}
      </a>
    </span>
  );
}
