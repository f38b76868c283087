import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError } from '../api.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { cuttingOf } from '../uploads/cuttingOf.ts';
import { mediaPath } from '../uploads/fileNames.ts';
import { UPLOAD } from '../uploads/words.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { FactsFields } from './FactsFields.tsx';
import {
  type DescribedPicture,
  factsOf,
  fromMergeable,
  type MergeableFacts,
  toMergeable,
} from './pictureFacts.ts';
import { useRefetch } from './usePictureFacts.ts';
import { useWhere } from './useWhere.ts';
import { PICTURES } from './words.ts';

interface Props {
  picture: DescribedPicture;
  /** The picture's role here, such as 'Thumbnail'. */
  label: string;
  /** In a form: gets the URL of the picture to show from now on. */
  onOther: ((url: string) => void) | undefined;
  onClose: () => void;
}

const load = async () => (await import('../uploads/CropModal.tsx')).CropModal;

/**
 * Edits a stored picture's metadata, for all its places or for this one alone. It is saved separately, because it belongs to the file and not to the
 * surrounding form (ADD-16).
 */
export function DescribeDialog({ picture, label, onOther, onClose }: Props) {
  const words = useWords(PICTURES);
  const cutWords = useWords(UPLOAD);
  const { partMissing } = useWords(SHELL);
  const [isCutting, setCutting] = useState(false);
  const { part: CropModal, fetch } = useOnDemand(load);
  const { where, choose, target, save } = useWhere(picture, onOther);
  const sentence = useSentence();
  const readAgain = useRefetch();
  // The metadata when this dialog opened, or after the last merge with another user's changes.
  const [base, setBase] = useState(picture);
  const [facts, setFacts] = useState(factsOf(picture));
  const [theirs, setTheirs] = useState<DescribedPicture>();
  const saving = useMutation({
    mutationFn: () => save(facts, (base.url === target.url ? base : target).version),
    onSuccess: onClose,
    onError: async (failure) => {
      if (failure instanceof CallError && failure.status === 409) setTheirs(await readAgain(target.url));
    },
  });
  const goOn = (said: MergeableFacts, from: DescribedPicture) => {
    saving.reset();
    setFacts(fromMergeable(said));
    setBase(from);
    setTheirs(undefined);
  };
  const { error } = saving;
  const fields = error instanceof CallError ? error.fields : {};
  const isNamed = Object.keys(fields).length > 0;
  // After a rejection, focus the field with the error, else the message below the fields.
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus();
  }, [error]);
  if (theirs)
    return (
      <ConflictDialog
        sentence={sentence(error, words.saveFailed)}
        base={toMergeable(base)}
        mine={toMergeable(facts)}
        theirs={toMergeable(theirs)}
        labelOf={(fact) => words[fact]}
        show={(fact, said) => said[fact] ?? words.isDecoration}
        onMerge={(said) => goOn(said, theirs)}
        onReload={() => goOn(toMergeable(theirs), theirs)}
        onClose={() => setTheirs(undefined)}
      />
    );
  if (isCutting && CropModal && onOther)
    return (
      <CropModal
        begun={cuttingOf(picture.url, picture)}
        title={label}
        failed={cutWords.cutFailed}
        add={cutWords.useCut}
        onDone={(url) => {
          onOther(url);
          onClose();
        }}
        onClose={onClose}
      />
    );
  const { width, height, original_name: name } = picture;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={() => saving.mutate()}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {words.later}
          </Button>
          <Button type="submit" busy={saving.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="describe">
        <figure>
          <img src={mediaPath(picture.url)} alt={picture.alt || words.pictured} />
          <figcaption className="hint">{width && height ? words.size(name, width, height) : name}</figcaption>
          {onOther && (
            <Button
              look="text"
              icon="image"
              onClick={() => void fetch().then((is) => (is ? setCutting(true) : sayFailed(partMissing)))}
            >
              {picture.whole ? cutWords.cutAnew : cutWords.cutThis}
            </Button>
          )}
          {onOther && picture.whole && (
            <Button
              look="text"
              icon={MORE_ICONS.undo}
              onClick={() => {
                onOther(picture.whole);
                onClose();
              }}
            >
              {cutWords.wholeAgain}
            </Button>
          )}
        </figure>
        <div>
          <FactsFields facts={facts} onFacts={setFacts} errors={fields} />
          {choose ? (
            <RadioList
              legend={words.where}
              options={(['all', 'here'] as const).map((value) => ({ value, name: words.wheres[value] }))}
              value={where}
              onValue={(value) => choose(value === 'here' ? 'here' : 'all')}
            />
          ) : (
            where === 'here' && <p className="hint">{words.hereAlone}</p>
          )}
          {error && !isNamed && <FieldError>{sentence(error, words.saveFailed)}</FieldError>}
        </div>
      </div>
    </Dialog>
  );
}
