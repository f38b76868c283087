import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { siteWords } from '../context/words.ts';

/** Closes the popover with this id, without script too. */
export function CloseButton({ of }: { of: string }) {
  const { close } = useWords(siteWords);
  return (
    <button
      className="iconbtn"
      type="button"
      popoverTarget={of}
      popoverTargetAction="hide"
      aria-label={close}
    >
      <Icon name="close" />
    </button>
  );
}
