import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { ByPointer } from '../ByPointer.tsx';
import type { Accepts } from './accepts.ts';
import { FilePicker } from './FilePicker.tsx';
import { useFileDrop } from './useFileDrop.ts';
import './upload.css';

interface Props {
  files: {
    /** The kind of files, for the button's label. */
    readonly label: string;
    /** The instruction, such as 'Drag and drop images here'. */
    readonly text: string;
    readonly hint: string | undefined;
    readonly accepts: Accepts;
    /** undefined for a single one. */
    readonly most: number | undefined;
    readonly error?: string | undefined;
    readonly errorId?: string;
    add(files: readonly File[]): void;
    /** A dropped file is of the wrong type. */
    refuse(): void;
  };
  /** Renders the current file with the button that chooses another; without it the box shows the instruction. */
  children?: (browse: ReactNode) => ReactNode;
}

/** A box for dropping files, or choosing them with 'Browse' (000 §2.3). Dropped files are checked, chosen ones are not (AMB-042). */
export function DropBox({ files, children }: Props) {
  const { label, text, hint, accepts, most, add, refuse } = files;
  const isMany = most !== undefined;
  const { ref, over } = useFileDrop<HTMLDivElement>((dropped) => {
    const right = dropped.filter(accepts.drop);
    if (right.length > 0) add(isMany ? right : right.slice(0, 1));
    if (right.length < dropped.length || dropped.length === 0) refuse();
  });
  const browse = (
    <FilePicker
      accept={accepts.picker}
      many={isMany}
      label={label}
      wrong={files.error ? files.errorId : undefined}
      onFiles={add}
    />
  );
  return (
    <div ref={ref} className={children ? 'drop drop--done' : 'drop'} data-over={over || undefined}>
      {children?.(browse) ?? (
        <>
          <Icon name={MORE_ICONS.upload} />
          <ByPointer fine={text} />
          {browse}
          {hint && <span className="hint">{hint}</span>}
        </>
      )}
    </div>
  );
}
