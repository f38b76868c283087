import type { LinkProps } from 'react-router';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { ListOrder } from '../kit/list/listAddress.ts';
import { type Column, RecordTable, RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { isShownWhole } from './Asset.tsx';
import { calledOf, type ListedFile, usedPlaces } from './useLibrary.ts';
import { LIBRARY } from './words.ts';

interface Props {
  rows: readonly ListedFile[];
  /** The link that opens a file. */
  opens: (file: ListedFile) => LinkProps;
  order: ListOrder;
  onSort: (by: string) => void;
}

/** The files as a table that can be sorted by its headers. */
export function LibraryTable({ rows, opens, order, onSort }: Props) {
  const words = useWords(LIBRARY);
  const language = useLanguage();
  const columns: readonly Column<ListedFile, string>[] = [
    {
      head: words.views.squares,
      fold: 'picture',
      cell: (file) => <RowPicture url={file.small} whole={isShownWhole(file)} />,
    },
    {
      head: words.shows,
      sort: 'name',
      fold: 'main',
      cell: (file) => <RowTitle title={calledOf(file)} below={remarks(file)} />,
    },
    { head: words.whose, fold: 'of', cell: (file) => file.whose || words.office },
    { head: words.placesHead, fold: 'line', narrow: true, cell: (file) => usedPlaces(file).length },
    {
      head: words.came,
      sort: 'created_at',
      fold: 'date',
      narrow: true,
      cell: (file) => shortDay(dayOf(new Date(file.created_at)), language),
    },
  ];
  const remarks = (file: ListedFile) => [
    file.for_all ? words.tag : '',
    file.kind === 'image' && !file.alt && !file.decorative ? words.saysNothing : '',
  ];
  return (
    <RecordTable
      caption={words.heading}
      columns={columns}
      rows={rows}
      nameOf={calledOf}
      {...{ opens, order, onSort }}
      selection={undefined}
    />
  );
}
