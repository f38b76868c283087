import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { offlineWords } from '../parts/offlineWords.ts';
import { ReadingSettings } from '../parts/ReadingSettings.tsx';
import { Beside, TextPage } from '../parts/TextPage.tsx';
import { Page } from '../shell/Page.tsx';
import { keptUnread } from './shelfPath.ts';

/** The page that lists what is saved in this browser; only the browser knows it, so islands/saved.ts fills the lists. */
export function SavedPage() {
  const { kept, organisation } = usePageContext();
  const w = useWords(offlineWords);
  return (
    <Page
      heading={w.title}
      trail={[]}
      deck={w.deck}
      islands={['frame', 'switches', ...(kept ? ['saved'] : [])]}
    >
      <TextPage
        name={w.switches}
        aside={
          <>
            <div id="reading">
              <Beside title={w.switches}>
                <p className="label mt-5">{w.switchesSay}</p>
                <ReadingSettings />
              </Beside>
            </div>
            {kept && (
              <Beside title={w.home}>
                <p className="label mt-5">{w.homeSays}</p>
              </Beside>
            )}
          </>
        }
      >
        {kept && (
          <>
            <p data-none>{w.noneSaved}</p>
            <div
              data-lists
              data-scripted
              data-always={keptUnread(organisation).join(' ')}
              data-saved={w.saved('{day}')}
              data-size={w.kilobytes('{size}')}
              data-remove={w.remove}
              hidden
            >
              <List of="chosen" title={w.chosen}>
                <p className="label mt-5">{w.noneChosen}</p>
              </List>
              <List of="read" title={w.read} />
              <List of="always" title={w.always} />
            </div>
          </>
        )}
      </TextPage>
    </Page>
  );
}

function List({ of, title, children }: { of: string; title: string; children?: React.ReactNode }) {
  return (
    <section className="kept-part" data-kept-list={of} hidden={of !== 'chosen'}>
      <h2 className="title h3">{title}</h2>
      <ul className="kept mt-5" />
      {children}
    </section>
  );
}
