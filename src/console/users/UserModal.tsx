import { account, PASSWORD_MIN } from '#kinds/account.ts';
import type { UnitKind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../shell/form/RecordModal.tsx';
import { useRecordForm } from '../shell/form/useRecordForm.ts';
import type { ModalProps } from '../shell/list/RecordListScreen.tsx';
import { SHELL } from '../shell/words.ts';
import { USERS } from './words.ts';

interface Props extends ModalProps {
  /** The wire's user_type. */
  type: string;
  unit: UnitKind | undefined;
}

/** Add User and Edit User (000 §2.4). The password is sent only when one was typed (000 §5). */
export function UserModal({ id, type, unit, onSaved, onClose }: Props) {
  const words = useWords(USERS);
  const { units } = useWords(SHELL);
  const form = useRecordForm(
    {
      of: account,
      fields: [...(unit ? [unit] : []), 'user_name', 'email', 'mobile', 'password'],
      title: id ? words.edit : words.add,
      submit: id ? words.submitEdit : words.submitAdd,
      failed: words.failed,
      wordings: unit ? { [unit]: { required: units[unit].required } } : {},
      fixed: { user_type: type },
      body: ({ password, ...rest }) => (id && !password ? rest : { ...rest, password }),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      {unit && <Field name={unit} />}
      <Field name="user_name" />
      <Field name="email" />
      <Field name="mobile" />
      <Field name="password" hint={id ? words.keepPassword : words.passwordHint(PASSWORD_MIN)} />
    </RecordModal>
  );
}
