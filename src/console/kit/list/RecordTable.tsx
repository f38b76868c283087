import { createContext, type PointerEvent, type ReactNode, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';
import { languageOf } from '#lib/language.ts';
import { Check } from '#ui/Check.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Cell, type ColumnSort, Table, TableRow } from '#ui/Table.tsx';
import { useWords } from '#ui/useWords.ts';
import { mediaPath } from '../uploads/fileNames.ts';
import { SHELL } from '../words.ts';
import { Found } from './Found.tsx';
import type { ListOrder } from './listAddress.ts';
import type { Selection } from './useSelection.ts';
import { LIST } from './words.ts';

/** A column of a list. `narrow`: a number, a day or a single word, which needs little room; of a title, that the lines beside it take the rest. */
export interface Column<T, S extends string = never> {
  readonly head: string;
  /** The sort key used when the header is pressed, as the kind names it. */
  readonly sort?: S | undefined;
  readonly cell: (row: T) => ReactNode;
  /** What a CSV file of the list says in this column; one without it is not in the file. */
  readonly text?: (row: T) => string;
  readonly narrow?: boolean;
  /**
   * Where the cell goes when the table is too narrow for columns and each row folds into a block: the title (`main`) with a picture before it; below
   * it in pairs the date and the state, owner (`of`) and author (`by`), or a separate line that begins with the column's header; a button (`act`) at
   * the end. The headers of pictures and buttons are for screen readers.
   */
  readonly fold: 'picture' | 'main' | 'date' | 'state' | 'of' | 'by' | 'line' | 'act';
}

interface Props<T> {
  /** The table's caption, for screen readers. */
  caption: string;
  columns: readonly Column<T, string>[];
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** The link of a row's title. */
  opens?: ((row: T) => LinkProps) | undefined;
  /** The current sort order, and the link to another one. */
  order?: ListOrder | undefined;
  onSort?: (by: string) => void;
  /** The menu of a row, if there are actions. */
  menu?: (row: T) => ReactNode;
  /** For lists whose rows can be checked. */
  selection: Selection | undefined;
}

/** The table of a list, by its columns. */
export function RecordTable<T extends { _id: string }>({
  caption,
  columns,
  rows,
  nameOf,
  opens,
  order,
  onSort,
  menu,
  selection,
}: Props<T>) {
  const words = useWords(LIST);
  const { actions } = useWords(SHELL);
  const sortOf = (by: string | undefined): ColumnSort | undefined =>
    !by || !onSort ? undefined : by !== order?.by ? 'none' : order.down ? 'descending' : 'ascending';
  const sorts = columns.map(({ sort }) => sortOf(sort));
  const heads = columns.map(({ head, fold, sort }) =>
    sort && onSort ? (
      <button key={head} type="button" onClick={() => onSort(sort)}>
        {head}
        {order?.by === sort ? (
          <Icon name={order.down ? 'later' : 'earlier'} />
        ) : (
          <Icon name={EITHER} className="either" />
        )}
      </button>
    ) : (
      <span key={head} className={isBare(fold) ? 'vh' : undefined}>
        {head}
      </span>
    ),
  );
  const all = selection && (
    <Check
      label={words.selectAll}
      text={words.selectAll}
      checked={selection.all}
      some={selection.some}
      onToggle={selection.toggleAll}
    />
  );
  const hasPicture = columns.some(({ fold }) => fold === 'picture');
  const look = [hasPicture && 'table--pictures', all && 'table--checked'];
  return (
    <Table
      caption={caption}
      columns={all ? [all, ...heads] : heads}
      sorts={all ? [undefined, ...sorts] : sorts}
      actions={menu && actions}
      className={look.filter(Boolean).join(' ')}
    >
      {rows.map((row) => (
        <TableRow key={row._id} selected={selection?.has(row._id) ?? false}>
          {selection && (
            <Cell>
              <Check
                label={words.select(nameOf(row))}
                checked={selection.has(row._id)}
                onToggle={() => selection.toggle(row._id)}
              />
            </Cell>
          )}
          {columns.map(({ head, cell, fold, narrow }) => (
            <Cell
              key={head}
              className={fold === 'state' ? 'state-cell' : narrow ? `${fold} narrow` : fold}
              data-head={fold === 'line' ? head : undefined}
              onPointerEnter={showWhole}
            >
              {fold === 'main' && opens ? (
                <TitleLink.Provider value={opens(row)}>{cell(row)}</TitleLink.Provider>
              ) : (
                cell(row)
              )}
            </Cell>
          ))}
          {menu && <Cell>{menu(row)}</Cell>}
        </TableRow>
      ))}
    </Table>
  );
}

/** The pointer on a cell that is cut at its end shows the whole text, which screen readers have anyway. */
function showWhole({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  const isCut = [cell, ...cell.querySelectorAll('*')].some(
    (one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0,
  );
  cell.title = isCut ? cell.innerText : '';
}

/** For a header that can sort the list but does not at present. */
const EITHER = <path d="M7.5 20V5M3.5 9l4-4 4 4M16.500 4v15M12.500 15l4 4 4-4" />;
const isBare = (fold: string): boolean => fold === 'picture' || fold === 'act';

/** The title link of the row being rendered. */
const TitleLink = createContext<LinkProps | undefined>(undefined);

interface RowTitleProps {
  title: string;
  below?: readonly string[];
  /** The same of its running text, which a phone shows only where it has what was searched for. */
  text?: readonly string[];
  /** Where the full record can be read, if the title does not open it. */
  to?: string;
  /** Emphasised among the others. */
  strong?: boolean;
}

/** The title of a row with one or two lines below it, each in its own language. */
export function RowTitle({ title, below = [], text = [], to, strong = false }: RowTitleProps) {
  const { untitled } = useWords(LIST);
  const lines = [...below, ...text].filter(Boolean);
  const opening = useContext(TitleLink);
  const link = to === undefined ? opening : { to };
  const look = strong ? 't t--strong' : 't';
  return (
    <>
      {link ? (
        <Link className={look} {...link} lang={languageOf(title)}>
          {title ? <Found text={title} /> : untitled}
        </Link>
      ) : (
        <span className={look} lang={languageOf(title)}>
          {title ? <Found text={title} /> : untitled}
        </span>
      )}
      {lines.map((line) => (
        <span key={line} className={text.includes(line) ? 'd d--text' : 'd'} lang={languageOf(line)}>
          {' '}
          <Found long text={line} />
        </span>
      ))}
    </>
  );
}

/**
 * A small picture of a row, or the placeholder pattern. `cover` for documents and books, which are upright, `wide` for banners, `whole` for logos and
 * advertisements, which must not be cropped.
 */
export function RowPicture({
  url,
  cover = false,
  wide = false,
  whole = false,
}: {
  url: string;
  cover?: boolean;
  wide?: boolean;
  whole?: boolean;
}) {
  const looks = ['mini', cover && 'mini--cover', wide && 'mini--wide', whole && 'mini--whole'];
  const shape = looks.filter(Boolean).join(' ');
  if (!url || url === '0') return <div className={`${shape} mini--none`} />;
  return <img className={shape} src={mediaPath(url)} alt="" loading="lazy" />;
}

/** Whether visitors see a record. */
export function RowState({ on, children }: { on: boolean; children?: ReactNode }) {
  const words = useWords(LIST);
  return (
    <>
      <span className={on ? 'state state--on' : 'state state--off'}>
        {on ? words.active : words.inactive}
      </span>
      {children}
    </>
  );
}
