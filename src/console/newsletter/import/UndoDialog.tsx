import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../../kit/api.ts';
import { useSentence } from '../../kit/useSentence.ts';
import type { EarlierImport } from './EarlierImports.tsx';
import { IMPORT } from './words.ts';

/** The progress: how many of all have been removed. */
interface Progress {
  readonly at: 'going' | 'done' | 'failed';
  readonly done: number;
  readonly all: number;
  readonly error?: unknown;
}

/** Removes the subscribers that an import added, batch by batch, with a sentence before and after. An interrupted run can be continued. */
export function UndoDialog({
  of,
  onClose,
  onChange,
}: {
  of: EarlierImport;
  onClose: () => void;
  /** Subscribers were removed. */
  onChange: () => unknown;
}) {
  const words = useWords(IMPORT);
  const sentence = useSentence();
  const [progress, setProgress] = useState<Progress>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const query = useQuery({
    queryKey: ['subscriberImportUndo', of._id],
    queryFn: ({ signal }) => send('subscriberImportUndoCheck', { id: of._id, signal }),
    gcTime: 0,
    retry: false,
  });
  const looked = query.data;
  const undo = async () => {
    let done = progress?.done ?? 0;
    let all = looked?.goes ?? 0;
    setProgress({ at: 'going', done, all });
    try {
      for (let left = 1; left > 0 && isOpen.current; ) {
        const step = await send('subscriberImportUndo', { id: of._id });
        left = step.left;
        done += step.removed;
        all = Math.max(all, done + left);
        setProgress({ at: left > 0 ? 'going' : 'done', done, all });
      }
    } catch (error) {
      setProgress({ at: 'failed', done, all, error });
    }
    onChange();
  };
  const failed = query.isError ? query.error : progress?.error;
  const isDone = progress?.at === 'done';
  return (
    <Dialog
      title={words.undoTitle}
      onClose={onClose}
      foot={
        isDone || looked?.goes === 0 ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button look="line" onClick={onClose}>
              {words.keepThem}
            </Button>
            {looked && (
              <Button look="bad" busy={progress?.at === 'going'} onClick={() => void undo()}>
                {progress?.at === 'failed' ? words.goOn : words.takeAway(looked.goes)}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="import-file">{of.file_name}</p>
      {failed !== undefined && <Notice tone="bad">{sentence(failed, words.failed.undo)}</Notice>}
      {!looked && !query.isError && <Skeleton rows={3} />}
      {isDone && <Notice tone="good">{words.tookAway(progress.done)}</Notice>}
      {progress && !isDone && (
        <div className="import-progress">
          <p role="status">{words.takingAway(progress.done, progress.all)}</p>
          <progress
            value={progress.done}
            max={progress.all}
            aria-label={words.takingAway(progress.done, progress.all)}
          />
        </div>
      )}
      {looked && !progress && (
        <>
          <p>{words.goes(looked.goes, looked.stays)}</p>
          {looked.stays > 0 && <p className="hint">{words.staysWhy}</p>}
          {looked.asked > 0 && <p className="hint">{words.wereAsked(looked.asked)}</p>}
          {of.merged > 0 && <p className="hint">{words.phonesStay}</p>}
        </>
      )}
    </Dialog>
  );
}
