import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { TEMPLATE_NAME } from '#kinds/templates.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useRemoval } from '../kit/list/useRemove.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { type Template, useTemplates, useTemplatesRefetch } from './useTemplates.ts';
import { TEMPLATES } from './words.ts';
import './templates.css';

/** The user's own templates of a kind, for renaming and deleting. */
export function TemplatesDialog({ of, onClose }: { of: Kind; onClose: () => void }) {
  const words = useWords(TEMPLATES);
  const own = useTemplates(of.name).filter((one) => one.own);
  return (
    <Dialog
      title={words.heading}
      onClose={onClose}
      foot={
        <Button look="line" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className="hint">{words.lead}</p>
      <ul className="templates">
        {own.map((template) => (
          <TemplateLine key={template._id} template={template} />
        ))}
      </ul>
    </Dialog>
  );
}

function TemplateLine({ template: { _id: id, name } }: { template: Template }) {
  const words = useWords(TEMPLATES);
  const sentence = useSentence();
  const again = useTemplatesRefetch();
  const [typed, setTyped] = useState(name);
  const [mistake, setMistake] = useState<string>();
  const renaming = useMutation({
    mutationFn: (to: string) => send('templateRename', { id, body: { name: to } }),
    onSuccess: () => {
      say(words.renamed);
      return again();
    },
    onError: (error) => setMistake(sentence(error, words.failed.rename)),
  });
  const removal = useRemoval({
    prompt: words.deleteAsk(name),
    note: words.deleteNote,
    deleted: words.deleted,
    failed: words.failed.remove,
    remove: async () => {
      await send('templateRemove', { id });
      return () => send('templateRestore', { id });
    },
    onChange: again,
  });
  const next = typed.trim();
  return (
    <li>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setMistake(next === '' ? words.nameMissing : undefined);
          if (next !== '') renaming.mutate(next);
        }}
      >
        <TextField
          label={words.rename(name)}
          error={mistake}
          maxLength={TEMPLATE_NAME}
          value={typed}
          onValue={setTyped}
        />
        {next !== name && (
          <Button type="submit" look="line" busy={renaming.isPending}>
            {words.save}
          </Button>
        )}
        <IconButton icon="trash" label={words.deleteOne(name)} onClick={() => removal.ask(id)} />
      </form>
      {removal.dialog}
    </li>
  );
}
