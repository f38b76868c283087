import type { WordsOf } from '#lib/translations.ts';
import { MiniWindow } from '#ui/MiniWindow.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../pageContext.ts';
import { Page } from '../shell/Page.tsx';
import { errorWords } from './words.ts';

export type ErrorKind = keyof WordsOf<typeof errorWords>['errors'];

/** A page that can't be shown, in the frame of the others, with the way on. */
export function ErrorPage({ error }: { error: ErrorKind }) {
  const { links } = usePageContext();
  const w = useWords(errorWords);
  const { title, sentence } = w.errors[error];
  return (
    <Page title={title}>
      <div className="wrap empty empty--page">
        <MiniWindow />
        <h1>{title}</h1>
        <p>{sentence}</p>
        <a className="btn" href={links.main('/home')}>
          {w.home}
        </a>
      </div>
    </Page>
  );
}
