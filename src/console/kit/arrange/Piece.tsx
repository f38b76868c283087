import { type ComponentProps, useState } from 'react';
import { IconButton } from '#ui/Button.tsx';
import type { IconName } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { DescribeButton, PictureSays } from '../pictures/PictureFacts.tsx';
import { mediaPath } from '../uploads/fileNames.ts';
import { Grip } from './Grip.tsx';
import { ARRANGE } from './words.ts';

interface Props {
  id: string;
  url: string;
  name: string;
  /** Its current place, from 0, and whether that is at one of the ends. */
  at: number;
  isFirst: boolean;
  isLast: boolean;
  isHeld: boolean;
  over: 'before' | 'after' | undefined;
  grip: ComponentProps<'button'>;
  onEarlier: () => void;
  onLater: () => void;
  onOther: ((url: string) => void) | undefined;
  remove: { readonly icon: IconName; readonly label: (name: string) => string; readonly act: () => void };
}

/** One of several ordered pictures, with its buttons. */
export function Piece({
  id,
  url,
  name,
  at,
  isFirst,
  isLast,
  isHeld,
  over,
  grip,
  onEarlier,
  onLater,
  onOther,
  remove,
}: Props) {
  const words = useWords(ARRANGE);
  // A picture's metadata is loaded once it comes into view: there may be hundreds of pictures.
  const [isSeen, setSeen] = useState(false);
  return (
    <li className="piece" data-key={id} data-held={isHeld || undefined} data-over={over}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: onLoad is not a user interaction. */}
      <img src={mediaPath(url)} alt={name} loading="lazy" draggable={false} onLoad={() => setSeen(true)} />
      <div className="piece-says">{isSeen && <PictureSays url={url} />}</div>
      <div className="piece-bar">
        <Grip name={name} held={isHeld} disabled={isFirst && isLast} grip={grip} />
        <span className="no" aria-hidden="true">
          {at + 1}
        </span>
        <span className="far" />
        {isSeen && <DescribeButton url={url} label={name} bare onOther={onOther} />}
        <IconButton
          icon="earlier"
          label={words.earlier(name)}
          data-act="earlier"
          disabled={isFirst}
          onClick={onEarlier}
        />
        <IconButton
          icon="later"
          label={words.later(name)}
          data-act="later"
          disabled={isLast}
          onClick={onLater}
        />
        <IconButton icon={remove.icon} label={remove.label(name)} onClick={remove.act} />
      </div>
    </li>
  );
}
