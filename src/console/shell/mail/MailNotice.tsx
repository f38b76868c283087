import { dashedMoment } from '#lib/dates.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { HeldMails } from './HeldMails.tsx';
import { TryNow } from './TryNow.tsx';
import { useMailState } from './useMailState.ts';
import { MAIL } from './words.ts';

/**
 * Stands on every screen that causes a mail: says so where mails are kept as files instead of leaving the server, and where the mail server
 * takes none at present, in its own words, or that some are held. Nothing is shown while mails leave.
 */
export function MailNotice() {
  const data = useMailState();
  return (
    <>
      <HowMailsLeave data={data} />
      <HeldMails count={data?.held ?? 0} />
    </>
  );
}

function HowMailsLeave({ data }: { data: ReturnType<typeof useMailState> }) {
  const words = useWords(MAIL);
  if (data?.trouble)
    return (
      <Notice tone="warn">
        <div>
          <p>{words.trouble(dashedMoment(new Date(data.trouble.since)))}</p>
          <p className="small">{words.troubleWhy(data.trouble.sentence)}</p>
          <TryNow />
        </div>
      </Notice>
    );
  if (data?.to !== 'files') return null;
  return (
    <Notice tone="warn">
      <div>
        <p>{words.inFiles}</p>
        <p className="small">{words.inFilesWhy}</p>
      </div>
    </Notice>
  );
}
