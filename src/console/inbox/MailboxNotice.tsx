import { momentFromNow } from '#lib/dayNames.ts';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useMailState } from '../shell/mail/MailNotice.tsx';
import { INBOX } from './words.ts';

/** Says so where the mailbox to which visitors reply can't be read, and where something in it is left for somebody to look at. */
export function MailboxNotice() {
  const words = useWords(INBOX);
  const language = useLanguage();
  const mailbox = useMailState()?.mailbox;
  const spoken = (moment: string) => momentFromNow(new Date(moment), new Date(), language);
  if (mailbox?.trouble) {
    const { since, sentence, next } = mailbox.trouble;
    return (
      <Notice tone="warn">
        <div>
          <p>{words.notReached(spoken(since))}</p>
          <p className="small">{words.notReachedWhy(sentence, spoken(next))}</p>
        </div>
      </Notice>
    );
  }
  if (!mailbox?.unknown) return null;
  return (
    <Notice tone="quiet">
      <p>{words.notPlaced(mailbox.unknown)}</p>
    </Notice>
  );
}
