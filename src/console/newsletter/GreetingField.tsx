import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { RichTextField } from '../kit/editor/RichTextField.tsx';
import type { Choice } from './chosenNews.ts';
import { SENDING } from './words.ts';

/** The office's greeting above the stories. Most newsletters have none, so the editor is loaded on demand. */
export function GreetingField({ choice, error }: { choice: Choice; error: string | undefined }) {
  const words = useWords(SENDING);
  const { greeting = '' } = choice;
  const [open, setOpen] = useState(greeting !== '');
  // The initial value only; afterwards the editor keeps its own state.
  const [begins] = useState(greeting);
  if (!open)
    return (
      <div>
        <Button look="line" icon="plus" onClick={() => setOpen(true)}>
          {words.addGreeting}
        </Button>
      </div>
    );
  return (
    <div className="tight">
      <RichTextField
        name="greeting"
        label={words.greeting}
        value={begins}
        onValue={(html) => choice.change({ greeting: html })}
        error={error}
        wordsOnly
      />
      <p className="hint">{words.greetingHint}</p>
    </div>
  );
}
