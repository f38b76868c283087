import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { useOldFonts } from '../../oldFonts/useOldFonts.ts';
import { UPLOAD } from '../../uploads/words.ts';
import { fieldAround, focusField, type Mistake } from './mistakes.ts';
import type { Saving } from './useSaving.ts';
import { FORM } from './words.ts';

interface Props {
  saving: Pick<Saving, 'waits' | 'stopWaiting' | 'mistakes'>;
  /** What the button says. */
  submit: string;
  busy: boolean;
  /** What else can be done with what is typed. */
  more?: ReactNode;
}

/** The button that saves, where it always is in sight, with what keeps it: fields to put right, and files on their way. */
export function SubmitPart({ saving, submit, busy, more }: Props) {
  const words = useWords(FORM);
  const { whenThere } = useWords(UPLOAD);
  const { waits, mistakes } = saving;
  // Each form has such a button.
  useOldFonts();
  // The field that one was in.
  const left = useRef<string>(undefined);
  const leaves = (element: Element | null) => {
    left.current = fieldAround(element) ?? left.current;
  };
  return (
    <>
      <span className="bar-says hint" role="status">
        {waits && whenThere}
      </span>
      {mistakes.length > 1 && (
        <Button
          look="text"
          icon="warning"
          className="bar-says"
          onPointerDown={() => leaves(document.activeElement)}
          onFocus={({ relatedTarget }) => leaves(relatedTarget)}
          onClick={() => focusField(behind(mistakes, left.current))}
        >
          {words.toMend(mistakes.length)}
        </Button>
      )}
      {waits ? (
        <Button ref={onWithKeys} look="line" onClick={saving.stopWaiting}>
          {words.notYet}
        </Button>
      ) : (
        more
      )}
      <Button type="submit" busy={busy || waits}>
        {waits ? words.whenThere(submit) : submit}
      </Button>
    </>
  );
}

/** The field with the mistake behind this one; the first one behind the last, and behind a field that is right now. */
function behind(mistakes: readonly Mistake[], field: string | undefined): string {
  const at = mistakes.findIndex(({ name }) => name === field);
  return mistakes[(at + 1) % mistakes.length]?.name ?? '';
}

/** The button that was pressed can't be pressed now: keys go on at the one that takes it back. */
const onWithKeys = (button: HTMLButtonElement | null): void => {
  if (document.activeElement?.matches('body, dialog, [type="submit"]')) button?.focus();
};
