import type { ReactNode } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { DoublesHere } from './DoublesHere.tsx';
import { DropBox } from './DropBox.tsx';
import type { Files } from './fieldFiles.ts';
import { mediaPath, shownName } from './fileNames.ts';
import { LibraryButton } from './LibraryButton.tsx';
import { PendingFile } from './PendingFile.tsx';
import { UPLOAD } from './words.ts';

/** Documents and videos, by name: a single one that a new one replaces, or several. */
export function DocumentsField({ files }: { files: Files }) {
  const words = useWords(UPLOAD);
  const { label, most, urls, error, errorId, queue, state } = files;
  const used = urls.length + state.pending.length;
  const list = (browse?: ReactNode) => (
    <>
      <div className="ok" role="status">
        <Icon name="done" />
        {words.uploaded}
      </div>
      {urls.map((url) => (
        <div className="line" key={url}>
          <Icon name="document" />
          <a className="n" href={mediaPath(url)} target="_blank" rel="noopener">
            {shownName(url)}
          </a>
          {browse}
          <IconButton icon="trash" label={words.remove(shownName(url))} onClick={() => files.remove(url)} />
        </div>
      ))}
    </>
  );
  return (
    <fieldset className="field" data-field={files.name}>
      <legend className="legend">{label}</legend>
      {used < (most ?? 1) && <DropBox files={files} />}
      {state.pending.map((pending) => (
        <PendingFile key={pending.key} pending={pending} queue={queue} />
      ))}
      {urls.length > 0 &&
        (most === undefined ? (
          <DropBox files={files}>{list}</DropBox>
        ) : (
          <div className="drop drop--done">{list()}</div>
        ))}
      <DoublesHere urls={state.arrived} onUse={queue.swap} />
      <LibraryButton
        label={label}
        accept={files.accept}
        room={most === undefined ? 1 : most - used}
        there={urls}
        onPick={files.pick}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
