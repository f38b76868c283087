import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserDoc } from '#calls/answer.ts';
import { account, PASSWORD_MIN } from '#kinds/account.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { send, sentenceOf } from '../api.ts';
import { FormModal } from '../shell/FormModal.tsx';
import { newIdempotencyKeys } from '../shell/idempotencyKeys.ts';
import { useFields } from '../shell/useFields.ts';
import { useUnits } from '../shell/useUnits.ts';
import { SHELL } from '../shell/words.ts';
import { USERS, type UserTab, type UserTabWords } from './words.ts';

interface Props {
  words: UserTabWords;
  unit: UserTab;
  /** The user to change; a new one without it. */
  id?: string;
  onSaved: () => unknown;
  onClose: () => void;
}

/** Add User and Edit User (000 §2.4). The password is sent only when one was typed (000 §5). */
export function UserModal(props: Props) {
  const { id, words, onClose } = props;
  const query = useQuery({
    queryKey: ['userGet', id],
    queryFn: ({ signal }) => send('userGet', { id: id ?? '', signal }),
    enabled: id !== undefined,
    gcTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (!error) return;
    sayFailed(sentenceOf(error, USERS.getFailed));
    onClose();
  }, [error, onClose]);
  if (id === undefined || query.data) return <UserForm {...props} user={query.data} />;
  return (
    <FormModal
      title={USERS.edit}
      submit={USERS.submitEdit}
      error={undefined}
      busy
      dirty={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Skeleton rows={words.unit ? 5 : 4} />
    </FormModal>
  );
}

function UserForm({ words, unit, id, user, onSaved, onClose }: Props & { user: UserDoc | undefined }) {
  const isNew = id === undefined;
  const [keys] = useState(newIdempotencyKeys);
  const units = useUnits(
    unit === 'department' ? 'department' : 'diocese',
    words.unit?.failed ?? '',
    words.unit !== undefined,
  );
  const form = useFields({
    user_name: user?.user_name ?? '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    password: '',
    unit: (user?.diocese ?? user?.department)?._id ?? '',
  });
  const saving = useMutation({
    mutationFn: () => {
      const { password, unit: chosen, ...rest } = form.values;
      const body = {
        ...rest,
        user_type: words.type,
        ...(isNew || password !== '' ? { password } : {}),
        ...(words.unit ? { [unit]: chosen } : {}),
      };
      return isNew
        ? send('userCreate', { body, key: keys.of(body) })
        : send('userEdit', { id, body: { ...body, version: user?.version } });
    },
    onSuccess: () => {
      say(SHELL.saved);
      onClose();
      return onSaved();
    },
    onError: form.refuse,
  });
  const { fields } = account;
  return (
    <FormModal
      title={isNew ? USERS.add : USERS.edit}
      submit={isNew ? USERS.submitAdd : USERS.submitEdit}
      error={saving.error ? sentenceOf(saving.error, USERS.saveFailed) : undefined}
      busy={saving.isPending}
      dirty={form.dirty}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      {words.unit && (
        <SelectField
          label={words.unit.column}
          empty={words.unit.select}
          options={units ?? []}
          {...form.field('unit', unit)}
        />
      )}
      <TextField label={fields.user_name.label} autoComplete="off" required {...form.field('user_name')} />
      <TextField
        label={fields.email.label}
        type="email"
        autoComplete="off"
        required
        {...form.field('email')}
      />
      <TextField label={fields.mobile.label} type="tel" autoComplete="off" {...form.field('mobile')} />
      <TextField
        label={fields.password.label}
        type="password"
        autoComplete="new-password"
        hint={isNew ? USERS.passwordHint(PASSWORD_MIN) : USERS.keepPassword}
        required={isNew}
        {...form.field('password')}
      />
    </FormModal>
  );
}
