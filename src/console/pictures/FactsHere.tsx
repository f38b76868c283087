import { useEffect, useRef, useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useSentence } from '../shell/useSentence.ts';
import { FactsFields } from './FactsFields.tsx';
import { factsOf, NOTHING_SAID } from './pictureFacts.ts';
import { useDescribe, usePictureFacts } from './usePictureFacts.ts';
import { PICTURES } from './words.ts';

/**
 * Asks what a picture shows where it is chosen, while it is still on its way (ADD-16). What is said is kept by itself once the picture is
 * there: when the fields are left, and when the form around them closes.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of a picture on its way is kept when it has come.
  useEffect(() => latest.current(), [url]);
  useEffect(() => () => latest.current(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that its fields are left, and is nothing to press.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: notices that its fields are left, and is nothing to press.
    <div onBlur={keep}>
      <FactsFields
        facts={typed ?? (known ? factsOf(known) : NOTHING_SAID)}
        onFacts={(facts) => {
          unsaved.current = facts;
          setTyped(facts);
        }}
      />
    </div>
  );
}
