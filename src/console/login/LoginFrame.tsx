import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { languageOf } from '#lib/language.ts';
import { organisationIn } from '#lib/organisation.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { LanguageChoice } from '../kit/languageChoice/LanguageChoice.tsx';
import { useOrganisation } from '../kit/organisation.ts';
import { useWindowTitle } from '../kit/ScreenHead.tsx';
import { pick } from './ownLanguage.ts';
import { LOGIN } from './words.ts';
import './login.css';

/** The frame of all screens before sign-in: the seal above the form, the verse next to it (look book, login). */
export function LoginFrame({
  heading,
  title,
  onSubmit,
  children,
}: {
  heading: string;
  /** The window title, if it is not the heading. */
  title?: string;
  onSubmit: () => unknown;
  children: ReactNode;
}) {
  const { name, verse } = organisationIn(useOrganisation(), useLanguage());
  const words = useWords(LOGIN);
  useWindowTitle(title ?? heading);
  const headline = useFocusWhenChanged(heading);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <main className="login">
      <section className="login-form">
        <form noValidate onSubmit={submit}>
          <div>
            <img className="seal" src="/seals/synod.svg" alt="" width="120" height="120" />
            <p className="org" lang={languageOf(name)}>
              {name}
            </p>
            <h1 ref={headline} tabIndex={-1}>
              {heading}
            </h1>
          </div>
          {children}
          <LanguageChoice onChosen={pick} />
        </form>
      </section>
      <section className="login-word" aria-label={words.verse}>
        <blockquote lang={languageOf(verse.text)}>
          {verse.text}
          <cite>{verse.source}</cite>
        </blockquote>
      </section>
    </main>
  );
}

/** When the content changes, focusing the heading announces it to screen readers. */
function useFocusWhenChanged(heading: string) {
  const element = useRef<HTMLHeadingElement>(null);
  const before = useRef(heading);
  useEffect(() => {
    if (before.current !== heading) element.current?.focus();
    before.current = heading;
  }, [heading]);
  return element;
}
