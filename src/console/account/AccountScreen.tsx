import { useQuery } from '@tanstack/react-query';
import { roleFromWire } from '#kinds/roleNames.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { Fold } from '../kit/Fold.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { AddressForm } from './AddressForm.tsx';
import { OwnLanguage } from './OwnLanguage.tsx';
import { OwnMails } from './OwnMails.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnTokens } from './OwnTokens.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { TwoFactorLink } from './TwoFactorLink.tsx';
import { ACCOUNT } from './words.ts';
import '../kit/form/edit.css';
import './account.css';

/** The user's own account: password, sessions, and details. */
export function AccountScreen() {
  const words = useWords(ACCOUNT);
  return (
    <>
      <ScreenHead title={words.heading} />
      <div className="edit">
        <div className="edit-main">
          <OwnLanguage />
          <OwnMails />
          <PasswordForm />
          <AddressForm />
          <OwnSessions />
          <Fold title={words.advanced}>
            <TwoFactorLink />
            <OwnTokens />
          </Fold>
        </div>
        <aside className="edit-side" aria-label={words.who}>
          <WhoYouAre />
        </aside>
      </div>
    </>
  );
}

function WhoYouAre() {
  const words = useWords(ACCOUNT);
  const sentence = useSentence();
  const { userId } = useStaff();
  const { data, error, refetch } = useQuery({
    queryKey: ['ownAccount', userId],
    queryFn: ({ signal }) => send('ownAccount', { signal }),
  });
  if (error) return <ErrorState sentence={sentence(error, words.failed.get)} onRetry={refetch} />;
  if (!data) return <Skeleton rows={2} />;
  const isOffice = roleFromWire(data.role) === 'full_administrator';
  return (
    <dl className="own-facts">
      <div>
        <dt>{words.name}</dt>
        <dd>{data.user_name}</dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>{data.email}</dd>
      </div>
      <div>
        <dt>{words.may}</dt>
        <dd>{isOffice ? words.everything : words.ofUnit(data.unit ?? '')}</dd>
      </div>
    </dl>
  );
}
