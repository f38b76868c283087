import type { ReactNode } from 'react';
import { NEWS_TYPES } from '#kinds/news.ts';
import { unsubscribePath } from '#lib/mailPaths.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { eventListPath, newsListPath, videoListPath } from '../host/paths.ts';
import { Address } from '../parts/Address.tsx';
import { foreign } from '../parts/foreign.ts';
import { SUBSCRIBE_PATH, SubscribeForm } from '../parts/SubscribeForm.tsx';
import { subscribeWords } from '../parts/words.ts';
import { Brand } from './Brand.tsx';
import { NotReviewed } from './NotReviewed.tsx';
import { EntryList } from './PhoneMenu.tsx';
import { ShelfLink } from './ShelfLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { UnitFooter } from './UnitFooter.tsx';

/**
 * The footer of every page: the organisation and its phone numbers; on a unit's pages the unit first. `front`: on the front page it is one screen high on
 * a phone and open on a desktop; elsewhere a line with the office, and the rest collapsed.
 */
export function Footer({ front = false }: { front?: boolean }) {
  const { site } = usePageContext();
  const synod = front ? <FrontFooter /> : <SynodFooter />;
  return (
    <footer className="foot night">
      <div className="wrap">
        {site.kind === 'main' ? synod : <UnitFooter site={site} folds={<Folds />} />}
      </div>
    </footer>
  );
}

/** The office in a line with what opens the form and the full menu. */
function SynodFooter() {
  const { organisation } = usePageContext();
  const { email, phones } = organisation;
  return (
    <>
      <div className="foot-line">
        <Brand foot />
        <Address lines={[]} phones={phones} email={email} />
      </div>
      <Folds />
      <SynodBase />
    </>
  );
}

/** The office, the app, and the full menu. */
function FrontFooter() {
  const { organisation, menu } = usePageContext();
  const w = useWords(siteWords);
  const { address, email, phones } = organisation;
  const words = [...menu.short.slice(0, 3), ...useUnits(), ...menu.short.slice(3)];
  return (
    <>
      <div className="foot-cols foot-cols--front">
        <div>
          <Brand foot />
          <Address lines={address} phones={phones} email={email} />
          <App />
        </div>
        <div>
          <nav className="foot-narrow" aria-label={w.footer}>
            <EntryList entries={words} className="foot-words" />
          </nav>
          <Folds />
        </div>
      </div>
      <SynodBase />
    </>
  );
}

function SynodBase() {
  const { organisation, today } = usePageContext();
  return (
    <div className="foot-base">
      <span>
        © {today.slice(0, 4)} {organisation.name}
      </span>{' '}
      <ShelfLink /> <NotReviewed />
      <SocialLinks />
    </div>
  );
}

/** Links to the lists of all units. */
function useUnits() {
  const w = useWords(siteWords);
  return [
    { label: w.dioceses, path: '/dio' },
    { label: w.departments, path: '/dep' },
  ];
}

/** The part that is collapsed on small screens and below other pages than the front page: the subscription form, and all groups of the menu. */
function Folds() {
  const { organisation, menu } = usePageContext();
  const w = useWords(siteWords);
  const news = NEWS_TYPES.map((type) => ({
    label: w.newsHeading(type, organisation),
    path: newsListPath(type),
  }));
  const life = [
    { label: w.eventsHeading(organisation), path: eventListPath('departments') },
    { label: w.videosHeading, path: videoListPath(organisation) },
  ];
  const columns = [
    { title: w.news, entries: [...news, ...life] },
    { title: w.units, entries: useUnits() },
    ...menu.bar.flatMap(({ sections }) => sections),
    menu.contact,
  ];
  return (
    <div className="foot-folds">
      <Subscribe />
      <Fold title={w.allPages}>
        <nav className="foot-links" aria-label={w.allPages}>
          {columns.map(({ title, entries }) => (
            <div key={title}>
              <h2>{title}</h2>
              <EntryList entries={entries} />
            </div>
          ))}
        </nav>
      </Fold>
    </div>
  );
}

/** Collapsed, but on a desktop's front page always open, if the browser supports it (footer.css). */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold" name="foot">
      <summary className="btn btn--line">{title}</summary>
      {children}
    </details>
  );
}

/** The subscription pages: they already contain the form. */
const ASKS = [SUBSCRIBE_PATH, unsubscribePath('')];

/** The subscription form. */
function Subscribe() {
  const { url } = usePageContext();
  const w = useWords(subscribeWords);
  if (ASKS.some((path) => url?.startsWith(path))) return null;
  return (
    <Fold title={w.title}>
      <div className="foot-form">
        <h2>{w.title}</h2>
        <SubscribeForm look="night" />
      </div>
    </Fold>
  );
}

function App() {
  const { organisation, links } = usePageContext();
  const w = useWords(siteWords);
  if (organisation.stores.length === 0) return null;
  return (
    <div className="foot-app">
      <h2>{w.app}</h2>
      <p className="label">{w.appText}</p>
      <div className="app">
        {organisation.stores.flatMap(({ name, called = name, url }) => [
          <a key={url} className="btn btn--line" href={links.inLanguage(url)} lang={foreign(called)}>
            {called}
          </a>,
          ' ',
        ])}
      </div>
    </div>
  );
}
