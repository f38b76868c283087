import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { FactsFields } from '../kit/pictures/FactsFields.tsx';
import { factsOf, isDescribed, NOTHING_DESCRIBED } from '../kit/pictures/pictureFacts.ts';
import { useDescribe } from '../kit/pictures/usePictureFacts.ts';
import { PICTURES } from '../kit/pictures/words.ts';
import { mediaPath } from '../kit/uploads/fileNames.ts';
import { useSentence } from '../kit/useSentence.ts';
import type { LibraryFile } from './useLibrary.ts';
import { useUndescribed } from './useUndescribed.ts';
import { LIBRARY } from './words.ts';
import './describeMany.css';

/** Describes all own pictures without a description, one after the other: type, Enter, next. Each is saved separately. */
export function DescribeMany({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const words = useWords(LIBRARY);
  const pictures = useWords(PICTURES);
  const sentence = useSentence();
  const describe = useDescribe();
  const walk = useUndescribed();
  const { file, next, state } = walk;
  const [typed, setTyped] = useState<FileDescription>();
  const [mistake, setMistake] = useState<string>();
  // What was saved in this run, for going back; each save gives a new version.
  const [said, setSaid] = useState<ReadonlyMap<string, FileDescription & { version: number }>>(new Map());
  const known = file && said.get(file.file_name);
  const facts = typed ?? (known ? factsOf(known) : NOTHING_DESCRIBED);
  const body = useRef<HTMLDivElement>(null);
  const move = (step: () => void) => {
    setTyped(undefined);
    setMistake(undefined);
    saving.reset();
    step();
  };
  const saving = useMutation({
    mutationFn: ({ of, says }: { of: LibraryFile; says: FileDescription; last?: true }) =>
      describe(of.url, says, said.get(of.file_name)?.version ?? of.version),
    onSuccess: (answer, { of, last }) => {
      if (last) return onClose();
      setSaid(new Map([...said, [of.file_name, { ...factsOf(answer), version: answer.version }]]));
      move(walk.described);
      onDone();
    },
  });
  const { error } = saving;
  const fields = error instanceof CallError ? error.fields : {};
  const save = () => {
    if (!file || saving.isPending) return;
    const isEmpty = !facts.decorative && facts.alt.trim() === '';
    setMistake(isEmpty ? words.sayOrSkip : undefined);
    if (!isEmpty) saving.mutate({ of: file, says: facts });
  };
  // Closing saves the input, too; pressed again after a failure, it is discarded.
  const close = () => {
    if (!file || !typed || error || !isDescribed(typed)) return onClose();
    saving.mutate({ of: file, says: typed, last: true });
  };
  const shown = file?.file_name;
  const following = next?.url;
  useEffect(() => {
    if (following) new Image().src = mediaPath(following);
  }, [following]);
  useEffect(() => {
    if (shown || mistake) body.current?.querySelector('textarea')?.focus();
  }, [shown, mistake]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isLetter = event.nativeEvent.isComposing || event.shiftKey;
    if (event.key !== 'Enter' || isLetter || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      wide={file !== undefined}
      title={words.describeMany}
      onClose={close}
      onSubmit={save}
      foot={
        file ? (
          <>
            <Button look="text" disabled={!walk.mayGoBack} onClick={() => move(walk.back)}>
              {words.before}
            </Button>
            <Button look="line" onClick={() => move(walk.skip)}>
              {words.skip}
            </Button>
            <Button type="submit" busy={saving.isPending}>
              {words.saveNext}
            </Button>
          </>
        ) : (
          <>
            {state === 'end' && walk.skipped > 0 && (
              <Button look="line" onClick={() => move(walk.again)}>
                {words.again}
              </Button>
            )}
            <Button onClick={onClose}>{words.done}</Button>
          </>
        )
      }
    >
      <LeaveGuard dirty={typed !== undefined} />
      <p className="hint" role="status">
        {state === 'end' ? words.allSaid(walk.left) : state === 'there' && words.leftToSay(walk.left)}
      </p>
      {state === 'loading' && <Skeleton rows={4} />}
      {state === 'failed' && <ErrorState sentence={words.failed.list} onRetry={walk.reload} />}
      {file && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter in the field, and is not a control itself.
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: handles Enter in the field, and is not a control itself.
        <div ref={body} className="describe-many" onKeyDown={onKeyDown}>
          <figure>
            <img key={shown} src={mediaPath(file.url)} alt={pictures.pictured} />
            <figcaption className="hint">{[file.original_name, ...placesOf(file)].join(' | ')}</figcaption>
          </figure>
          <div>
            <FactsFields
              key={shown}
              facts={facts}
              onFacts={setTyped}
              errors={mistake ? { alt: mistake } : fields}
            />
            {error && Object.keys(fields).length === 0 && (
              <FieldError>{sentence(error, pictures.saveFailed)}</FieldError>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The names of the records that use it, as far as the user may read them: they often reveal what a picture shows. */
const placesOf = ({ places }: LibraryFile): string[] => [
  ...new Set(places.flatMap(({ title, trashed }) => (title && !trashed ? [title] : []))),
];
