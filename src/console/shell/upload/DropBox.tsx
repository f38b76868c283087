import { Icon } from '#ui/Icon.tsx';
import type { Accepts } from './accepts.ts';
import { FilePicker } from './FilePicker.tsx';
import { useFileDrop } from './useFileDrop.ts';

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
  const { ref, over } = useFileDrop<HTMLDivElement>((files) => {
    const right = files.filter(accepts.drop);
    if (right.length > 0) onFiles(many ? right : right.slice(0, 1));
    if (right.length < files.length || files.length === 0) onRefused(accepts.refusal);
  });
  return (
    <div ref={ref} className="drop" data-over={over || undefined}>
      <Icon name="upload" />
      <span>{text}</span>
      <FilePicker accept={accepts.picker} many={many} label={label} onFiles={onFiles} />
      {hint && <span className="hint">{hint}</span>}
    </div>
  );
}
