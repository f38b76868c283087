import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { sentenceOf, upload } from '../../api.ts';
import { SHELL } from '../words.ts';
import { IMAGE } from './accepts.ts';
import { compressed, drawn, jpegName, SINGLE } from './compress.ts';
import { UPLOAD } from './words.ts';
import './crop.css';

interface Props {
  /** A picture to begin with, when one was dropped. */
  file: File | undefined;
  failed: string;
  /** Gets the address of the uploaded part. */
  onDone: (url: string) => void;
  onClose: () => void;
}

/** Where the frame starts: the whole width and the upper half, which is also the most of the height (000 §9). */
const START: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 50 };

/** Choose a picture, keep a part of it, upload that (000 §2.3, §9; AMB-045). */
export function CropModal({ file: dropped, failed, onDone, onClose }: Props) {
  const [file, setFile] = useState<File>();
  const [source, setSource] = useState<string>();
  const [crop, setCrop] = useState<PercentCrop>(START);
  const [shown, setShown] = useState(0);
  const [error, setError] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const picture = useRef<HTMLImageElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = (chosen: File | undefined, strict: boolean) => {
    if (!chosen) return;
    setError(strict && !IMAGE.drop(chosen) ? UPLOAD.notImageCrop : undefined);
    if (strict && !IMAGE.drop(chosen)) return;
    setFile(chosen);
    setCrop(START);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a dropped file begins anew.
  useEffect(() => take(dropped, true), [dropped]);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const add = async () => {
    if (!file || !picture.current?.naturalWidth) {
      setError(file ? UPLOAD.notImageCrop : UPLOAD.noPicture);
      return;
    }
    setError(undefined);
    setPercent(0);
    try {
      const part = await cut(picture.current, crop, jpegName(file.name));
      onDone(await upload('uploadMedia', await compressed(part, SINGLE), setPercent).done);
    } catch (failure) {
      setError(sentenceOf(failure, failed));
      setPercent(undefined);
    }
  };

  return (
    <Dialog
      title={UPLOAD.thumbnail}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {SHELL.cancel}
          </Button>
          <Button busy={percent !== undefined} onClick={() => void add()}>
            {UPLOAD.addThumbnail}
          </Button>
        </>
      }
    >
      <div
        role="presentation"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          take(event.dataTransfer.files[0], true);
        }}
      >
        <Button look="line" data-focus onClick={() => input.current?.click()}>
          {UPLOAD.browse}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE.picker}
          onChange={(event) => {
            take(event.target.files?.[0], false);
            event.target.value = '';
          }}
        />
      </div>
      {source && (
        <div className="crop">
          <ReactCrop
            crop={crop}
            keepSelection
            ruleOfThirds
            maxHeight={shown / 2}
            ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: UPLOAD.cropArea }}
            onChange={(_pixels, part) => setCrop(part)}
          >
            <img
              ref={picture}
              src={source}
              alt=""
              onLoad={(event) => setShown(event.currentTarget.height)}
              onError={() => setError(UPLOAD.notImageCrop)}
            />
          </ReactCrop>
        </div>
      )}
      {source && <p className="hint">{UPLOAD.cropHint}</p>}
      {percent !== undefined && (
        <progress value={percent} max={100} aria-label={UPLOAD.uploading(file?.name ?? '')} />
      )}
      {error && <FieldError>{error}</FieldError>}
    </Dialog>
  );
}

/** The chosen part in the picture's own pixels, as a JPEG of full quality. */
async function cut(picture: HTMLImageElement, crop: PercentCrop, name: string): Promise<File> {
  const { naturalWidth: wide, naturalHeight: high } = picture;
  const region = {
    x: Math.round((crop.x / 100) * wide),
    y: Math.round((crop.y / 100) * high),
    width: Math.max(1, Math.round((crop.width / 100) * wide)),
    height: Math.max(1, Math.round((crop.height / 100) * high)),
  };
  const blob = await drawn(picture, region, region.width, region.height, 'image/jpeg', 1);
  if (!blob) throw new Error('The browser could not draw the picture.');
  return new File([blob], name, { type: 'image/jpeg' });
}
