import { useState } from 'react';
import { Count, FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IMAGE } from './accepts.ts';
import { DropBox } from './DropBox.tsx';
import { mediaPath } from './fileNames.ts';
import { PendingFile } from './PendingFile.tsx';
import type { FileList } from './useFileList.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** 'Gallery images'. */
  legend: string;
  most: number;
  list: FileList;
  error: string | undefined;
  /** An uploaded picture was taken away. */
  onRemove: (url: string) => void;
}

/** Pictures in their order, up to a number; the box goes when they are all there (000 §5). */
export function GalleryField({ legend, most, list, error, onRemove }: Props) {
  const [refused, setRefused] = useState<string>();
  const what = legend.toLowerCase();
  const used = list.urls.length + list.pending.length;
  const add = (files: File[]) => {
    const left = list.add(files);
    setRefused(left > 0 ? UPLOAD.tooMany(most, what, left) : undefined);
  };
  const wrong = refused ?? error;
  return (
    <fieldset className="field">
      <legend className="legend">
        {legend} <Count used={used} max={most} />
      </legend>
      {list.urls.length > 0 && (
        <ul className="thumbs">
          {list.urls.map((url, place) => (
            <li className="thumb" key={url}>
              <img src={mediaPath(url)} alt={UPLOAD.nth(place + 1)} loading="lazy" />
              <button
                type="button"
                aria-label={UPLOAD.removeNth(place + 1)}
                onClick={() => {
                  setRefused(undefined);
                  list.remove(url);
                  onRemove(url);
                }}
              >
                <span>
                  <Icon name="close" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.uploaded && list.pending.length === 0 && list.urls.length > 0 && (
        <p className="ok" role="status">
          <Icon name="done" />
          {UPLOAD.uploaded}
        </p>
      )}
      {list.pending.map((pending) => (
        <PendingFile key={pending.key} pending={pending} list={list} />
      ))}
      {used < most && (
        <DropBox
          many
          text={UPLOAD.dropImages}
          hint={UPLOAD.imageKinds}
          accepts={IMAGE}
          label={`${UPLOAD.browse}: ${legend}`}
          onFiles={add}
          onRefused={setRefused}
        />
      )}
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  );
}
