import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { mediaPath } from './fileNames.ts';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';

const CropModal = lazy(async () => ({ default: (await import('./CropModal.tsx')).CropModal }));

interface Props {
  /** The picture's address; '' for none. */
  url: string;
  onUrl: (url: string) => void;
  error: string | undefined;
  /** The text for a failed upload without a sentence of the server. */
  failed: string;
}

/** The picture of a news item; set through the crop dialog (000 §2.3). A picture that is dropped here opens it. */
export function ThumbnailField({ url, onUrl, error, failed }: Props) {
  const id = useId();
  const [open, setOpen] = useState<{ file: File | undefined }>();
  const { ref } = useFileDrop<HTMLFieldSetElement>(([file]) => setOpen({ file }));
  return (
    <fieldset ref={ref} className="field">
      <legend className="legend">{UPLOAD.thumbnail}</legend>
      {url ? (
        <img className="thumbnail" src={mediaPath(url)} alt={UPLOAD.thumbnailAlt} />
      ) : (
        <div className="pic--none" />
      )}
      <div className="acts">
        <Button
          look={url ? 'line' : 'fill'}
          icon="image"
          data-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onClick={() => setOpen({ file: undefined })}
        >
          {UPLOAD.addThumbnail}
        </Button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {open && (
        <Suspense fallback={null}>
          <CropModal
            file={open.file}
            failed={failed}
            onDone={(added) => {
              setOpen(undefined);
              onUrl(added);
            }}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
