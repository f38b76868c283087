import { useEffect, useRef, useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useSentence } from '../useSentence.ts';
import { FactsFields } from './FactsFields.tsx';
import { factsOf, NOTHING_DESCRIBED } from './pictureFacts.ts';
import { useDescribe, usePictureFacts } from './usePictureFacts.ts';
import { PICTURES } from './words.ts';

/**
 * Asks for a picture's metadata where it is chosen, while it is still uploading (ADD-16). The input is saved automatically once the picture has
 * arrived: when the fields lose the focus, and when the surrounding form closes.
 */
export function FactsHere({ url }: { url: string | undefined }) {
  const { saveFailed } = useWords(PICTURES);
  const sentence = useSentence();
  const describe = useDescribe();
  const known = usePictureFacts(url);
  const [typed, setTyped] = useState<FileDescription>();
  const unsaved = useRef<FileDescription>(undefined);
  const keep = () => {
    const facts = unsaved.current;
    if (!url || !facts) return;
    unsaved.current = undefined;
    describe(url, facts).catch((error: unknown) => sayFailed(sentence(error, saveFailed)));
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the metadata of a pending picture are saved when it has arrived.
  useEffect(() => latest.current(), [url]);
  useEffect(() => () => latest.current(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that its fields lose the focus, and is not a control itself.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: notices that its fields lose the focus, and is not a control itself.
    <div onBlur={keep}>
      <FactsFields
        facts={typed ?? (known ? factsOf(known) : NOTHING_DESCRIBED)}
        onFacts={(facts) => {
          unsaved.current = facts;
          setTyped(facts);
        }}
      />
    </div>
  );
}
