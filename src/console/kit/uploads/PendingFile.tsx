import { fileKindOf } from '#lib/fileKinds.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import type { FileQueue, Pending } from './fileQueue.ts';
import { UPLOAD } from './words.ts';
import './upload.css';

/** A file being uploaded: its progress, a cancel button, and after a failure the message and a retry. */
export function PendingFile({
  pending,
  queue,
}: {
  pending: Pending;
  queue: Pick<FileQueue, 'retry' | 'remove'>;
}) {
  const words = useWords(UPLOAD);
  const { key, file, state, percent, error, line } = pending;
  const failed = state === 'failed';
  return (
    <div className={line?.state === 'held' && !failed ? 'drop drop--busy drop--held' : 'drop drop--busy'}>
      <div className="line">
        <Icon name="document" />
        <span className="n">{file.name}</span>
        <span className="percent">
          {failed ? words.notUploaded : state === 'waiting' ? words.waiting : `${percent} %`}
        </span>
        <IconButton
          icon="close"
          label={failed ? words.remove(file.name) : words.cancel(file.name)}
          onClick={() => queue.remove(key)}
        />
      </div>
      {failed ? (
        <>
          <FieldError>{error}</FieldError>
          <div>
            <Button look="line" onClick={() => queue.retry(key)}>
              {words.retry}
            </Button>
          </div>
        </>
      ) : (
        <>
          <progress value={percent} max={100} aria-label={words.uploading(file.name)} />
          {isMadeAnother(file) && <p className="hint">{words.heic}</p>}
          {line && (
            <p className={line.state === 'held' ? 'says says--none' : 'says'} role="status">
              <Icon name={line.state === 'held' ? 'warning' : 'done'} />
              {words.line[line.state](line.at)}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Whether it is converted to another image type (keptAs in src/media/jpeg.ts). */
const isMadeAnother = (file: File): boolean => ['heic', 'avif'].includes(fileKindOf(file.name)?.name ?? '');
