import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentTo } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { TEMPLATE_NAME } from '#kinds/templates.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckField, FieldError, TextField } from '#ui/Field.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { useTemplatesRefetch } from './useTemplates.ts';
import { TEMPLATES } from './words.ts';

interface Props {
  of: Kind;
  id: string;
  /** The name of the record. */
  name: string;
  onClose: () => void;
}

/** Saves a record as a named template; the office chooses who can use it. */
export function KeepTemplate({ of, id, name, onClose }: Props) {
  const words = useWords(TEMPLATES);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const again = useTemplatesRefetch();
  const isOffice = useStaff().is === 'full_administrator';
  const [typed, setTyped] = useState(name.slice(0, TEMPLATE_NAME));
  const [forAll, setForAll] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const keeping = useMutation({
    mutationFn: () => {
      const kind = of.name as SentTo<'templateCreate'>['kind'];
      return send('templateCreate', { body: { kind, record: id, name: typed, for_all: forAll } });
    },
    onSuccess: () => {
      say(words.kept);
      onClose();
      return again();
    },
    onError: (error) => setMistake(error instanceof CallError ? error.fields.name : undefined),
  });
  return (
    <Dialog
      title={words.keep}
      onClose={onClose}
      onSubmit={() => {
        const isNamed = typed.trim() !== '';
        setMistake(isNamed ? undefined : words.nameMissing);
        if (isNamed) keeping.mutate();
      }}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" busy={keeping.isPending}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p className="hint">{words.keepLead}</p>
      <TextField
        label={words.name}
        error={mistake}
        maxLength={TEMPLATE_NAME}
        value={typed}
        onValue={setTyped}
      />
      {isOffice && <CheckField label={words.forAll} checked={forAll} onChecked={setForAll} />}
      {keeping.error && !mistake && <FieldError>{sentence(keeping.error, words.failed.keep)}</FieldError>}
    </Dialog>
  );
}
