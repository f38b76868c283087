import type { ReactNode } from 'react';
import { newsDay } from '#lib/dayNames.ts';
import { languagePath } from '#lib/languagePath.ts';
import { newsPath } from '#lib/newsPath.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { administrationWords } from '../administration/words.ts';
import type { NewsTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { listPath } from '../host/paths.ts';
import { foreign } from '../parts/foreign.ts';
import { telephone } from '../parts/numbers.ts';
import { Thumb } from '../parts/Picture.tsx';
import { NEW_WINDOW, Title } from '../parts/Title.tsx';
import type { Found } from '../routing/source.ts';
import { searchWords } from '../shell/searchWords.ts';
import type { SearchPart } from './panel.load.ts';

/** The newest news (002 §2.3, §2.4). */
export function SearchResults({ items }: { items: readonly NewsTeaser[] }) {
  const language = useLanguage();
  const rows = items.map(({ type, ...item }) => ({
    ...item,
    href: languagePath(language, newsPath(type, item.id)),
    said: newsDay(item.day, language),
  }));
  return <NewsRows rows={rows} newWindow={false} />;
}

/** `said`: the day as written. */
interface NewsRow extends Pick<NewsTeaser, 'id' | 'title' | 'unitName' | 'day' | 'picture'> {
  readonly href: string;
  readonly said: string;
}

/** News, each with its department or diocese, date and picture (002 §2.3, §2.4). */
function NewsRows({ rows, newWindow }: { rows: readonly NewsRow[]; newWindow: boolean }) {
  return (
    <ul className="found" data-news="">
      {rows.map(({ id, title, unitName, day, said, picture, href }) => (
        <li key={id}>
          <a href={href} {...(newWindow ? NEW_WINDOW : {})}>
            <span>
              <Title as="span" className="title">
                {title}
              </Title>{' '}
              <span className="label">
                <span lang={foreign(unitName)}>{unitName}</span>
                {unitName && ' | '}
                <time dateTime={day}>{said}</time>
              </span>
            </span>
            {picture && <Thumb file={picture} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The HTML fragment that islands/parts/search.ts inserts into the panel: what was found by groups, and always the way to the page of results. The attributes hold
 * the sentence for the live region and whether there is more news.
 */
export function SearchPartResults({ part, newWindow }: { part: SearchPart; newWindow: boolean }) {
  const { links } = usePageContext();
  const [w, site, people] = [useWords(searchWords), useWords(siteWords), useWords(administrationWords)];
  const { query, total, more, next, isGuess } = part;
  const said = total === 0 ? w.nothing : w.found(total, more);
  const groups = [
    [site.dioceses, part.dioceses],
    [people.found, part.people],
    [w.pages, part.pages],
  ] as const;
  return (
    <div data-said={isGuess ? `${w.guess(query)} ${said}` : said} data-next={next ? '' : undefined}>
      {groups.map(
        ([name, items]) =>
          items.length > 0 && (
            <PartGroup key={name} name={name}>
              <ul className="found">
                {items.map((found) => (
                  <Row key={found.id} found={found} newWindow={newWindow} />
                ))}
              </ul>
            </PartGroup>
          ),
      )}
      {part.news.length > 0 && (
        <PartGroup name={site.news}>
          <FoundNews items={part.news} newWindow={newWindow} />
        </PartGroup>
      )}
      <a className="btn btn--line mt-5" href={links.page(listPath('/search', { q: query }))}>
        {w.everything(query)}
      </a>
    </div>
  );
}

function PartGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <p className="caps">{name}</p>
      {children}
    </section>
  );
}

/** A diocese, a page, or a person with the number to call. */
function Row({ found, newWindow }: { found: Found; newWindow: boolean }) {
  const { links, organisation } = usePageContext();
  const { href, kind } = found.link({ links, organisation, language: useLanguage() });
  const { title, offices = [], phone = '' } = found;
  const label = offices[0] ?? kind;
  return (
    <li>
      <a href={href} {...(newWindow ? NEW_WINDOW : {})}>
        <Title as="span" className="title">
          {title}
        </Title>{' '}
        {label && (
          <span className="label" lang={foreign(label)}>
            {label}
          </span>
        )}
      </a>
      {phone && (
        <a className="tel" href={telephone(phone)}>
          {phone.replaceAll(' ', '\u00a0')}
        </a>
      )}
    </li>
  );
}

function FoundNews({ items, newWindow }: { items: readonly Found[]; newWindow: boolean }) {
  const { links, organisation } = usePageContext();
  const language = useLanguage();
  const rows = items.map((found) => {
    const { href, day: said = '' } = found.link({ links, organisation, language });
    return { ...found, href, said };
  });
  return <NewsRows rows={rows} newWindow={newWindow} />;
}
