import { useEffect, useRef } from 'react';
import type { Focus } from '#kinds/pictureCut.ts';
import { useWords } from '#ui/useWords.ts';
import { CARD, type Frame, LEAD, seenPart } from './cropShape.ts';
import { UPLOAD } from './words.ts';

/** The width of a view in pixels. */
const WIDE = 448;

interface Seen {
  picture: HTMLImageElement;
  /** The current image; another URL is another picture. */
  src: string;
  frame: Frame;
  focus: Focus | null;
}

/** Previews of the crop as the pages will show it: as a card in a list, and as the lead picture. */
export function CutViews(seen: Seen) {
  const words = useWords(UPLOAD);
  return (
    <div className="cut-as">
      <CutView {...seen} ratio={CARD} name={words.asCard} />
      <CutView {...seen} ratio={LEAD} name={words.asLead} />
    </div>
  );
}

function CutView({ picture, src, frame, focus, ratio, name }: Seen & { ratio: number; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || picture.src !== new URL(src, document.baseURI).href) return;
    const { naturalWidth: wide, naturalHeight: high } = picture;
    const cut = {
      x: (frame.x / 100) * wide,
      y: (frame.y / 100) * high,
      width: (frame.width / 100) * wide,
      height: (frame.height / 100) * high,
    };
    const { x, y, width, height } = seenPart(cut, ratio, focus);
    const { width: drawnWidth, height: drawnHeight } = pen.canvas;
    pen.clearRect(0, 0, drawnWidth, drawnHeight);
    pen.imageSmoothingQuality = 'high';
    if (width > 0 && height > 0) pen.drawImage(picture, x, y, width, height, 0, 0, drawnWidth, drawnHeight);
  }, [picture, src, frame, focus, ratio]);
  return (
    <figure>
      <canvas ref={canvas} width={WIDE} height={Math.round(WIDE / ratio)} role="img" aria-label={name} />
      <figcaption className="hint">{name}</figcaption>
    </figure>
  );
}
