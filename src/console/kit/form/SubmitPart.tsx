import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { useOldFonts } from '../oldFonts/useOldFonts.ts';
import { UPLOAD } from '../uploads/words.ts';
import { fieldAround, focusField, type Mistake } from './mistakes.ts';
import type { Saving } from './useSaving.ts';
import { FORM } from './words.ts';

interface Props {
  saving: Pick<Saving, 'waits' | 'stopWaiting' | 'mistakes'>;
  /** The button's label. */
  submit: string;
  busy: boolean;
  /** Further actions on the input. */
  more?: ReactNode;
}

/** The save button, always in view, with what blocks it: fields to correct and files still uploading. */
export function SubmitPart({ saving, submit, busy, more }: Props) {
  const words = useWords(FORM);
  const { whenThere } = useWords(UPLOAD);
  const { waits, mistakes } = saving;
  // Called here because every form has this button.
  useOldFonts();
  // The field that last had the focus.
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

/** The next field with an error, wrapping around; the first one if `field` has no error. */
function behind(mistakes: readonly Mistake[], field: string | undefined): string {
  const at = mistakes.findIndex(({ name }) => name === field);
  return mistakes[(at + 1) % mistakes.length]?.name ?? '';
}

/** The pressed button is now disabled, so the keyboard focus moves to the one that cancels. */
const onWithKeys = (button: HTMLButtonElement | null): void => {
  if (document.activeElement?.matches('body, dialog, [type="submit"]')) button?.focus();
};
