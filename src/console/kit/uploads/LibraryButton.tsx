import { useState } from 'react';
import type { Accepted } from '#kinds/define.ts';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useFeature } from '../features.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import { notePicked } from './picked.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** The role of the file, such as 'Thumbnail'. */
  label: string;
  accept: readonly Accepted[];
  /** How many more fit; with 1, a single one is taken at once. */
  room: number;
  /** The files already in the field, which are not offered again. */
  there?: readonly string[];
  onPick: (urls: string[]) => void;
}

/** 'From the library', next to the upload button: picks files that are already uploaded. */
export function LibraryButton({ label, accept, room, there = [], onPick }: Props) {
  const words = useWords(UPLOAD);
  const { partMissing } = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const { part: LibraryPicker, fetch } = useOnDemand(useFeature('filePicker'));
  const show = async () => ((await fetch()) ? setOpen(true) : sayFailed(partMissing));
  if (room < 1) return null;
  return (
    <>
      <Button look="text" aria-label={words.fromLibraryFor(label)} onClick={() => void show()}>
        {words.fromLibrary}
      </Button>
      {open && LibraryPicker && (
        <LibraryPicker
          {...{ accept, room, there }}
          onPick={(urls) => {
            setOpen(false);
            notePicked(urls);
            onPick(urls);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
