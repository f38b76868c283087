import { useEffect, useRef, useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { DescribeButton, PictureSays } from '../pictures/PictureFacts.tsx';
import { useDescribeAdded, usePictureFacts } from '../pictures/usePictureFacts.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import type { Cutting } from './CropModal.tsx';
import { cuttingOf } from './cuttingOf.ts';
import type { Files } from './fieldFiles.ts';
import { useShownPath } from './justCut.ts';
import { LibraryButton } from './LibraryButton.tsx';
import { PendingFile } from './PendingFile.tsx';
import { TakeOne } from './TakeOne.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';
import './upload.css';
import '#ui/pictures.css';

const load = async () => (await import('./CropModal.tsx')).CropModal;

/**
 * One picture, set through the crop dialog (000 §2.3). Dropping a picture here opens it; 'Recrop' opens it with the whole picture and the current
 * crop.
 */
export function CroppedField({ files }: { files: Files }) {
  const words = useWords(UPLOAD);
  const { partMissing } = useWords(SHELL);
  const { label, urls, error, errorId, queue, state } = files;
  const [url] = urls;
  const [begun, setBegun] = useState<Cutting>();
  const { part: CropModal, fetch: fetchPart } = useOnDemand(load);
  const src = useShownPath(url);
  const facts = usePictureFacts(url);
  const describe = useDescribeAdded();
  const said = useRef<FileDescription>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the description of a pending picture is sent once, after its upload.
  useEffect(() => {
    if (url && said.current && queue.state().uploaded) void describe(url, said.current);
    if (url) said.current = undefined;
  }, [url]);
  const open = async (cutting: Cutting) => {
    if (await fetchPart()) setBegun(cutting);
    else sayFailed(partMissing);
  };
  const { ref } = useFileDrop<HTMLFieldSetElement>(([file]) => void open({ file }));
  return (
    <fieldset ref={ref} className="field" data-field={files.name}>
      <legend className="legend">{label}</legend>
      {url ? (
        <>
          <img className="thumbnail" src={src} alt={words.asItIs(label.toLowerCase())} />
          <PictureSays url={url} />
        </>
      ) : (
        <div className="pic pic--none" />
      )}
      {state.pending.map((pending) => (
        <PendingFile key={pending.key} pending={pending} queue={queue} />
      ))}
      <div className="acts">
        <Button
          look={url ? 'line' : 'fill'}
          icon="image"
          data-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => void open({})}
        >
          {words.addThumbnail}
        </Button>
        <LibraryButton
          label={label}
          accept={files.accept}
          room={1}
          onPick={([picked]) => void (picked && open({ url: picked }))}
        />
        {url && (
          <>
            <Button look="line" onClick={() => void open(cuttingOf(url, facts))}>
              {words.recrop}
            </Button>
            <DescribeButton url={url} label={label} onOther={files.put} />
            {facts?.whole && (
              <Button look="text" icon={MORE_ICONS.undo} onClick={() => files.put(facts.whole)}>
                {words.wholeAgain}
              </Button>
            )}
          </>
        )}
      </div>
      <TakeOne files={files} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {begun && CropModal && (
        <CropModal
          begun={begun}
          title={label}
          failed={files.failed}
          onDone={(added) => {
            setBegun(undefined);
            files.put(added);
          }}
          onLater={(part, typed) => {
            setBegun(undefined);
            said.current = typed;
            files.add([part]);
          }}
          onClose={() => setBegun(undefined)}
        />
      )}
    </fieldset>
  );
}
