import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SelectField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { compressed, LARGE } from '../kit/uploads/compress.ts';
import { upload } from '../kit/uploads/upload.ts';
import { useSentence } from '../kit/useSentence.ts';
import { calledOf, type LibraryFile, usedPlaces } from './useLibrary.ts';
import { LIBRARY } from './words.ts';

/** The callbacks of the actions. */
export interface DoneWith {
  changed(file: LibraryFile): void;
  /** The file has changed: the shown data and this dialog are outdated. */
  gone(): void;
}

interface Props {
  file: LibraryFile;
  acts: DoneWith;
}

/** Chooses a new file, lists the places it will appear in, and replaces the old one, which can be restored by Undo, or later. */
export function ReplaceFile({ file, acts }: Props) {
  const words = useWords(LIBRARY);
  const sentence = useSentence();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const back = useMutation({
    mutationFn: (name: string) => send('libraryPutBack', { id: name }),
    onSuccess: () => {
      acts.gone();
      say(words.putBackDone);
    },
    onError: (error) => sayFailed(sentence(error, words.failed.putBack)),
  });
  const replace = useMutation({
    mutationFn: async (next: File) => {
      const url = await upload('uploadMedia', await compressed(next, LARGE), () => {}).done;
      return send('libraryReplace', { id: file.file_name, body: { resource_url: url } });
    },
    // The dialog is closed: it shows the previous file.
    onSuccess: ({ file: now, places }) => {
      acts.gone();
      say(words.replaced(places), { name: words.undo, run: () => back.mutate(now.file_name) });
    },
    onError: (error) => sayFailed(sentence(error, words.failed.replace)),
    onSettled: () => setChosen(undefined),
  });
  return (
    <>
      <Button look="line" icon={MORE_ICONS.copy} onClick={() => input.current?.click()}>
        {words.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={file.kind === 'image' ? 'image/*' : file.type}
        aria-label={words.replace}
        onChange={(event) => {
          setChosen(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {file.replaced && (
        <Button
          look="text"
          icon={MORE_ICONS.undo}
          busy={back.isPending}
          onClick={() => back.mutate(file.file_name)}
        >
          {words.putBack}
        </Button>
      )}
      {chosen && (
        <ConfirmDialog
          prompt={words.replaceAsk(calledOf(file))}
          note={words.replaceNote(usedPlaces(file).length)}
          yes={words.replaceYes}
          no={words.no}
          busy={replace.isPending}
          onYes={() => replace.mutate(chosen)}
          onNo={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** Sets who may use it: the own unit alone, or all. */
export function ShareFile({ file, acts }: Props) {
  const words = useWords(LIBRARY);
  const sentence = useSentence();
  const share = useMutation({
    mutationFn: (forAll: boolean) => send('libraryShare', { id: file.file_name, body: { for_all: forAll } }),
    onSuccess: (now) => {
      acts.changed(now);
      say(words.shared(now.for_all));
    },
    onError: (error) => sayFailed(sentence(error, words.failed.share)),
  });
  return (
    <SelectField
      label={words.who}
      empty={words.only(file.whose || words.office)}
      options={[{ value: 'all', name: words.allUnits }]}
      value={file.for_all ? 'all' : ''}
      disabled={share.isPending}
      onValue={(value) => share.mutate(value === 'all')}
    />
  );
}

/** Moves it to the trash if it is not used anywhere; else says that it stays, and why. */
export function DeleteFile({ file, acts }: Props) {
  const words = useWords(LIBRARY);
  const sentence = useSentence();
  const [asking, setAsking] = useState(false);
  const failed = (error: unknown) => sayFailed(sentence(error, words.failed.remove));
  const restore = () =>
    send('libraryRestore', { id: file.file_name }).then(
      () => say(words.restored),
      (error: unknown) => sayFailed(sentence(error, words.failed.restore)),
    );
  const remove = useMutation({
    mutationFn: () => send('libraryDelete', { id: file.file_name }),
    onSuccess: () => {
      acts.gone();
      say(words.deleted, { name: words.undo, run: () => void restore().then(acts.gone) });
    },
    onError: failed,
    onSettled: () => setAsking(false),
  });
  const count = usedPlaces(file).length;
  if (count > 0) return <p className="hint">{words.stays(count)}</p>;
  return (
    <div className="acts">
      <Button look="text" icon="trash" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          prompt={words.deleteAsk(calledOf(file))}
          note={words.deleteNote}
          yes={words.deleteYes}
          no={words.no}
          busy={remove.isPending}
          onYes={() => remove.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Restores it from the trash. */
export function RestoreFile({ file, acts }: Props) {
  const words = useWords(LIBRARY);
  const sentence = useSentence();
  const restore = useMutation({
    mutationFn: () => send('libraryRestore', { id: file.file_name }),
    onSuccess: (now) => {
      acts.changed(now);
      say(words.restored);
    },
    onError: (error) => sayFailed(sentence(error, words.failed.restore)),
  });
  return (
    <div className="acts">
      <Button look="line" icon={MORE_ICONS.undo} busy={restore.isPending} onClick={() => restore.mutate()}>
        {words.restore}
      </Button>
    </div>
  );
}
