import { useEffect } from 'react';
import { useLanguage } from '#ui/useWords.ts';

/** A dialog's form is open over a page's form; an event handled by one is ignored by the other. */
const seen = new WeakSet<Event>();

const isPlain = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search)$/.test(target.type));

/**
 * While a form is open: text pasted into its plain fields in a legacy font is converted to Unicode if the font is named; if only its letters look
 * like one, the conversion is offered (decision 126). Rich-text editors handle this themselves.
 */
export function useOldFonts(): void {
  const language = useLanguage();
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (!isPlain(target) || target.readOnly || !clipboardData || seen.has(event)) return;
      seen.add(event);
      const html = clipboardData.getData('text/html');
      if (!html && !clipboardData.getData('text/plain')) return;
      const from = target.selectionStart ?? 0;
      // The browser inserts it first, so one undo step restores what was pasted.
      const putIn = (input: Event) => {
        if ((input as InputEvent).inputType !== 'insertFromPaste') return;
        const text = target.value.slice(from, target.selectionStart ?? 0);
        // Offline it stays as it was pasted.
        import('./plainField.ts')
          .then(({ readField }) => readField({ field: target, from, text }, html, language))
          .catch(() => undefined);
      };
      target.addEventListener('input', putIn, { once: true });
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [language]);
}
