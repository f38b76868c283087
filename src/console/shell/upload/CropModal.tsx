import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { sentenceOf, upload } from '../../api.ts';
import { SHELL } from '../words.ts';
import { IMAGE } from './accepts.ts';
import { compressed, cut, jpegName, SINGLE } from './compress.ts';
import './crop.css';
import { FilePicker } from './FilePicker.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';

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
  const [file, setFile] = useState(dropped && IMAGE.drop(dropped) ? dropped : undefined);
  const [error, setError] = useState<string | undefined>(dropped && !file ? UPLOAD.notImageCrop : undefined);
  const [crop, setCrop] = useState(START);
  const [percent, setPercent] = useState<number>();
  const picture = useRef<HTMLImageElement>(null);
  const { source, height } = usePicture(file, picture, () => setError(UPLOAD.notImageCrop));

  const take = (chosen: File) => {
    setFile(chosen);
    setCrop(START);
    setError(undefined);
  };
  const { ref } = useFileDrop<HTMLDivElement>(([chosen]) => {
    if (chosen && IMAGE.drop(chosen)) take(chosen);
    else setError(UPLOAD.notImageCrop);
  });
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
      <div ref={ref} className="cropping">
        <FilePicker
          first
          accept={IMAGE.picker}
          label={`${UPLOAD.browse}: ${UPLOAD.thumbnail}`}
          onFiles={([chosen]) => chosen && take(chosen)}
        />
        {source && (
          <>
            <div className="crop">
              <ReactCrop
                crop={crop}
                keepSelection
                ruleOfThirds
                maxHeight={height / 2}
                ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: UPLOAD.cropArea }}
                onChange={(_pixels, part) => setCrop(part)}
              >
                <img ref={picture} src={source} alt="" />
              </ReactCrop>
            </div>
            <p className="hint">{UPLOAD.cropHint}</p>
          </>
        )}
        {percent !== undefined && (
          <progress value={percent} max={100} aria-label={UPLOAD.uploading(file?.name ?? '')} />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  );
}

/** An address for showing a file as a picture, and the height in pixels at which it is shown. `onBroken`: it is no picture. */
function usePicture(
  file: File | undefined,
  picture: { readonly current: HTMLImageElement | null },
  onBroken: () => void,
): { source: string | undefined; height: number } {
  const [source, setSource] = useState<string>();
  const [height, setHeight] = useState(0);
  const broken = useRef(onBroken);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => {
    const element = picture.current;
    if (!element || !source) return;
    const failed = () => broken.current();
    const watch = new ResizeObserver(() => setHeight(element.height));
    element.addEventListener('error', failed);
    watch.observe(element);
    return () => {
      element.removeEventListener('error', failed);
      watch.disconnect();
    };
  }, [source, picture]);
  return { source, height };
}
