import { useState } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PDF } from './accepts.ts';
import { DropBox } from './DropBox.tsx';
import { mediaPath, shownName } from './fileNames.ts';
import { PendingFile } from './PendingFile.tsx';
import type { FileList } from './useFileList.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** 'PDF'. */
  legend: string;
  most: number;
  list: FileList;
  error: string | undefined;
  onRemove: (url: string) => void;
}

/** PDFs and Word documents, by name. */
export function FilesField({ legend, most, list, error, onRemove }: Props) {
  const [refused, setRefused] = useState<string>();
  const wrong = refused ?? error;
  const add = (files: File[]) => {
    const left = list.add(files);
    setRefused(left > 0 ? UPLOAD.tooMany(most, 'files', left) : undefined);
  };
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      {list.urls.length + list.pending.length < most && (
        <DropBox
          many
          text={UPLOAD.dropFile}
          accepts={PDF}
          label={`${UPLOAD.browse}: ${legend}`}
          onFiles={add}
          onRefused={setRefused}
        />
      )}
      {list.pending.map((pending) => (
        <PendingFile key={pending.key} pending={pending} list={list} />
      ))}
      {list.urls.length > 0 && (
        <div className="drop drop--done">
          <div className="ok" role="status">
            <Icon name="done" />
            {UPLOAD.uploaded}
          </div>
          {list.urls.map((url) => (
            <div className="line" key={url}>
              <Icon name="document" />
              <a className="n" href={mediaPath(url)} target="_blank" rel="noopener">
                {shownName(url)}
              </a>
              <IconButton
                icon="trash"
                label={UPLOAD.remove(shownName(url))}
                onClick={() => {
                  setRefused(undefined);
                  list.remove(url);
                  onRemove(url);
                }}
              />
            </div>
          ))}
        </div>
      )}
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  );
}
