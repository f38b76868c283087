import { type ChangeEvent, useRef } from 'react';
import { acceptList } from '#lib/fileKinds.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import { UPLOAD } from './words.ts';

interface Props {
  /** The picker's accept list; chosen files are not checked here (AMB-042). */
  accept: string;
  many?: boolean;
  /** The kind of files, for the buttons' accessible names: 'Browse: PDF'. */
  label: string;
  /** Gets the initial focus in a dialog. */
  first?: boolean;
  /** The id of the error message. */
  wrong?: string | undefined;
  onFiles: (files: File[]) => void;
}

const JPEG = acceptList('jpeg');

/** 'Browse', which opens the device's file picker and, for pictures on a phone, its camera, any number of times. */
export function FilePicker({ accept, many = false, label, first = false, wrong, onFiles }: Props) {
  const words = useWords(UPLOAD);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const taken = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Allows choosing the same file again after it was removed.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      {accept.includes(JPEG) && (
        <span className="if-finger">
          <Button
            look="line"
            icon={MORE_ICONS.camera}
            aria-label={words.cameraFor(label)}
            onClick={() => camera.current?.click()}
          >
            {words.camera}
          </Button>
          <input ref={camera} type="file" hidden accept={JPEG} capture="environment" onChange={taken} />
        </span>
      )}
      <Button
        look="line"
        aria-label={words.browseFor(label)}
        data-focus={first || undefined}
        data-invalid={wrong ? true : undefined}
        aria-describedby={wrong}
        onClick={() => input.current?.click()}
      >
        {words.browse}
      </Button>
      <input ref={input} type="file" hidden accept={accept} multiple={many} onChange={taken} />
    </>
  );
}
