import { IconButton } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { FactsHere } from '../pictures/FactsHere.tsx';
import { DescribeButton, PictureSays } from '../pictures/PictureFacts.tsx';
import { DoublesHere } from './DoublesHere.tsx';
import { DropBox } from './DropBox.tsx';
import type { Files } from './fieldFiles.ts';
import { mediaPath, shownName } from './fileNames.ts';
import { LibraryButton } from './LibraryButton.tsx';
import { PendingFile } from './PendingFile.tsx';
import { TakeOne } from './TakeOne.tsx';
import { UPLOAD } from './words.ts';

/** One uncropped picture. A newly chosen or dropped one replaces it once it is uploaded. */
export function ImageField({ files, describe }: { files: Files; describe: boolean }) {
  const words = useWords(UPLOAD);
  const { label, urls, error, errorId, queue, state } = files;
  const [url] = urls;
  return (
    <fieldset className="field" data-field={files.name}>
      <legend className="legend">{label}</legend>
      {url && (
        <DropBox files={files}>
          {(browse) => (
            <>
              <img className="thumbnail" src={mediaPath(url)} alt={words.asItIs(label.toLowerCase())} />
              {!describe && <PictureSays url={url} />}
              <div className="line">
                <Icon name="done" className="good" />
                <span className="n">{shownName(url)}</span>
                {browse}
                {!describe && <DescribeButton bare url={url} label={label} onOther={files.put} />}
                <IconButton
                  icon="trash"
                  label={words.remove(shownName(url))}
                  onClick={() => files.remove(url)}
                />
              </div>
            </>
          )}
        </DropBox>
      )}
      {state.pending.map((pending) => (
        <PendingFile key={pending.key} pending={pending} queue={queue} />
      ))}
      <DoublesHere urls={state.arrived} onUse={queue.swap} />
      {!url && state.pending.length === 0 && <DropBox files={files} />}
      <LibraryButton label={label} accept={files.accept} room={1} there={urls} onPick={files.pick} />
      <TakeOne files={files} />
      {describe && <FactsHere url={url} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
