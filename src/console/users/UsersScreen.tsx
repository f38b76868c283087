import { useState } from 'react';
import { account } from '#kinds/account.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { type Column, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowEmail } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { onDemand } from '../kit/onDemand.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { useStaff } from '../kit/session.ts';
import { SHELL } from '../kit/words.ts';
import { InvitationMenu, InvitationState } from './Invitation.tsx';
import { type PassedOnLink, useInviting } from './useInviting.ts';
import { USERS, type UserTab } from './words.ts';

const FirstSteps = onDemand(() => import('../firstSteps/FirstSteps.tsx'), 'FirstSteps');
const InvitationLink = onDemand(() => import('./InvitationLink.tsx'), 'InvitationLink');
const LetIn = onDemand(() => import('./LetIn.tsx'), 'LetIn');
const UserModal = onDemand(() => import('./UserModal.tsx'), 'UserModal');

/** One tab of the Users section (000 §2.4): console users of one type, and their form. */
export function UsersScreen({ tab }: { tab: UserTab }) {
  const organisation = useOrganisation();
  const words = useWords(USERS);
  const { units } = useWords(SHELL);
  const unit = tab === 'office' ? undefined : tab;
  const type = `${unit ?? organisation.brand}_user`;
  const { user_name, email, mobile } = account.fields;
  const list = useRecordList({ of: account, size: 20, fixed: { type }, failed: words.failed });
  const [link, setLink] = useState<PassedOnLink>();
  const inviting = useInviting(list.reload, setLink);
  const { userId } = useStaff();
  const [lettingIn, setLettingIn] = useState<{ _id: string; user_name: string }>();
  const ofUnit: Column<NonNullable<typeof list.rows>[number]>[] = unit
    ? [{ head: units[unit].label, fold: 'of', cell: (row) => row[unit]?.name }]
    : [];
  return (
    <RecordListScreen
      list={list}
      words={{ ...words, prompt: words.prompts(organisation)[tab] }}
      nameOf={(row) => row.user_name}
      above={
        // This is the office's first screen.
        <SuspenseBoundary>
          {tab === 'office' && <FirstSteps />}
          {link && <InvitationLink link={link} onClose={() => setLink(undefined)} />}
          {lettingIn && (
            <LetIn
              user={lettingIn}
              onDone={() => {
                setLettingIn(undefined);
                void list.reload();
              }}
            />
          )}
        </SuspenseBoundary>
      }
      menuMore={(row) => (
        <>
          <InvitationMenu user={row} inviting={inviting} />
          {row.second_key && row._id !== userId && (
            <button type="button" onClick={() => setLettingIn(row)}>
              <Icon name="key" />
              {words.letIn}
            </button>
          )}
        </>
      )}
      form={(modal) => <UserModal {...modal} type={type} unit={unit} onAwaitsLink={inviting.link} />}
      columns={[
        {
          head: user_name.label,
          sort: 'user_name',
          fold: 'main',
          cell: (row) => (
            <>
              <RowTitle title={row.user_name} />
              <InvitationState invitation={row.invitation} />
              {row.second_key && <p className="state state--on">{words.hasKey}</p>}
            </>
          ),
        },
        { head: email.label, sort: 'email', fold: 'line', cell: (row) => <RowEmail email={row.email} /> },
        { head: mobile.label, fold: 'line', cell: (row) => row.mobile },
        ...ofUnit,
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}
