import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError } from '../api.ts';
import { ConflictDialog } from '../shell/form/ConflictDialog.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { mediaPath } from '../uploads/fileNames.ts';
import { FactsFields } from './FactsFields.tsx';
import {
  type DescribedPicture,
  factsOf,
  fromMergeable,
  type MergeableFacts,
  toMergeable,
} from './pictureFacts.ts';
import { useDescribe, useReadAnew } from './usePictureFacts.ts';
import { PICTURES } from './words.ts';

interface Props {
  picture: DescribedPicture;
  onClose: () => void;
}

/** Says what a stored picture shows, wherever it stands. It is saved by itself: it belongs to the file, not to the form around it (ADD-16). */
export function DescribeDialog({ picture, onClose }: Props) {
  const words = useWords(PICTURES);
  const sentence = useSentence();
  const describe = useDescribe();
  const readAnew = useReadAnew();
  // As it was when this dialog began, or when it was last put together with what somebody else has said.
  const [base, setBase] = useState(picture);
  const [facts, setFacts] = useState(factsOf(picture));
  const [theirs, setTheirs] = useState<DescribedPicture>();
  const saving = useMutation({
    mutationFn: () => describe(picture.url, facts, base.version),
    onSuccess: onClose,
    onError: async (failure) => {
      if (failure instanceof CallError && failure.status === 409) setTheirs(await readAnew(picture.url));
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
  // After a refusal the sentence at the field, else the one below them, is where to go on.
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
        </figure>
        <div>
          <FactsFields facts={facts} onFacts={setFacts} errors={fields} />
          {error && !isNamed && <FieldError>{sentence(error, words.saveFailed)}</FieldError>}
        </div>
      </div>
    </Dialog>
  );
}
