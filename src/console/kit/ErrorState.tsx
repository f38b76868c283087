import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from './words.ts';

/** A loading failure: the message and a retry button. */
export function ErrorState({ sentence, onRetry }: { sentence: string; onRetry: () => unknown }) {
  const { retry } = useWords(SHELL);
  return (
    <div className="empty empty--bad" role="alert">
      <Icon name="warning" />
      <p lang={languageOf(sentence)}>{sentence}</p>
      <Button look="line" onClick={() => void onRetry()}>
        {retry}
      </Button>
    </div>
  );
}
