import { MiniWindow } from '#ui/MiniWindow.tsx';
import { usePageContext } from '../pageContext.ts';
import { Page } from '../shell/Page.tsx';
import { errorWords } from './words.ts';

export type ErrorKind = Exclude<keyof typeof errorWords, 'home'>;

/** A page that can't be shown, in the frame of the others, with the way on. */
export function ErrorPage({ error }: { error: ErrorKind }) {
  const { links } = usePageContext();
  const { title, sentence } = errorWords[error];
  return (
    <Page meta={{ title, hidden: true }}>
      <main id="main" className="wrap">
        <div className="empty empty--page">
          <MiniWindow />
          <h1>{title}</h1>
          <p>{sentence}</p>
          <a className="btn" href={links.main('/home')}>
            {errorWords.home}
          </a>
        </div>
      </main>
    </Page>
  );
}
