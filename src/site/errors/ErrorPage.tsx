import { MiniWindow } from '#ui/MiniWindow.tsx';
import { Page } from '../shell/Page.tsx';
import { useVisit } from '../visit.ts';
import { errorWords } from './words.ts';

export type Trouble = Exclude<keyof typeof errorWords, 'home'>;

/** A page that can't be shown, in the frame of the others, with the way on. */
export function ErrorPage({ trouble }: { trouble: Trouble }) {
  const { links } = useVisit();
  const { title, sentence } = errorWords[trouble];
  return (
    <Page facts={{ title, hidden: true }}>
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
