import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { IMAGE } from '../uploads/accepts.ts';
import { mediaPath } from '../uploads/fileNames.ts';
import type { FileQueue } from '../uploads/fileQueue.ts';
import { PendingFile } from '../uploads/PendingFile.tsx';
import { useQueueState } from '../uploads/useQueueState.ts';
import { comingPictures, endPicture, markPicture } from './comingPictures.ts';
import { placeFor } from './insertBlock.ts';

/** The pictures being uploaded for a text, shown below it; each is inserted as it arrives. */
export function PicturesComing({ editor, queue }: { editor: Editor; queue: FileQueue }) {
  const { pending } = useQueueState(queue);
  useEffect(() => queue.listen(() => putIn(editor, queue)), [editor, queue]);
  if (pending.length === 0) return null;
  return (
    <div className="rich-coming">
      {pending.map((one) => (
        <PendingFile key={one.key} pending={one} queue={queue} />
      ))}
    </div>
  );
}

function putIn(editor: Editor, queue: FileQueue): void {
  if (editor.isDestroyed) return;
  const left = new Set(queue.state().pending.map(({ key }) => key));
  for (const { key } of comingPictures(editor.state)) {
    const url = queue.urlOf(key);
    if (url !== undefined) endPicture(editor.view, key, mediaPath(url));
    else if (!left.has(key)) endPicture(editor.view, key);
  }
}

/**
 * Handles pictures that were pasted into a text, or dropped on it (`at`). Returns true for any files, which the browser would otherwise open in place
 * of the form; calls `refuse` if none of them is a picture.
 */
export function takePictures(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  queue: FileQueue,
  refuse: () => void,
): boolean {
  const isDrop = 'dataTransfer' in event;
  const data = isDrop ? event.dataTransfer : event.clipboardData;
  const files = [...(data?.files ?? [])];
  // Word processors and spreadsheets add a picture of the copied content.
  if (!data || files.length === 0 || (!isDrop && saysWords(data))) return false;
  event.preventDefault();
  const pictures = files.filter(IMAGE.drop);
  if (pictures.length === 0) {
    refuse();
    return true;
  }
  const over = isDrop && view.posAtCoords({ left: event.clientX, top: event.clientY });
  const { doc, selection } = view.state;
  const at = placeFor(over ? doc.resolve(over.pos) : selection.$to);
  const before = new Set(queue.state().pending.map(({ key }) => key));
  queue.add(pictures);
  for (const { key, file } of queue.state().pending)
    if (!before.has(key)) markPicture(view, { key, name: file.name, at });
  return true;
}

function saysWords(data: DataTransfer): boolean {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return Boolean(body.textContent?.trim());
}
