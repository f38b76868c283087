import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { languageName } from '#lib/language.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../session.ts';
import { fieldOf, listenToFields } from './fields.ts';
import { TypingButton } from './TypingButton.tsx';
import { beginTyping, chooseTyping, useTyping } from './typingState.ts';
import { TYPING } from './words.ts';

/** Turns off the keyboard's corrections while Latin letters stand for another language. */
const QUIET = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' } as const;

/**
 * Typing Indian scripts with Latin letters, in whichever field has the focus: its button, the shortcuts (Ctrl+M, Alt+↓), and their announcements. The
 * rich-text editor has the button in its toolbar.
 */
export function Typing() {
  const words = useWords(TYPING);
  const { userId } = useStaff();
  const { language, on, table, failed } = useTyping();
  const [at, setAt] = useState(() => placeOf(document.activeElement));
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => beginTyping(userId), [userId]);
  useEffect(listenToFields, []);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (!(target as Element).closest?.('.typing')) setAt(placeOf(target));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) setAt(undefined);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!at || event.isComposing || event.shiftKey || event.metaKey) return;
    const isSwitch = event.ctrlKey && !event.altKey && event.code === 'KeyM';
    const isChoice = event.altKey && !event.ctrlKey && event.key === 'ArrowDown';
    if (!isSwitch && !isChoice) return;
    event.preventDefault();
    if (isSwitch && language) return chooseTyping(language, !on);
    const menu = (at.closest('.rich') ?? box.current)?.querySelector<HTMLElement>('.typing-choice .menu');
    menu?.showPopover();
    menu?.querySelector('button')?.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  const hasSwitch = language !== null;
  useEffect(() => {
    if (!at) return undefined;
    const { dataset } = at;
    if (!isOffered(at)) dataset.typing = hasSwitch ? 'two' : 'one';
    const before = Object.keys(QUIET).map((name) => [name, at.getAttribute(name)] as const);
    if (on) for (const [name, value] of Object.entries(QUIET)) at.setAttribute(name, value);
    return () => {
      delete dataset.typing;
      for (const [name, value] of before)
        if (value === null) at.removeAttribute(name);
        else at.setAttribute(name, value);
    };
  }, [at, on, hasSwitch]);
  const now = on && table && language ? words.on(languageName(language)) : words.off;
  const known = useRef(now);
  useEffect(() => {
    if (known.current !== now) setSaid(now);
    known.current = now;
  }, [now]);
  useEffect(() => {
    if (failed) sayFailed(words.failed);
  }, [failed, words]);
  if (!at) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret in the field when one of the buttons is pressed.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: they are buttons, pressed by keyboard and pointer.
    <div
      ref={box}
      className="typing typing-at"
      data-of={at.isContentEditable ? 'text' : at.localName}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="vh" role="status">
        {said}
      </span>
      {!at.isContentEditable && !isOffered(at) && <TypingButton back={() => at.focus()} />}
    </div>,
    // Outside an open modal dialog nothing can be pressed.
    at.closest('dialog, main, aside, header') ?? document.body,
  );
}

/** Whether it is offered above all fields (`TypingOffer`). */
const isOffered = (at: HTMLElement): boolean => at.closest('.typing-above') !== null;

/** The field or formatted text that has the focus. */
function placeOf(target: EventTarget | null): HTMLElement | undefined {
  if (target instanceof HTMLElement && target.isContentEditable) return target;
  return fieldOf(target);
}
