import { useQuery } from '@tanstack/react-query';
import { dashedMoment } from '#lib/dates.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../../api.ts';
import { HeldMails } from './HeldMails.tsx';
import { TryNow } from './TryNow.tsx';
import { MAIL } from './words.ts';

const A_WHILE_MS = 30_000;
/** While something is wrong, so that one sees when it is over. */
const SOON_MS = 4_000;

/** How mails leave the server, and how the mailbox does to which they come back; looked at again while it is shown. */
export const useMailState = () =>
  useQuery({
    queryKey: ['mailState'],
    queryFn: ({ signal }) => send('mailState', { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.trouble || data?.mailbox?.trouble ? SOON_MS : A_WHILE_MS,
  }).data;

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
