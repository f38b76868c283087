import { momentFromNow } from '#lib/dayNames.ts';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { TryNow } from '../mailState/TryNow.tsx';
import { useMailState } from '../mailState/useMailState.ts';
import { INBOX } from './words.ts';

/** Warns if the reply mailbox cannot be read, or if it contains mails that need manual attention. */
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
          {mailbox.last_read && (
            <p className="small">{words.lastRead(mailbox.address, spoken(mailbox.last_read))}</p>
          )}
          <TryNow />
        </div>
      </Notice>
    );
  }
  if (!mailbox) return null;
  return (
    <>
      {mailbox.unknown > 0 && (
        <Notice tone="quiet">
          <p>{words.notPlaced(mailbox.unknown)}</p>
        </Notice>
      )}
      <p className="hint">
        {mailbox.last_read
          ? words.lastRead(mailbox.address, spoken(mailbox.last_read))
          : words.notReadYet(mailbox.address)}
      </p>
    </>
  );
}
