import { Count, FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { Arrange } from '../arrange/Arrange.tsx';
import { DoublesHere } from './DoublesHere.tsx';
import { DropBox } from './DropBox.tsx';
import type { Files } from './fieldFiles.ts';
import { LibraryButton } from './LibraryButton.tsx';
import { PendingFile } from './PendingFile.tsx';
import { UPLOAD } from './words.ts';

/** A limit above this does not matter in practice, and is not shown. */
const SHOWN_MOST = 100;

/** Pictures in order, up to a limit; the box disappears when the limit is reached (000 §5). */
export function GalleryField({ files }: { files: Files }) {
  const words = useWords(UPLOAD);
  const { label, urls, error, errorId, queue, state } = files;
  const most = files.most ?? Number.POSITIVE_INFINITY;
  const used = urls.length + state.pending.length;
  return (
    <fieldset className="field" data-field={files.name}>
      <legend className="legend">
        {label} {most <= SHOWN_MOST && <Count used={used} max={most} />}
      </legend>
      {urls.length > 0 && (
        <Arrange
          urls={urls}
          nameOf={(place) => words.nth(place + 1)}
          onMove={queue.move}
          onOther={(place, url) => queue.swap(urls[place] ?? '', url)}
          remove={{ icon: 'close', label: words.remove, act: (place) => files.remove(urls[place] ?? '') }}
        />
      )}
      {state.uploaded && state.pending.length === 0 && urls.length > 0 && (
        <p className="ok" role="status">
          <Icon name="done" />
          {words.uploaded}
        </p>
      )}
      {state.pending.map((pending) => (
        <PendingFile key={pending.key} pending={pending} queue={queue} />
      ))}
      <DoublesHere urls={state.arrived} onUse={queue.swap} />
      {used < most && <DropBox files={files} />}
      <LibraryButton
        label={label}
        accept={files.accept}
        room={most - used}
        there={urls}
        onPick={files.pick}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
