import { useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { FileDescription } from '#kinds/fileDescription.ts';
import {
  AS_TAKEN,
  type Focus,
  isAsTaken,
  isWhole,
  type PictureCut,
  type PictureLook,
} from '#kinds/pictureCut.ts';
import type { WordsOf } from '#lib/translations.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../api.ts';
import { ByPointer } from '../ByPointer.tsx';
import { FactsFields } from '../pictures/FactsFields.tsx';
import { factsOf, fileNameOf, isDescribed, NOTHING_DESCRIBED } from '../pictures/pictureFacts.ts';
import { useDescribeAdded, usePictureFacts } from '../pictures/usePictureFacts.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { IMAGE } from './accepts.ts';
import { CutViews } from './CutViews.tsx';
import { cut, jpegName, LARGE, smallCut } from './compress.ts';
import './crop.css';
import {
  CROP_STARTS,
  type CropShape,
  cutOf,
  type Frame,
  frameOf,
  frameOfCut,
  lastShape,
  mostHeight,
  rememberShape,
  turnedFocus,
  turnedFrame,
} from './cropShape.ts';
import { DoublesHere } from './DoublesHere.tsx';
import { FilePicker } from './FilePicker.tsx';
import { FocusGrid } from './FocusGrid.tsx';
import { keepCut } from './justCut.ts';
import { LookBar } from './LookBar.tsx';
import { redrawnImage } from './redrawn.ts';
import { useFileDrop } from './useFileDrop.ts';
import { usePicture } from './usePicture.ts';
import { usePictureLook } from './usePictureLook.ts';
import { useWholePicture } from './wholePicture.ts';
import { UPLOAD } from './words.ts';
import './upload.css';
import '#ui/Segments.css';

/** What the crop dialog starts with: a local file, or an uploaded picture with its current crop. */
export interface Cutting {
  readonly file?: File | undefined;
  /** The URL of the whole picture. */
  readonly url?: string;
  readonly cut?: PictureCut | null;
  readonly focus?: Focus | null;
  /** Its rotation and brightness. */
  readonly look?: PictureLook | undefined;
  /** The URL of the crop, if it has a separate description. */
  readonly described?: string | undefined;
}

/**
 * The picture as last rendered: the element, its source picture, its size in pixels, and its rotation. The element itself has no size while it loads
 * the next one.
 */
interface Shown {
  readonly picture: HTMLImageElement;
  readonly of: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

interface Props {
  begun: Cutting;
  title: string;
  failed: string;
  /** The label of the confirm button; 'Add thumbnail' by default. */
  add?: string;
  /** Gets the URL of the picture to show from now on. */
  onDone: (url: string) => void;
  /** If there was no response: gets the crop made on this device, and its description. It is then pending like other files of the form. */
  onLater?: (part: File, facts: FileDescription) => void;
  onClose: () => void;
}

/** Choose a picture, crop it, describe it (000 §2.3, §9; AMB-045, ADD-16). The whole picture is kept; crops are made from it. */
export function CropModal({ begun, title, failed, add: addName, onDone, onLater, onClose }: Props) {
  const words = useWords(UPLOAD);
  const { cancel } = useWords(SHELL);
  const sentence = useSentence();
  const dropped = begun.file && !isPicture(begun.file);
  const {
    whole,
    percent,
    arrived,
    choose,
    take: takeThere,
    showKept,
  } = useWholePicture(dropped ? {} : begun);
  const [error, setError] = useState<string | undefined>(dropped ? words.refused.crop : undefined);
  const [shape, setShape] = useState(lastShape);
  const [crop, setCrop] = useState<Frame>();
  const [focus, setFocus] = useState<Focus | null>(begun.focus ?? null);
  const [shown, setShown] = useState<Shown>();
  const [look, setLook] = useState(begun.look ?? AS_TAKEN);
  const src = usePictureLook(whole?.src, look);
  const [isNew, setNew] = useState(begun.url === undefined);
  const [typed, setTyped] = useState<FileDescription>();
  const [isAdding, setAdding] = useState(false);
  const describe = useDescribeAdded();
  const [there, setThere] = useState<string>();
  const known = usePictureFacts(there ?? (isNew ? undefined : (begun.described ?? begun.url)));
  const picture = useRef<HTMLImageElement>(null);
  const height = usePicture(src, picture, {
    loaded: (element) => {
      const next = {
        ...{ picture: element, of: whole?.src ?? '', src: src ?? '', turn: look.turn },
        ...{ width: element.naturalWidth, height: element.naturalHeight },
      };
      if (shown?.of === next.of) {
        // The same picture with another look: the frame turns with it.
        const by = (next.turn - shown.turn + 360) % 360;
        setCrop((before) => before && turnedFrame(before, by));
        setFocus((before) => before && turnedFocus(before, by));
        return setShown(next);
      }
      if (isNew || !begun.cut) return begin(next, shape);
      setShape({ ...shape, start: 'whole' });
      setShown(next);
      setCrop(frameOfCut(begun.cut));
    },
    broken: () => {
      const notShown = () => setError(words.refused.crop);
      showKept().then(
        (isShown) => isShown || notShown(),
        // An invalid image file: show the specification's message (AMB-042).
        (why: unknown) =>
          why instanceof CallError && why.status === 422 ? notShown() : setError(sentence(why, failed)),
      );
    },
  });

  const take = (chosen: File) => {
    if (!isPicture(chosen)) return setError(words.refused.crop);
    choose(chosen);
    setThere(undefined);
    setNew(true);
    setCrop(undefined);
    setShown(undefined);
    setLook(AS_TAKEN);
    setError(undefined);
  };
  const begin = (seen: Shown, next: CropShape) => {
    setShape(next);
    setShown(seen);
    setCrop(frameOf(next, seen));
  };
  const isComing = (whole ? shown === undefined : percent !== undefined) && error === undefined;
  const { ref } = useFileDrop<HTMLDivElement>(([chosen]) => chosen && take(chosen));
  const add = async () => {
    // If the file just chosen is not a picture, the previous picture must not be used instead.
    const isRefused = error === words.refused.crop;
    if (isRefused || !whole || !crop || !shown) {
      setError(isRefused || whole ? words.refused.crop : words.noPicture);
      return;
    }
    setError(undefined);
    setAdding(true);
    // Pressed before the rotated picture has rendered: turn the frame now.
    const by = (look.turn - shown.turn + 360) % 360;
    try {
      // What the form shows from now on is drawn while the server works.
      const drawing = by === 0 ? smallCut(shown.picture, crop) : null;
      const kept = await whole.kept();
      const part = cutOf(turnedFrame(crop, by));
      const stays = focus ? turnedFocus(focus, by) : undefined;
      // A place with a separate description is stored as a crop, even if it shows the whole picture.
      const isOwn = known && (begun.described !== undefined || (!known.own && typed !== undefined));
      const isAll = isWhole(part) && !stays && isAsTaken(look) && !isOwn;
      const url = isAll
        ? kept
        : (await send('libraryCut', { id: fileNameOf(kept), body: { cut: part, focus: stays, ...look } }))
            .url;
      const ratio = (crop.width * shown.width) / (crop.height * shown.height);
      rememberShape(shape.start === 'heads' ? { ...shape, ratio } : shape);
      const facts = typed ?? (begun.described && known ? factsOf(known) : undefined);
      if (facts && (known || isDescribed(facts))) await describe(isOwn ? url : kept, facts);
      const small = await drawing;
      if (small) keepCut(url, small);
      onDone(url);
    } catch (failure) {
      setAdding(false);
      if (isNew && onLater && failure instanceof CallError && failure.status === 0) {
        const part = await redrawnImage(whole.src, look, LARGE.maxWidth)
          .then((image) => cut(image, turnedFrame(crop, by), jpegName(whole.name)))
          .catch(() => undefined);
        if (part) return onLater(part, typed ?? NOTHING_DESCRIBED);
      }
      setError(sentence(failure, failed));
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
          <Button busy={isAdding || isComing} onClick={() => void add()}>
            {addName ?? words.addThumbnail}
          </Button>
        </>
      }
    >
      <div ref={ref} className="cropping">
        {src && (
          <div className="cut">
            <div className="cropping">
              <div className="crop">
                <ReactCrop
                  {...(crop ? { crop } : {})}
                  keepSelection
                  ruleOfThirds
                  maxHeight={height * mostHeight(shape.start)}
                  ariaLabels={edgesOf(words)}
                  onChange={(_pixels, part) => setCrop({ ...part, unit: '%' })}
                >
                  <img ref={picture} src={src} alt="" />
                </ReactCrop>
              </div>
              {shown && <LookBar look={look} onLook={setLook} />}
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
            {shown && crop && (
              <div className="cut-side">
                <CutViews picture={shown.picture} src={shown.src} frame={crop} focus={focus} />
                <FocusGrid focus={focus} onFocus={setFocus} />
              </div>
            )}
          </div>
        )}
        <FilePicker
          first
          accept={IMAGE.picker}
          label={title}
          onFiles={([chosen]) => chosen && take(chosen)}
        />
        <DoublesHere
          urls={arrived ? [arrived] : []}
          onUse={(_came, url) => {
            takeThere(url);
            setThere(url);
          }}
        />
        {shown && (
          <FactsFields facts={typed ?? (known ? factsOf(known) : NOTHING_DESCRIBED)} onFacts={setTyped} />
        )}
        {percent !== undefined && (
          <progress value={percent} max={100} aria-label={words.uploading(whole?.name ?? '')} />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  );
}

/** Accepts what can be dropped, and stored pictures, which may be WebP. */
const isPicture = (file: File): boolean => IMAGE.drop(file) || file.type === 'image/webp';

/** The accessible names of the frame and its eight handles. */
function edgesOf({ cropArea, cropEdge, focuses: at }: WordsOf<typeof UPLOAD>) {
  return {
    ...{ cropArea, nwDragHandle: cropEdge(at.top_left), nDragHandle: cropEdge(at.top) },
    ...{ neDragHandle: cropEdge(at.top_right), eDragHandle: cropEdge(at.right) },
    ...{ seDragHandle: cropEdge(at.bottom_right), sDragHandle: cropEdge(at.bottom) },
    ...{ swDragHandle: cropEdge(at.bottom_left), wDragHandle: cropEdge(at.left) },
  };
}
