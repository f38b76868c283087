import { NEWS_TYPES } from '#kinds/news.ts';
import { newsListPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { newsHeading, words } from '../words.ts';
import { Brand } from './Brand.tsx';
import { EntryList } from './PhoneMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The foot of every page: the office, the app, and the whole site once more. */
export function Footer() {
  const { organisation, menu, today } = usePageContext();
  const news = NEWS_TYPES.map((type) => ({
    label: newsHeading(type, organisation),
    path: newsListPath(type),
    route: '',
  }));
  const columns = [
    { title: words.news, entries: news },
    ...menu.bar.flatMap(({ sections }) => sections),
    { title: words.contact, entries: menu.contact },
  ];
  return (
    <footer className="foot night">
      <div className="wrap">
        <div className="foot-cols">
          <div>
            <Brand foot />
            <Office />
            <App />
          </div>
          <nav className="foot-links" aria-label={words.footer}>
            {columns.map(({ title, entries }) => (
              <div key={title}>
                <h2>{title}</h2>
                <EntryList entries={entries} />
              </div>
            ))}
          </nav>
        </div>
        <div className="foot-base">
          <span>
            © {today.slice(0, 4)} {organisation.name}
          </span>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

function Office() {
  const { organisation } = usePageContext();
  const { address, email, phones } = organisation;
  return (
    <address>
      {[...address, email, ...phones].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function App() {
  const { organisation } = usePageContext();
  if (organisation.stores.length === 0) return null;
  return (
    <>
      <h2 className="mt-6">{words.app}</h2>
      <p className="label">{words.appText}</p>
      <div className="app">
        {organisation.stores.map(({ name, url }) => (
          <a key={url} className="btn btn--line" href={url}>
            {name}
          </a>
        ))}
      </div>
    </>
  );
}
