import { Link } from 'react-router';
import { dashedMoment } from '#lib/dates.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { HeldMails } from './HeldMails.tsx';
import { TryNow } from './TryNow.tsx';
import { useMailState } from './useMailState.ts';
import { MAIL } from './words.ts';

/**
 * Shown on every screen that causes a mail. It warns if mails are stored as files instead of being sent, if the mail server refuses them at present
 * (in its own words), or if some are held. Renders nothing while mails are sent normally.
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
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
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
      <span>
        {words.inFiles} {isOffice && <Link to={path('status')}>{words.whatToDo}</Link>}
      </span>
    </Notice>
  );
}
