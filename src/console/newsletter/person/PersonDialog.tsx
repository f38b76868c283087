import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../../kit/api.ts';
import { noteExport } from '../../kit/noteExport.ts';
import { useOrganisation } from '../../kit/organisation.ts';
import { saveFile } from '../../kit/saveFile.ts';
import { useSentence } from '../../kit/useSentence.ts';
import { SHELL } from '../../kit/words.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { isNothing, type PersonKept, personFile } from './personFile.ts';
import { PERSON } from './words.ts';

interface Props {
  /** The address, if known. */
  email: string;
  onClose: () => void;
  /** Data were erased. */
  onChange: () => unknown;
}

/** The data stored about an address, for saving as a file and erasing on request. */
export function PersonDialog({ email: known, onClose, onChange }: Props) {
  const words = useWords(PERSON);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const church = useOrganisation().name;
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState(known);
  const [erasing, setErasing] = useState(false);
  const query = useQuery({
    queryKey: ['personData', email],
    queryFn: ({ signal }) => send('personData', { body: { email }, signal }),
    enabled: email !== '',
    gcTime: 0,
    retry: false,
  });
  const erase = useMutation({
    mutationFn: (again: string) => send('personErase', { body: { email, typed: again } }),
    onSuccess: () => {
      setErasing(false);
      onChange();
      return query.refetch();
    },
  });
  const kept = query.data;
  if (erasing) return <EraseDialog email={email} erase={erase} onClose={() => setErasing(false)} />;
  if (email === '' || query.isError)
    return (
      <Dialog
        title={words.title}
        onClose={onClose}
        onSubmit={() => {
          setEmail(typed.trim());
          if (typed.trim() === email) void query.refetch();
        }}
        foot={
          <>
            <Button look="line" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" disabled={typed.trim() === ''}>
              {words.lookUp}
            </Button>
          </>
        }
      >
        {query.isError && <Notice tone="bad">{sentence(query.error, words.failed.get)}</Notice>}
        <TextField label={words.email} type="email" hint={words.hint} value={typed} onValue={setTyped} />
      </Dialog>
    );
  const isEmpty = kept && isNothing(kept);
  const save = async (of: PersonKept) => {
    try {
      await noteExport(words.noted, 1);
      const file = `${email.replaceAll(/[^\w.-]+/g, '-')}-${dayOf(new Date())}.html`;
      saveFile(file, 'text/html', personFile(of, church, new Date()));
    } catch (error) {
      sayFailed(sentence(error, words.failed.save));
    }
  };
  return (
    <Dialog
      title={kept?.subscriptions[0]?.name || email}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {words.close}
          </Button>
          {kept && (
            <Button look="line" icon={MORE_ICONS.download} onClick={() => void save(kept)}>
              {words.save}
            </Button>
          )}
          {kept && !isEmpty && (
            <Button look="bad" onClick={() => setErasing(true)}>
              {words.erase}
            </Button>
          )}
        </>
      }
    >
      {erase.data && (
        <Notice tone="good">
          {words.erased(erase.data.subscriptions, erase.data.letters, erase.data.mails, erase.data.files)}
        </Notice>
      )}
      {erase.data && erase.data.files_left > 0 && (
        <Notice tone="warn">{words.filesLeft(erase.data.files_left)}</Notice>
      )}
      {kept ? <PersonFacts of={kept} isEmpty={isEmpty === true} /> : <Skeleton rows={4} />}
    </Dialog>
  );
}

function EraseDialog({
  email,
  erase,
  onClose,
}: {
  email: string;
  erase: { mutate: (typed: string) => void; isPending: boolean; error: unknown };
  onClose: () => void;
}) {
  const words = useWords(PERSON);
  const sentence = useSentence();
  const [typed, setTyped] = useState('');
  const fits = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <Dialog
      title={words.erase}
      onClose={onClose}
      onSubmit={() => fits && erase.mutate(typed)}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {words.keep}
          </Button>
          <Button look="bad" type="submit" busy={erase.isPending} disabled={!fits}>
            {words.erase}
          </Button>
        </>
      }
    >
      {erase.error !== null && <Notice tone="bad">{sentence(erase.error, words.failed.erase)}</Notice>}
      <p>{email}</p>
      <TextField
        label={words.typed}
        type="email"
        autoComplete="off"
        hint={words.typedHint}
        value={typed}
        onValue={setTyped}
      />
    </Dialog>
  );
}
