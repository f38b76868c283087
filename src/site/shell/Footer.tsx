import { NEWS_TYPES } from '#kinds/news.ts';
import { unsubscribePath } from '#lib/mailPaths.ts';
import { useWords } from '#ui/useWords.ts';
import { eventWords } from '../events/words.ts';
import { eventListPath, newsListPath, videoListPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { SUBSCRIBE_PATH, SubscribeForm } from '../subscribe/SubscribeForm.tsx';
import { subscribeWords } from '../subscribe/words.ts';
import { videoWords } from '../videos/words.ts';
import { siteWords } from '../words.ts';
import { Brand } from './Brand.tsx';
import { EntryList } from './PhoneMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** The foot of every page: the office, the app, and the whole site once more. */
export function Footer() {
  const { organisation, menu, today } = usePageContext();
  const w = useWords(siteWords);
  const [events, videos] = [useWords(eventWords), useWords(videoWords)];
  const news = NEWS_TYPES.map((type) => ({
    label: w.newsHeading(type, organisation),
    path: newsListPath(type),
  }));
  const life = [
    { label: events.heading(organisation), path: eventListPath('departments') },
    { label: videos.heading, path: videoListPath(organisation) },
  ];
  const units = [
    { label: w.dioceses, path: '/dio' },
    { label: w.departments, path: '/dep' },
  ];
  const columns = [
    { title: w.news, entries: [...news, ...life] },
    { title: w.units, entries: units },
    ...menu.bar.flatMap(({ sections }) => sections),
    menu.contact,
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
          <div>
            <Subscribe />
            <nav className="foot-links" aria-label={w.footer}>
              {columns.map(({ title, entries }) => (
                <div key={title}>
                  <h2>{title}</h2>
                  <EntryList entries={entries} />
                </div>
              ))}
            </nav>
          </div>
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

/** Pages that are about one's subscription: what is asked there is asked once. */
const ASKS = [SUBSCRIBE_PATH, unsubscribePath('')];

/** The form by which one subscribes. */
function Subscribe() {
  const { url } = usePageContext();
  const w = useWords(subscribeWords);
  if (ASKS.some((path) => url?.startsWith(path))) return null;
  return (
    <div className="foot-form">
      <h2>{w.foot}</h2>
      <SubscribeForm place="foot" look="night" />
    </div>
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
  const w = useWords(siteWords);
  if (organisation.stores.length === 0) return null;
  return (
    <>
      <h2 className="mt-6">{w.app}</h2>
      <p className="label">{w.appText}</p>
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
