import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { SLOT_RESULTS } from '../context/openBody.ts';
import { usePageContext } from '../context/pageContext.ts';
import { searchWords } from './searchWords.ts';

/**
 * The search panel: a form that leads to the results page, and with script shows results while the user types. The bar's panel shows the newest news
 * before anything is typed (RecentNews.tsx, inserted last), the landing page's nothing; its results open in a new window (002 §2.3, AMB-065).
 */
export function SearchPanel({ landing }: { landing: boolean }) {
  const w = useWords(searchWords);
  return (
    <div
      className="wrap search-cols"
      data-search={landing ? 'landing' : 'bar'}
      data-more={w.loadMore}
      data-failed={w.failed}
      data-offline={w.offline}
    >
      <SearchForm id="q" />
      <div>
        <p className="label search-said" role="status" />
        <div data-results={landing ? '' : SLOT_RESULTS} />
      </div>
    </div>
  );
}

/** The field and its button. The form submits to the current site, so it works on every host. */
export function SearchForm({ id, value = '' }: { id: string; value?: string }) {
  const { links } = usePageContext();
  const w = useWords(searchWords);
  return (
    <search>
      <form action={links.page('/search')}>
        <label className="vh" htmlFor={id}>
          {w.field}
        </label>
        <div className="search">
          <input
            id={id}
            name="q"
            type="search"
            placeholder={w.field}
            autoComplete="off"
            maxLength={200}
            defaultValue={value}
          />
          <button type="submit" className="iconbtn" aria-label={w.search}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  );
}
