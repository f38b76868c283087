import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Accepts } from './accepts.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** What to do, such as 'Drag and drop images here'. */
  text: string;
  hint?: string;
  accepts: Accepts;
  many?: boolean;
  /** The button's name for those who can't see what it belongs to, such as 'Browse: PDF'. */
  label: string;
  onFiles: (files: File[]) => void;
  /** A dropped file of another kind: the sentence to show. */
  onRefused: (sentence: string) => void;
}

/** A box that files are dropped into, or chosen for with 'Browse' (000 §2.3). Dropped files are checked, chosen ones are not (AMB-042). */
export function DropBox({ text, hint, accepts, many = false, label, onFiles, onRefused }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    const right = files.filter(accepts.drop);
    if (right.length < files.length || files.length === 0) onRefused(accepts.refusal);
    if (right.length > 0) onFiles(many ? right : right.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut for the mouse; 'Browse' is the way for all.
    <div
      className="drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>{text}</span>
      <Button look="line" aria-label={label} onClick={() => input.current?.click()}>
        {UPLOAD.browse}
      </Button>
      {hint && <span className="hint">{hint}</span>}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepts.picker}
        multiple={many}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was taken away.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
