import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** What the picker offers; what is chosen is not checked here (AMB-042). */
  accept: string;
  many?: boolean;
  /** The button's name for those who can't see what it belongs to, such as 'Browse: PDF'. */
  label: string;
  /** In a dialog: begin here. */
  first?: boolean;
  /** The id of the sentence that says what is wrong. */
  wrong?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** 'Browse', which opens the device's file picker. */
export function FilePicker({ accept, many = false, label, first = false, wrong, onFiles }: Props) {
  const words = useWords(UPLOAD);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="line"
        aria-label={label}
        data-focus={first || undefined}
        data-invalid={wrong ? true : undefined}
        aria-describedby={wrong}
        onClick={() => input.current?.click()}
      >
        {words.browse}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={many}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was taken away.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
