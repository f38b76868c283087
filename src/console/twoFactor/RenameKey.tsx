import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#kinds/sentences.ts';
import { TextField } from '#ui/Field.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { FormModal } from '../kit/form/FormModal.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { TWO_FACTOR } from './words.ts';

/** Renames a second factor, so its owner recognises it. */
export function RenameKey({ of, onDone }: { of: { _id: string; name: string }; onDone: () => unknown }) {
  const words = useWords(TWO_FACTOR);
  const sentence = useSentence();
  const [name, setName] = useState(of.name);
  const [missing, setMissing] = useState(false);
  const renaming = useMutation({
    mutationFn: () => send('secondKeyRename', { id: of._id, body: { name: name.trim() } }),
    onSuccess: () => {
      say(words.renamed);
      onDone();
    },
  });
  const submit = () => {
    setMissing(name.trim() === '');
    if (name.trim() !== '') renaming.mutate();
  };
  const failed = renaming.error && sentence(renaming.error, words.failed.rename);
  return (
    <FormModal
      title={words.rename}
      submit={words.save}
      busy={renaming.isPending}
      dirty={name !== of.name && !renaming.isSuccess}
      onSubmit={submit}
      onClose={onDone}
    >
      <TextField
        label={words.name}
        maxLength={60}
        error={missing ? requiredMessage({ label: words.name }) : failed || undefined}
        value={name}
        onValue={setName}
      />
    </FormModal>
  );
}
