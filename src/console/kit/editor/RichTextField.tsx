import { useEffect, useId } from 'react';
import { FieldError } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../ErrorState.tsx';
import type { FileQueue } from '../uploads/fileQueue.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import './room.css';

export const loadEditor = async () => (await import('./Editor.tsx')).Editor;

interface Props {
  name: string;
  label: string;
  /** The initial sanitised HTML. Give another `key` to start with another text. */
  value: string;
  /** Called with the text after each change; '' when it has been emptied. */
  onValue: (html: string) => void;
  error: string | undefined;
  /** The upload queue for pictures in the text. Without it none can be pasted or dropped. */
  pictures?: FileQueue;
  /** No media, for texts that are sent as mail. */
  wordsOnly?: boolean;
}

/** Formatted text (000 §2.3). The editor is loaded when the first of these is shown. */
export function RichTextField({ name, label, value, onValue, error, pictures, wordsOnly }: Props) {
  const { partMissing } = useWords(SHELL);
  const id = useId();
  const { part: Editor, failed, fetch } = useOnDemand(loadEditor);
  useEffect(() => void fetch(), [fetch]);
  return (
    <div className="field" data-field={name}>
      <span className="legend" id={id}>
        {label}
      </span>
      {Editor ? (
        <Editor
          labelledBy={id}
          describedBy={error ? `${id}-e` : undefined}
          {...{ value, onValue, pictures, wordsOnly }}
        />
      ) : (
        <div className="rich-room">
          {failed ? <ErrorState sentence={partMissing} onRetry={fetch} /> : <Skeleton rows={5} />}
        </div>
      )}
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </div>
  );
}
