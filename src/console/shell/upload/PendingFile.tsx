import { Button, IconButton } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { FileList, Pending } from './useFileList.ts';
import { UPLOAD } from './words.ts';

/** A file on its way: how much has left, a way to stop it, and after a failure the sentence and another try. */
export function PendingFile({
  pending,
  list,
}: {
  pending: Pending;
  list: Pick<FileList, 'retry' | 'remove'>;
}) {
  const { key, file, state, percent, error } = pending;
  const failed = state === 'failed';
  return (
    <div className="drop drop--busy">
      <div className="line">
        <Icon name="document" />
        <span className="n">{file.name}</span>
        <span className="percent">
          {failed ? UPLOAD.failed : state === 'waiting' ? UPLOAD.waiting : `${percent} %`}
        </span>
        <IconButton
          icon="close"
          label={failed ? UPLOAD.remove(file.name) : UPLOAD.cancel(file.name)}
          onClick={() => list.remove(key)}
        />
      </div>
      {failed ? (
        <>
          <FieldError>{error}</FieldError>
          <div>
            <Button look="line" onClick={() => list.retry(key)}>
              {UPLOAD.retry}
            </Button>
          </div>
        </>
      ) : (
        <progress value={percent} max={100} aria-label={UPLOAD.uploading(file.name)} />
      )}
    </div>
  );
}
