import { Link } from 'react-router';
import type { NewsDoc } from '#kinds/news.ts';
import { shortDay } from '#lib/dayNames.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { languageOf } from '#lib/language.ts';
import { Check } from '#ui/Check.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Cell, Table, TableRow } from '#ui/Table.tsx';
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

/** The news of a list. */
export function NewsTable({ rows, words, selection, onToggle, onDelete }: Props) {
  const columns = [NEWS.main, NEWS.date, words.unitColumn, NEWS.author, SHELL.status];
  const all = selection && (
    <Check
      label={SHELL.selectAll}
      text={SHELL.selectAll}
      checked={selection.all}
      some={selection.some}
      onToggle={selection.toggleAll}
    />
  );
  return (
    <Table
      caption={words.heading}
      columns={all ? [all, ...columns] : columns}
      actions={SHELL.actions}
      {...(all ? {} : { className: 'table--unchecked' })}
    >
      {rows.map((row) => (
        <Row key={row._id} {...{ row, words, selection, onToggle, onDelete }} />
      ))}
    </Table>
  );
}

function Row({ row, words, selection, onToggle, onDelete }: Omit<Props, 'rows'> & { row: NewsDoc }) {
  const title = row.title || NEWS.untitled;
  const text = excerpt(textOf(row.description), 240);
  // On the department list the sub-heading comes first, with the text under it (AMB-013).
  const heading = words.unit === 'department' ? row.heading : '';
  return (
    <TableRow selected={selection?.has(row._id) ?? false}>
      {selection && (
        <Cell>
          <Check
            label={`Select ${title}`}
            checked={selection.has(row._id)}
            onToggle={() => selection.toggle(row._id)}
          />
        </Cell>
      )}
      <Cell className="main">
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
      </Cell>
      <Cell className="date">{row.date && shortDay(row.date)}</Cell>
      <Cell className="of">{row.department_name || row.diocese_name}</Cell>
      <Cell className="by">{row.created_by.user_name}</Cell>
      <Cell className="is">
        <span className={row.activated ? 'state state--on' : 'state state--off'}>
          {row.activated ? SHELL.active : SHELL.inactive}
        </span>
        {!row.activated && !selection && <span className="waits">{NEWS.waiting}</span>}
      </Cell>
      <Cell>
        <Menu label={`${SHELL.actions} for ${title}`} icon="more">
          <Link to={words.paths.edit(row._id)}>
            <Icon name="edit" />
            {NEWS.edit}
          </Link>
          {selection && (
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
      </Cell>
    </TableRow>
  );
}
