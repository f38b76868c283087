import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { KINDS } from '#kinds/kinds.ts';
import { TOKEN_DAYS, TOKEN_KINDS, TOKEN_NAME_MAX } from '#kinds/tokens.ts';
import { named } from '#lib/translations.ts';
import { Button } from '#ui/Button.tsx';
import { CheckList, RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { copyText } from '../kit/copyText.ts';
import { FormModal } from '../kit/form/FormModal.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { TOKENS } from './tokenWords.ts';

/** Creates a token, which is shown only once. */
export function TokenDialog({ onMade, onClose }: { onMade: () => unknown; onClose: () => void }) {
  const words = useWords(TOKENS);
  const sentence = useSentence();
  const [name, setName] = useState('');
  const [may, setMay] = useState('read');
  const [kinds, setKinds] = useState<string[]>([]);
  const [days, setDays] = useState('90');
  const [mistake, setMistake] = useState<string>();
  const making = useMutation({
    mutationFn: () =>
      send('tokenCreate', { body: { name, may_write: may === 'write', kinds, days: Number(days) } }),
    onSuccess: onMade,
    onError: (error) => setMistake(error instanceof CallError ? error.fields.name : undefined),
  });
  const copy = (token: string) =>
    copyText(token).then(
      () => say(words.copied),
      () => sayFailed(words.failed.copy),
    );
  if (making.data)
    return (
      <Dialog
        title={name}
        onClose={onClose}
        foot={
          <Button look="line" onClick={onClose}>
            {words.done}
          </Button>
        }
      >
        <Notice tone="warn">{words.made}</Notice>
        <TextField
          label={words.token}
          readOnly
          data-focus
          className="token"
          value={making.data.token}
          onFocus={(event) => event.target.select()}
          onValue={() => {}}
        />
        <div className="rowline">
          <Button icon={MORE_ICONS.copy} onClick={() => void copy(making.data.token)}>
            {words.copy}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <FormModal
      title={words.make}
      submit={words.make}
      busy={making.isPending}
      dirty={name !== ''}
      onSubmit={() => {
        setMistake(name.trim() === '' ? words.nameMissing : undefined);
        if (name.trim() !== '') making.mutate();
      }}
      onClose={onClose}
    >
      {making.error && !mistake && <Notice tone="bad">{sentence(making.error, words.failed.make)}</Notice>}
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={mistake}
        limit={TOKEN_NAME_MAX}
        value={name}
        onValue={setName}
      />
      <RadioList
        legend={words.may}
        options={[
          { value: 'read', name: words.read },
          { value: 'write', name: words.write },
        ]}
        value={may}
        onValue={setMay}
      />
      <CheckList
        legend={words.kinds}
        options={TOKEN_KINDS.map((value) => ({ value, name: named(KINDS[value].many) }))}
        values={kinds}
        onValues={setKinds}
      />
      <p className="hint">{words.kindsHint}</p>
      <RadioList
        legend={words.days}
        options={TOKEN_DAYS.map((value) => ({ value: String(value), name: words.daysOf(value) }))}
        value={days}
        onValue={setDays}
      />
    </FormModal>
  );
}
