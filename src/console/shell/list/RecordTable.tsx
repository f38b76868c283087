import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { dashedDay, dayOf, slashedDay } from '#lib/dates.ts';
import { languageOf } from '#lib/language.ts';
import { Check } from '#ui/Check.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Cell, Table, TableRow } from '#ui/Table.tsx';
import { useWords } from '#ui/useWords.ts';
import { mediaPath, shownName } from '../upload/fileNames.ts';
import { SHELL } from '../words.ts';
import { Found } from './Found.tsx';
import type { Selection } from './useSelection.ts';
import { LIST } from './words.ts';

/** A column of a list. */
export interface Column<T> {
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  /**
   * Where it goes when the table is too narrow for columns and each row folds into a block: the title (`main`) with a picture before it,
   * below it in pairs the date and the state, whose it is and who wrote it, or a line of its own that begins with the column's head; a
   * button (`act`) at the end. The heads of pictures and buttons are there for those who can't see them.
   */
  readonly fold: 'picture' | 'main' | 'date' | 'state' | 'of' | 'by' | 'line' | 'act';
}

interface Props<T> {
  /** What the table lists, for those who can't see it. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** The menu of a row, where there is something to do with it. */
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
  menu,
  selection,
}: Props<T>) {
  const words = useWords(LIST);
  const { actions } = useWords(SHELL);
  const heads = columns.map(({ head, fold }) => (
    <span key={head} className={isBare(fold) ? 'vh' : undefined}>
      {head}
    </span>
  ));
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
  const hasAct = columns.some(({ fold }) => fold === 'act');
  const look = [hasPicture && 'table--pictures', hasAct && 'table--acts', all && 'table--checked'];
  return (
    <Table
      caption={caption}
      columns={all ? [all, ...heads] : heads}
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
          {columns.map(({ head, cell, fold }) => (
            <Cell
              key={head}
              className={fold === 'state' ? 'state-cell' : fold}
              data-head={fold === 'line' ? head : undefined}
            >
              {cell(row)}
            </Cell>
          ))}
          {menu && <Cell>{menu(row)}</Cell>}
        </TableRow>
      ))}
    </Table>
  );
}

const isBare = (fold: string): boolean => fold === 'picture' || fold === 'act';

interface RowTitleProps {
  title: string;
  below?: readonly string[];
  /** Where the whole of it is read. */
  to?: string;
  /** Stands out among the others. */
  strong?: boolean;
}

/** The title of a row with a line or two below it, each in its own language. */
export function RowTitle({ title, below = [], to, strong = false }: RowTitleProps) {
  const { untitled } = useWords(LIST);
  const lines = below.filter(Boolean);
  const look = strong ? 't t--strong' : 't';
  return (
    <>
      {to ? (
        <Link className={look} to={to} lang={languageOf(title)}>
          {title ? <Found text={title} /> : untitled}
        </Link>
      ) : (
        <span className={look} lang={languageOf(title)}>
          {title ? <Found text={title} /> : untitled}
        </span>
      )}
      {lines.map((line) => (
        <span key={line} className={lines.length > 1 ? 'd d--one' : 'd'} lang={languageOf(line)}>
          <Found long text={line} />
        </span>
      ))}
    </>
  );
}

/** A small picture of a row; the lattice where there is none. `cover` for papers and books, which stand upright, `wide` for banners. */
export function RowPicture({
  url,
  cover = false,
  wide = false,
}: {
  url: string;
  cover?: boolean;
  wide?: boolean;
}) {
  const shape = ['mini', cover && 'mini--cover', wide && 'mini--wide'].filter(Boolean).join(' ');
  if (!url || url === '0') return <div className={`${shape} mini--none`} />;
  return <img className={shape} src={mediaPath(url)} alt="" loading="lazy" />;
}

/** The picture of a person in an arch; the first letter of the name where there is none. */
export function RowFace({ url, name }: { url: string; name: string }) {
  if (url && url !== '0') return <img className="face" src={mediaPath(url)} alt="" loading="lazy" />;
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (
    <span className="face face--none" aria-hidden="true" lang={languageOf(name)}>
      {first?.segment}
    </span>
  );
}

/** The files of a row, by name, each opened by itself. */
export function RowFile({ url }: { url: string | readonly string[] }) {
  const urls = (typeof url === 'string' ? [url] : url).filter(Boolean);
  return urls.map((one) => (
    <a key={one} className="row-file" href={mediaPath(one)} target="_blank" rel="noopener">
      <Icon name="document" />
      {shownName(one)}
    </a>
  ));
}

/** An address that breaks at its signs rather than within a word. */
export function RowEmail({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, of which none is moved.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A day as lists of papers show it, DD/MM/YYYY (001 §9); of a moment, its day at the church. */
export function RowDay({ day }: { day: string }) {
  return <time dateTime={day}>{slashedDay(day.length > 10 ? dayOf(new Date(day)) : day)}</time>;
}

/** The day of a moment at the church, DD-MM-YYYY (000 §9); nothing where there is none. */
export function RowDashedDay({ day }: { day: string | null }) {
  if (!day) return null;
  const at = dayOf(new Date(day));
  return <time dateTime={at}>{dashedDay(at)}</time>;
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
