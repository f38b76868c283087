import type { StoredFile } from '#kinds/records.ts';
import { foreign } from './foreign.ts';

/** A picture's caption and credit (ADD-16), separated like labels; nothing if neither is known. */
export function Caption({ file: { caption, credit } }: { file: Pick<StoredFile, 'caption' | 'credit'> }) {
  if (caption === '' && credit === '') return null;
  return (
    <figcaption className="label">
      {caption !== '' && <span lang={foreign(caption)}>{caption}</span>}
      {caption !== '' && credit !== '' && ' | '}
      {credit !== '' && (
        <span className="credit" lang={foreign(credit)}>
          {credit}
        </span>
      )}
    </figcaption>
  );
}
