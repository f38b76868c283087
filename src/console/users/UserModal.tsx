import { useState } from 'react';
import { account, PASSWORD_MIN } from '#kinds/account.ts';
import type { UnitKind } from '#kinds/define.ts';
import { CheckField, TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePasswordJudge } from '../account/usePasswordJudge.ts';
import { ACCOUNT } from '../account/words.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { mailsLeave } from '../kit/organisation.ts';
import { useStaff } from '../kit/session.ts';
import { usePasswordHelp } from '../kit/usePasswordHelp.tsx';
import { SHELL } from '../kit/words.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import type { Invited } from './useInviting.ts';
import { USERS } from './words.ts';

interface Props extends ModalProps {
  /** The user_type of the API. */
  type: string;
  unit: UnitKind | undefined;
  /** After adding a user who chooses a password by a link that the office passes on, since no mail is sent. */
  onAwaitsLink: (user: Invited) => void;
}

/**
 * Add User and Edit User (000 §2.4). A new user is invited by mail to choose a password, unless one is typed; an edit sends a password only if one
 * was typed (000 §5).
 */
export function UserModal({ id, type, unit, onAwaitsLink, onSaved, onClose }: Props) {
  const words = useWords(USERS);
  const { units } = useWords(SHELL);
  const own = useWords(ACCOUNT);
  const isOwn = useStaff().userId === id;
  const help = usePasswordHelp();
  const [wanted, setWanted] = useState(true);
  const [now, setNow] = useState('');
  const form = useRecordForm(
    {
      of: account,
      fields: [...(unit ? [unit] : []), 'user_name', 'email', 'mobile', 'password'],
      leftOut: ['role'],
      ...formWords(id, words),
      wordings: unit ? { [unit]: { required: units[unit].required } } : {},
      fixed: { user_type: type },
      body: ({ password, ...rest }) => {
        if (isOwn)
          return { ...rest, ...(password ? { password } : {}), ...(now ? { current_password: now } : {}) };
        if (password) return { ...rest, password };
        return id ? rest : wanted ? { ...rest, invite: true } : { ...rest, password: '' };
      },
      onSaved: (saved) => {
        onSaved();
        if (saved.invitation && !mailsLeave()) onAwaitsLink(saved);
      },
    },
    id,
  );
  const { Field, values, set } = form;
  const judged = usePasswordJudge(String(values.password ?? ''), {
    user_name: values.user_name,
    email: values.email,
  });
  const byMail = mailsLeave();
  // A typed password is handed over by the office itself, so no invitation is sent.
  const invites = wanted && values.password === '';
  return (
    <RecordModal form={form} onClose={onClose}>
      {unit && <Field name={unit} />}
      <Field name="user_name" />
      <Field name="email" />
      <Field name="mobile" />
      {!id && (
        <CheckField
          label={byMail ? words.invite : words.byLink}
          checked={invites}
          onChecked={(checked) => {
            setWanted(checked);
            if (checked) set('password', '');
          }}
        />
      )}
      <Field
        name="password"
        hint={
          judged ??
          (id
            ? words.keepPassword
            : invites
              ? byMail
                ? words.orPassword
                : words.orByLink
              : words.passwordHint(PASSWORD_MIN))
        }
      />
      {isOwn && (
        <TextField
          {...help.field}
          label={own.now}
          hint={words.ownPassword}
          name="current_password"
          autoComplete="current-password"
          error={form.context.errors.current_password}
          value={now}
          onValue={setNow}
        />
      )}
      {(id || (invites && byMail)) && <MailNotice />}
    </RecordModal>
  );
}
