import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { DescribeButton, PictureSays } from '../pictures/PictureFacts.tsx';
import { factsOf, NOTHING_SAID } from '../pictures/pictureFacts.ts';
import { usePictureFacts } from '../pictures/usePictureFacts.ts';
import { useOnDemand } from '../shell/useOnDemand.ts';
import { SHELL } from '../shell/words.ts';
import type { Files } from './FileField.tsx';
import { mediaPath, shownName } from './fileNames.ts';
import { LibraryButton } from './LibraryButton.tsx';
import { TakeOne } from './TakeOne.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { UPLOAD } from './words.ts';
import './upload.css';
import '#ui/pictures.css';

const load = async () => (await import('./CropModal.tsx')).CropModal;

/** One picture, set through the crop dialog (000 §2.3). A picture that is dropped here opens it; 'Recrop' opens it with the last one. */
export function CroppedField({ files }: { files: Files }) {
  const words = useWords(UPLOAD);
  const { partMissing } = useWords(SHELL);
  const { label, urls, error, errorId } = files;
  const [url] = urls;
  const [chosen, setChosen] = useState<{ file: File | undefined; isAgain?: boolean }>();
  const [original, setOriginal] = useState<File>();
  const { part: CropModal, fetch: fetchPart } = useOnDemand(load);
  const facts = usePictureFacts(url);
  const open = async (file?: File, isAgain = false) => {
    if (await fetchPart()) setChosen({ file, isAgain });
    else sayFailed(partMissing);
  };
  const recrop = async (address: string) => {
    try {
      await open(original ?? (await pictureAt(address)), true);
    } catch {
      sayFailed(words.recropFailed);
    }
  };
  const fromLibrary = async (address: string) => {
    try {
      await open(await pictureAt(address));
    } catch {
      sayFailed(words.recropFailed);
    }
  };
  const take = (address: string) => {
    setOriginal(undefined);
    files.take(address);
  };
  const { ref } = useFileDrop<HTMLFieldSetElement>(([file]) => void open(file));
  return (
    <fieldset ref={ref} className="field" data-field={files.name}>
      <legend className="legend">{label}</legend>
      {url ? (
        <>
          <img className="thumbnail" src={mediaPath(url)} alt={words.asItIs(label.toLowerCase())} />
          <PictureSays url={url} />
        </>
      ) : (
        <div className="pic pic--none" />
      )}
      <div className="acts">
        <Button
          look={url ? 'line' : 'fill'}
          icon={MORE_ICONS.image}
          data-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => void open()}
        >
          {words.addThumbnail}
        </Button>
        <LibraryButton
          label={label}
          accept={files.accept}
          room={1}
          onPick={([picked]) => void (picked && fromLibrary(picked))}
        />
        {url && (
          <>
            <Button look="line" onClick={() => void recrop(url)}>
              {words.recrop}
            </Button>
            <DescribeButton url={url} label={label} />
          </>
        )}
      </div>
      <TakeOne files={{ ...files, take }} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {chosen && CropModal && (
        <CropModal
          file={chosen.file}
          title={label}
          failed={files.failed}
          facts={chosen.isAgain && facts ? factsOf(facts) : NOTHING_SAID}
          onDone={(added, source) => {
            setChosen(undefined);
            setOriginal(source);
            files.put(added);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </fieldset>
  );
}

/** The picture at an address of ours, as a file. Throws when it can't be had. */
async function pictureAt(url: string): Promise<File> {
  const answer = await fetch(mediaPath(url));
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  const content = await answer.blob();
  return new File([content], shownName(url), { type: content.type });
}
