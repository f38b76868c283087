import { useEffect, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import { FactsFields } from '../pictures/FactsFields.tsx';
import { useDescribeAdded } from '../pictures/usePictureFacts.ts';
import { ByPointer } from '../shell/ByPointer.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { SHELL } from '../shell/words.ts';
import { IMAGE } from './accepts.ts';
import { CutViews } from './CutViews.tsx';
import { compressed, cut, jpegName, SINGLE } from './compress.ts';
import { upload } from './upload.ts';
import './crop.css';
import {
  CROP_STARTS,
  type CropShape,
  type Frame,
  frameOf,
  lastShape,
  mostHeight,
  rememberShape,
} from './cropShape.ts';
import { FilePicker } from './FilePicker.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';
import './upload.css';
import '#ui/Segments.css';

interface Props {
  /** A picture to begin with, when one was dropped, or is to be cut again. */
  file: File | undefined;
  title: string;
  failed: string;
  /** What the picture that is cut again says of itself. */
  facts: FileDescription;
  /** Gets the address of the uploaded part, and the picture that it was cut from. */
  onDone: (url: string, source: File) => void;
  onClose: () => void;
}

/** Choose a picture, keep a part of it, say what it shows, upload that (000 §2.3, §9; AMB-045, ADD-16). */
export function CropModal({ file: dropped, title, failed, facts: before, onDone, onClose }: Props) {
  const words = useWords(UPLOAD);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const [file, setFile] = useState(dropped && isPicture(dropped) ? dropped : undefined);
  const [error, setError] = useState<string | undefined>(dropped && !file ? words.refused.crop : undefined);
  const [shape, setShape] = useState(lastShape);
  const [crop, setCrop] = useState<Frame>();
  const [shown, setShown] = useState<HTMLImageElement>();
  const [facts, setFacts] = useState(before);
  const describe = useDescribeAdded();
  const [percent, setPercent] = useState<number>();
  const picture = useRef<HTMLImageElement>(null);
  const { source, height } = usePicture(file, picture, {
    loaded: (element) => begin(element, shape),
    broken: () => setError(words.refused.crop),
  });

  const take = (chosen: File) => {
    setFile(chosen);
    setCrop(undefined);
    setShown(undefined);
    setError(undefined);
  };
  const begin = (element: HTMLImageElement, next: CropShape) => {
    setShape(next);
    setShown(element);
    setCrop(frameOf(next, { width: element.naturalWidth, height: element.naturalHeight }));
  };
  const { ref } = useFileDrop<HTMLDivElement>(([chosen]) => {
    if (chosen && isPicture(chosen)) take(chosen);
    else setError(words.refused.crop);
  });
  const add = async () => {
    if (!file || !crop || !picture.current?.naturalWidth) {
      setError(file ? words.refused.crop : words.noPicture);
      return;
    }
    setError(undefined);
    setPercent(0);
    try {
      const part = await cut(picture.current, crop, jpegName(file.name));
      const url = await upload('uploadMedia', await compressed(part, SINGLE), setPercent).done;
      const { naturalWidth: wide, naturalHeight: high } = picture.current;
      const ratio = (crop.width * wide) / (crop.height * high);
      rememberShape(shape.start === 'heads' ? { ...shape, ratio } : shape);
      await describe(url, facts);
      onDone(url, file);
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
        {source && (
          <div className="cut">
            <div className="cropping">
              <div className="crop">
                <ReactCrop
                  {...(crop ? { crop } : {})}
                  keepSelection
                  ruleOfThirds
                  maxHeight={height * mostHeight(shape.start)}
                  ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: words.cropArea }}
                  onChange={(_pixels, part) => setCrop({ ...part, unit: '%' })}
                >
                  <img ref={picture} src={source} alt="" />
                </ReactCrop>
              </div>
              <p className="hint">
                <ByPointer fine={words.cropHint} finger={words.cropHintFinger} />
              </p>
              {shown && (
                <Segments
                  label={words.cropStart}
                  value={shape.start}
                  options={CROP_STARTS.map((value) => ({ value, name: words.cropStarts[value] }))}
                  onValue={(start) => begin(shown, { ...shape, start })}
                />
              )}
            </div>
            {shown && crop && <CutViews picture={shown} frame={crop} />}
          </div>
        )}
        <FilePicker
          first
          accept={IMAGE.picker}
          label={title}
          onFiles={([chosen]) => chosen && take(chosen)}
        />
        {shown && <FactsFields facts={facts} onFacts={setFacts} />}
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

/** An address for showing a file as a picture, and the height in pixels at which it is shown. `broken`: it is no picture. */
function usePicture(
  file: File | undefined,
  picture: { readonly current: HTMLImageElement | null },
  told: { loaded: (element: HTMLImageElement) => void; broken: () => void },
): { source: string | undefined; height: number } {
  const [source, setSource] = useState<string>();
  const [height, setHeight] = useState(0);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => {
    const element = picture.current;
    if (!element || !source) return;
    const failed = () => latest.current.broken();
    const loaded = () => latest.current.loaded(element);
    const watch = new ResizeObserver(() => setHeight(element.height));
    element.addEventListener('error', failed);
    element.addEventListener('load', loaded);
    if (element.complete && element.naturalWidth > 0) loaded();
    watch.observe(element);
    return () => {
      element.removeEventListener('error', failed);
      element.removeEventListener('load', loaded);
      watch.disconnect();
    };
  }, [source, picture]);
  return { source, height };
}
