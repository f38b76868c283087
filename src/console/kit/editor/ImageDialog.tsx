import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { FactsFields } from '../pictures/FactsFields.tsx';
import { factsOf, NOTHING_DESCRIBED } from '../pictures/pictureFacts.ts';
import { useDescribeAdded, usePictureFacts } from '../pictures/usePictureFacts.ts';
import { IMAGE } from '../uploads/accepts.ts';
import { SINGLE } from '../uploads/compress.ts';
import { DropBox } from '../uploads/DropBox.tsx';
import { mediaPath } from '../uploads/fileNames.ts';
import { fileQueue } from '../uploads/fileQueue.ts';
import { LibraryButton } from '../uploads/LibraryButton.tsx';
import { PendingFile } from '../uploads/PendingFile.tsx';
import { useQueueState } from '../uploads/useQueueState.ts';
import { UPLOAD } from '../uploads/words.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { insertBlock } from './insertBlock.ts';
import { RICH } from './words.ts';

/**
 * Uploads a picture and inserts it into the text by its URL (000 §2.3), with its description (ADD-16). With a picture selected, edits that. The
 * description is also stored in the text, so readers need no extra request.
 */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [words, upload, { cancel }] = [useWords(RICH), useWords(UPLOAD), useWords(SHELL)];
  const sentence = useSentence();
  const [chosen] = useState(() => (editor.isActive('image') ? editor.getAttributes('image') : undefined));
  const before = usePictureFacts(chosen && String(chosen.src));
  const [typed, setTyped] = useState<FileDescription>();
  const inText = { ...NOTHING_DESCRIBED, alt: String(chosen?.alt ?? '') };
  const facts = typed ?? {
    ...(before ? factsOf(before) : inText),
    ...(inText.alt ? { alt: inText.alt } : {}),
  };
  const describe = useDescribeAdded();
  const [error, setError] = useState<string>();
  const [queue] = useState(() =>
    fileQueue({
      begun: chosen ? [String(chosen.src)] : [],
      single: true,
      call: 'uploadMedia',
      compression: SINGLE,
      fitting: ['image'],
      sentence: (why) => sentence(why, upload.imageFailed),
      onUrls: () => setError(undefined),
    }),
  );
  useEffect(() => queue.stop, [queue]);
  const { urls, pending } = useQueueState(queue);
  const [url] = urls;
  const submit = () => {
    if (!url) {
      setError(upload.noPicture);
      return;
    }
    onClose();
    if (typed) void describe(url, facts);
    const attrs = { src: mediaPath(url), alt: facts.decorative ? '' : facts.alt.trim() };
    if (chosen) editor.chain().focus().updateAttributes('image', attrs).run();
    else insertBlock(editor, { type: 'image', attrs });
  };
  const files = {
    label: words.image,
    text: upload.dropImage,
    hint: upload.imageKinds,
    accepts: IMAGE,
    most: undefined,
    add: queue.add,
    refuse: () => setError(upload.refused.image),
  };
  return (
    <Dialog
      title={words.image}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" busy={pending.some((one) => one.state !== 'failed')}>
            {chosen ? words.imageChange : words.imageAdd}
          </Button>
        </>
      }
    >
      <div>
        {url ? (
          <img className="thumbnail" src={mediaPath(url)} alt={chosen ? words.imageHere : ''} />
        ) : (
          pending.length === 0 && <DropBox files={files} />
        )}
        {!url && (
          <LibraryButton
            label={words.image}
            accept={['image']}
            room={1}
            onPick={([picked]) => picked && queue.put(picked)}
          />
        )}
        {pending.map((one) => (
          <PendingFile key={one.key} pending={one} queue={queue} />
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
      <FactsFields facts={facts} onFacts={setTyped} />
    </Dialog>
  );
}
