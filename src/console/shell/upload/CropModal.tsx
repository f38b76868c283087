import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { upload } from '../../api.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { IMAGE } from './accepts.ts';
import { compressed, cut, jpegName, SINGLE } from './compress.ts';
import './crop.css';
import { FilePicker } from './FilePicker.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** A picture to begin with, when one was dropped, or is to be cut again. */
  file: File | undefined;
  title: string;
  failed: string;
  /** Gets the address of the uploaded part, and the picture that it was cut from. */
  onDone: (url: string, source: File) => void;
  onClose: () => void;
}

/** Where the frame starts: the whole width and the upper half, which is also the most of the height (000 §9). */
const START: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 50 };

/** Choose a picture, keep a part of it, upload that (000 §2.3, §9; AMB-045). */
export function CropModal({ file: dropped, title, failed, onDone, onClose }: Props) {
  const words = useWords(UPLOAD);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const [file, setFile] = useState(dropped && isPicture(dropped) ? dropped : undefined);
  const [error, setError] = useState<string | undefined>(dropped && !file ? words.refused.crop : undefined);
  const [crop, setCrop] = useState(START);
  const [percent, setPercent] = useState<number>();
  const picture = useRef<HTMLImageElement>(null);
  const { source, height } = usePicture(file, picture, () => setError(words.refused.crop));

  const take = (chosen: File) => {
    setFile(chosen);
    setCrop(START);
    setError(undefined);
  };
  const { ref } = useFileDrop<HTMLDivElement>(([chosen]) => {
    if (chosen && isPicture(chosen)) take(chosen);
    else setError(words.refused.crop);
  });
  const add = async () => {
    if (!file || !picture.current?.naturalWidth) {
      setError(file ? words.refused.crop : words.noPicture);
      return;
    }
    setError(undefined);
    setPercent(0);
    try {
      const part = await cut(picture.current, crop, jpegName(file.name));
      onDone(await upload('uploadMedia', await compressed(part, SINGLE), setPercent).done, file);
    } catch (failure) {
      setError(sentence(failure, failed));
      setPercent(undefined);
    }
  };

  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button busy={percent !== undefined} onClick={() => void add()}>
            {words.addThumbnail}
          </Button>
        </>
      }
    >
      <div ref={ref} className="cropping">
        <FilePicker
          first
          accept={IMAGE.picker}
          label={words.browseFor(title)}
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
                ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: words.cropArea }}
                onChange={(_pixels, part) => setCrop(part)}
              >
                <img ref={picture} src={source} alt="" />
              </ReactCrop>
            </div>
            <p className="hint">{words.cropHint}</p>
          </>
        )}
        {percent !== undefined && (
          <progress value={percent} max={100} aria-label={words.uploading(file?.name ?? '')} />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  );
}

/** What is dropped, and what was stored here, which may be a WebP. */
const isPicture = (file: File): boolean => IMAGE.drop(file) || file.type === 'image/webp';

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
