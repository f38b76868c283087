import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import { mediaPath } from './fileNames.ts';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';

const load = async () => (await import('./CropModal.tsx')).CropModal;

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
  const [chosen, setChosen] = useState<{ file: File | undefined }>();
  const { part: CropModal, fetch } = useOnDemand(load);
  const open = async (file?: File) => {
    if (await fetch()) setChosen({ file });
    else sayFailed(SHELL.partMissing);
  };
  const { ref } = useFileDrop<HTMLFieldSetElement>(([file]) => void open(file));
  return (
    <fieldset ref={ref} className="field">
      <legend className="legend">{UPLOAD.thumbnail}</legend>
      {url ? (
        <img className="thumbnail" src={mediaPath(url)} alt={UPLOAD.thumbnailAlt} />
      ) : (
        <div className="pic pic--none" />
      )}
      <div className="acts">
        <Button
          look={url ? 'line' : 'fill'}
          icon="image"
          data-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onClick={() => void open()}
        >
          {UPLOAD.addThumbnail}
        </Button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {chosen && CropModal && (
        <CropModal
          file={chosen.file}
          failed={failed}
          onDone={(added) => {
            setChosen(undefined);
            onUrl(added);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </fieldset>
  );
}
