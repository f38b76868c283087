import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { fileNameOf } from '../kit/pictures/pictureFacts.ts';
import { LARGE } from '../kit/uploads/compress.ts';
import { DoublesHere } from '../kit/uploads/DoublesHere.tsx';
import { DropBox } from '../kit/uploads/DropBox.tsx';
import { fileQueue } from '../kit/uploads/fileQueue.ts';
import { PendingFile } from '../kit/uploads/PendingFile.tsx';
import { useQueueState } from '../kit/uploads/useQueueState.ts';
import { UPLOAD } from '../kit/uploads/words.ts';
import { useSentence } from '../kit/useSentence.ts';
import { FITTING, takesFiles } from './takes.ts';
import { LIBRARY } from './words.ts';

/** Uploads files to the library, several at once; each is kept as soon as it has arrived. */
export function AddFiles({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const words = useWords(LIBRARY);
  const upload = useWords(UPLOAD);
  const sentence = useSentence();
  const [error, setError] = useState<string>();
  const keep = (there: readonly string[]) =>
    send('libraryKeep', { body: { resource_urls: there.slice(-100) } }).then(onDone, (why: unknown) =>
      sayFailed(sentence(why, words.failed.keep)),
    );
  const [queue] = useState(() =>
    fileQueue({
      begun: [],
      call: 'uploadMedia',
      compression: LARGE,
      fitting: FITTING,
      sentence: (why) => sentence(why, words.failed.upload),
      onUrls: (there) => {
        setError(undefined);
        void keep(there);
      },
    }),
  );
  const { urls, pending, arrived } = useQueueState(queue);
  useEffect(() => queue.stop, [queue]);
  // The new copy goes to the trash: the library keeps one of each file.
  const useThere = (url: string) => {
    queue.remove(url);
    send('libraryDelete', { id: fileNameOf(url) }).then(onDone, (why: unknown) =>
      sayFailed(sentence(why, words.failed.remove)),
    );
  };
  const close = () => {
    if (urls.length > 0) say(words.added(urls.length));
    onClose();
  };
  return (
    <Dialog
      title={words.add}
      onClose={close}
      foot={
        <Button busy={pending.some(({ state }) => state !== 'failed')} onClick={close}>
          {words.done}
        </Button>
      }
    >
      <DropBox
        files={{
          label: words.heading,
          text: upload.dropFile,
          hint: undefined,
          accepts: takesFiles,
          most: 100,
          add: queue.add,
          refuse: () => setError(upload.refused.image),
        }}
      />
      {error && <FieldError>{error}</FieldError>}
      {urls.length > 0 && (
        <p className="ok" role="status">
          {words.added(urls.length)}
        </p>
      )}
      <DoublesHere urls={arrived} onUse={useThere} />
      {pending.map((one) => (
        <PendingFile key={one.key} pending={one} queue={queue} />
      ))}
    </Dialog>
  );
}
