import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError } from '../api.ts';
import { mediaPath } from '../uploads/fileNames.ts';
import { useSentence } from '../useSentence.ts';
import { FactsFields } from './FactsFields.tsx';
import { factsOf, NOTHING_DESCRIBED } from './pictureFacts.ts';
import { useDescribe, usePictureFacts, useRefetch } from './usePictureFacts.ts';
import { PICTURES } from './words.ts';

interface Props {
  /** The pictures, in their order. */
  urls: readonly string[];
  onClose: () => void;
}

/** Describes the pictures of a gallery one after another: each is saved as one goes on, back, or closes. */
export function DescribeInTurn({ urls, onClose }: Props) {
  const words = useWords(PICTURES);
  const sentence = useSentence();
  const describe = useDescribe();
  const readAgain = useRefetch();
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<FileDescription>();
  const url = urls[at] ?? '';
  const picture = usePictureFacts(url);
  const saving = useMutation({
    /** `to`: the picture that is shown next; undefined: none, the dialog closes. */
    mutationFn: async (_to: number | undefined) => {
      if (typed && picture) await describe(url, typed, picture.version);
    },
    onSuccess: (_saved, to) => {
      setTyped(undefined);
      if (to === undefined) onClose();
      else setAt(to);
    },
    // What others wrote is shown by its place; saving again comes over it.
    onError: (refused) => {
      if (refused instanceof CallError && refused.status === 409) void readAgain(url).catch(() => undefined);
    },
  });
  const { error } = saving;
  const fields = error instanceof CallError ? error.fields : {};
  const go = (to?: number) => {
    if (!saving.isPending) saving.mutate(to);
  };
  const isLast = at === urls.length - 1;
  return (
    <Dialog
      wide
      title={words.nth(at + 1, urls.length)}
      // Closed again after a failure, the input is given up.
      onClose={() => (error ? onClose() : go())}
      onSubmit={() => go(isLast ? undefined : at + 1)}
      foot={
        <>
          <Button look="line" disabled={at === 0} onClick={() => go(at - 1)}>
            {words.previous}
          </Button>
          <Button type="submit" busy={saving.isPending}>
            {isLast ? words.done : words.next}
          </Button>
        </>
      }
    >
      <div className="describe">
        <figure>
          <img key={url} src={mediaPath(url)} alt={picture?.alt || words.pictured} />
        </figure>
        <div>
          {picture && !picture.own ? (
            <p className="hint">{picture.alt || words.ofOthers}</p>
          ) : (
            // The fields keep their place while what is known is on its way.
            <div inert={!picture}>
              <FactsFields
                key={url}
                facts={typed ?? (picture ? factsOf(picture) : NOTHING_DESCRIBED)}
                onFacts={setTyped}
                errors={fields}
              />
            </div>
          )}
          {error && Object.keys(fields).length === 0 && (
            <FieldError>{sentence(error, words.saveFailed)}</FieldError>
          )}
        </div>
      </div>
    </Dialog>
  );
}
