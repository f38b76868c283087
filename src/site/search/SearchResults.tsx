import { newsPath } from '#lib/newsPath.ts';
import type { NewsTeaser } from '../data.ts';
import { Title } from '../parts/Title.tsx';

/** News that were found, each with its department or diocese. islands/search.ts makes the same rows in the browser. */
export function SearchResults({ items }: { items: readonly NewsTeaser[] }) {
  return (
    <ul className="found">
      {items.map(({ id, type, title, unitName }) => (
        <li key={id}>
          <a href={newsPath(type, id)}>
            <Title as="span" className="title">
              {title}
            </Title>
            <span className="label">{unitName}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
