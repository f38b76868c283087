import { Link } from 'react-router';
import { shortDay } from '#lib/dates.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { languageOf } from '#lib/language.ts';
import { Check } from '#ui/Check.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { NewsDoc } from '../docs.ts';
import type { Selection } from '../shell/useSelection.ts';
import { SHELL } from '../shell/words.ts';
import { NEWS, type NewsWords } from './words.ts';

interface Props {
  rows: readonly NewsDoc[];
  words: NewsWords;
  /** For full administrators; others can't switch news, so they have nothing to check. */
  selection: Selection | undefined;
  onToggle: (row: NewsDoc) => void;
  onDelete: (row: NewsDoc) => void;
}

/** The news of a list. The table keeps its roles, since it folds into blocks where it is narrow. */
export function NewsTable({ rows, words, selection, onToggle, onDelete }: Props) {
  return (
    <div className="tablebox">
      <table className={selection ? 'table' : 'table table--unchecked'} role="table">
        <caption className="vh">{words.heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader">
                <Check
                  label={SHELL.selectAll}
                  checked={selection.all}
                  some={selection.some}
                  onToggle={selection.toggleAll}
                />
              </th>
            )}
            <th role="columnheader">{NEWS.main}</th>
            <th role="columnheader">{NEWS.date}</th>
            <th role="columnheader">{words.unitColumn}</th>
            <th role="columnheader">{NEWS.author}</th>
            <th role="columnheader">{SHELL.status}</th>
            <th role="columnheader">
              <span className="vh">{SHELL.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row._id} {...{ row, words, selection, onToggle, onDelete }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, words, selection, onToggle, onDelete }: Omit<Props, 'rows'> & { row: NewsDoc }) {
  const title = row.title || NEWS.untitled;
  const text = excerpt(textOf(row.description), 240);
  // On the department list the sub-heading comes first, with the text under it (AMB-013).
  const heading = words.unit === 'department' ? row.heading : '';
  const isOffice = selection !== undefined;
  return (
    <tr role="row" data-selected={selection?.has(row._id) || undefined}>
      {selection && (
        <td role="cell">
          <Check
            label={`Select ${title}`}
            checked={selection.has(row._id)}
            onToggle={() => selection.toggle(row._id)}
          />
        </td>
      )}
      <td role="cell" className="main">
        <span className="t" lang={languageOf(title)}>
          {title}
        </span>
        {heading && (
          <span className="d d--one" lang={languageOf(heading)}>
            {heading}
          </span>
        )}
        {text && (
          <span className={heading ? 'd d--one' : 'd'} lang={languageOf(text)}>
            {text}
          </span>
        )}
      </td>
      <td role="cell" className="date">
        <span>{row.date && shortDay(row.date)}</span>
      </td>
      <td role="cell" className="of">
        <span>{row.department_name || row.diocese_name}</span>
      </td>
      <td role="cell" className="by">
        <span>{row.created_by.user_name}</span>
      </td>
      <td role="cell" className="is">
        <span className={row.activated ? 'state state--on' : 'state state--off'}>
          {row.activated ? SHELL.active : SHELL.inactive}
        </span>
        {!row.activated && !isOffice && <span className="waits">{NEWS.waiting}</span>}
      </td>
      <td role="cell">
        <Menu label={`${SHELL.actions} for ${title}`} icon="more">
          <Link to={words.paths.edit(row._id)}>
            <Icon name="edit" />
            {NEWS.edit}
          </Link>
          {isOffice && (
            <button type="button" onClick={() => onToggle(row)}>
              <Icon name="eye" />
              {row.activated ? SHELL.makeInactive : SHELL.makeActive}
            </button>
          )}
          <button type="button" className="bad" onClick={() => onDelete(row)}>
            <Icon name="trash" />
            {NEWS.remove}
          </button>
        </Menu>
      </td>
    </tr>
  );
}
