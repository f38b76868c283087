import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { FeaturePart, useFeature } from '../features.tsx';
import type { AnyDoc, RecordDoc } from '../form/recordCalls.ts';
import { onDemand, useFetched } from '../onDemand.ts';
import { BackLink, ScreenHead } from '../ScreenHead.tsx';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { useStaff } from '../session.ts';
import { Tabs } from '../Tabs.tsx';
import { type TabRow, useEntryTabs } from '../useEntryTabs.ts';
import { useWaitingCounts, WAITING_COUNTS } from '../useWaitingCounts.ts';
import { SHELL } from '../words.ts';
import type { Reviewed } from './AuthorNote.tsx';
import type { SortName } from './dated.ts';
import type { EmptyProps } from './EmptyList.tsx';
import { ListWork } from './ListWork.tsx';
import { loadRowMore } from './loadRowMore.tsx';
import { mayDo } from './mayDo.ts';
import { type Column, RecordTable, RowState } from './RecordTable.tsx';
import { ReviewState } from './Review.tsx';
import { TrashLink } from './TrashLink.tsx';
import type { TrashProps } from './TrashList.tsx';
import { useOpenForm } from './useOpenForm.ts';
import type { RecordList } from './useRecordList.ts';
import { useRemove } from './useRemove.tsx';
import { useSelection } from './useSelection.ts';
import { useSwitch } from './useSwitch.ts';
import { LIST } from './words.ts';

/** The words of a list screen as the specification gives them, and the failure messages (000 §8). */
export interface ListWords {
  readonly heading: string;
  /** For lists whose records are added and edited here. */
  readonly add?: string;
  readonly edit?: string;
  readonly remove: string;
  /** The accessible label of the search box; without it there is no search box. */
  readonly search?: string;
  readonly empty: string;
  /** The question before deleting, if it is not the one shared by all lists. */
  readonly prompt?: string;
  /** The consequences of deleting, if they are not obvious. */
  readonly note?: string;
  /** The toast after deleting, if the specification gives one. */
  readonly deleted?: string;
  /** The name of the selected records, for the bulk action bar. */
  readonly selected?: string;
  readonly failed: { readonly remove: string; readonly switch?: string };
}

/** The props of a form over the list. */
export interface ModalProps {
  id: string | undefined;
  /** After saving: closes the form and reloads the list. */
  onSaved: () => unknown;
  onClose: () => void;
}

/** The columns of a list of records. */
export type RecordColumns<K extends Kind> = readonly Column<RecordDoc<K>, SortName<K>>[];

interface Props<K extends Kind> extends Pick<EmptyProps, 'next'> {
  list: RecordList<K>;
  words: ListWords;
  /** All columns but the state, which follows from the kind. */
  columns: RecordColumns<K>;
  /** The name of a row in the labels of its buttons. */
  nameOf: (row: RecordDoc<K>) => string;
  /** The pages for adding and editing; otherwise the form that opens over the list, which may be loaded only then. */
  pages?: { readonly add: string; readonly edit: (id: string) => string };
  form?: (props: ModalProps) => ReactNode;
  /** The tabs; by default those of the sidebar entry. */
  tabs?: TabRow;
  /** Renders the head of the screen with its actions, if it is more than heading and tabs. */
  head?: (acts: ReactNode) => ReactNode;
  /** Renders the rows as cards instead of a table. The columns are then used for the trash. */
  cards?: (rows: readonly RecordDoc<K>[], menu: (row: RecordDoc<K>) => ReactNode) => ReactNode;
  /** Splits the rows into several tables, each made by `table` from its rows. */
  tables?: (
    rows: readonly RecordDoc<K>[],
    table: (caption: string, rows: readonly RecordDoc<K>[]) => ReactNode,
  ) => ReactNode;
  /** The parent section, for pages below another one. */
  back?: { readonly to: string; readonly name: string };
  /** There is at most one record: adding is offered only while there is none. */
  single?: boolean;
  /** Actions on the whole list, besides adding. */
  acts?: ReactNode;
  /** Counts and notices above the search. */
  above?: ReactNode;
  /** Remarks below the rows. */
  below?: ReactNode;
  /** Further entries of a row's menu, and further bulk actions; `done` clears the selection. */
  menuMore?: (row: RecordDoc<K>) => ReactNode;
  bulk?: (rows: readonly RecordDoc<K>[], done: () => void) => ReactNode;
  /** The consequences of deleting this row, if they are not obvious. */
  noteOf?: (row: RecordDoc<K>) => string | undefined;
  /** Something was saved, switched, deleted or restored: reload what else shows it. The list itself has already been reloaded. */
  onChange?: () => unknown;
  clearEach?: boolean;
}

/**
 * A list screen: heading and 'Add', tabs, search, filters, the table with a menu per row, bulk actions, the form over it, the delete confirmation,
 * and the trash. The kind's declaration determines who is offered what; the server decides anyway.
 */
export function RecordListScreen<K extends Kind>(props: Props<K>) {
  return props.list.isTrash ? (
    <SuspenseBoundary fallback={<Skeleton rows={6} />}>
      <TrashList {...(props as unknown as TrashProps)} />
    </SuspenseBoundary>
  ) : (
    <LiveList {...props} />
  );
}

function LiveList<K extends Kind>(props: Props<K>) {
  const { list, words, columns, nameOf, pages, form, back, above, clearEach } = props;
  const ofEntry = useEntryTabs();
  const tabs = props.tabs ?? ofEntry;
  const { of } = list;
  const rowMenu = useFeature('rowMenu');
  const shared = useWords(LIST);
  const { actionsFor } = useWords(SHELL);
  const counts = useWaitingCounts();
  const may = mayDo(of, useStaff().is);
  const modal = useOpenForm();
  const client = useQueryClient();
  const changed = () =>
    Promise.all([
      list.reload(),
      props.onChange?.(),
      of.reviewed && client.invalidateQueries({ queryKey: [WAITING_COUNTS] }),
    ]);
  const saved = () => {
    modal.close();
    return changed();
  };
  const switchOne = useSwitch({ of, failed: words.failed.switch ?? '', onChange: changed });
  const { prompt = shared.prompt, deleted } = words;
  const removal = useRemove({
    of,
    ...{ prompt, deleted, rows: list.rows, note: words.note, failed: words.failed.remove },
    noteOf: props.noteOf as ((row: AnyDoc) => string | undefined) | undefined,
    onChange: changed,
  });
  const selection = useSelection(list.rows?.map((row) => row._id) ?? []);
  const mayAdd = may.create && (!props.single || list.rows?.length === 0);
  const isMany = of.comesAgain === true && may.remove;

  const checked = (list.rows ?? []).filter((row) => selection.has(row._id));
  const opens = (row: RecordDoc<K>): LinkProps => (pages ? { to: pages.edit(row._id) } : modal.to(row._id));
  const state: Column<RecordDoc<K>, string> = {
    head: shared.status,
    sort: of.sortable?.activated && 'activated',
    fold: 'state',
    cell: (row) => (
      <>
        {of.reviewed ? <ReviewState row={row as AnyDoc & Reviewed} /> : <RowState on={isOn(row)} />}
        {(row as AnyDoc).plans && (
          <SuspenseBoundary>
            <PlanLines plans={(row as AnyDoc).plans ?? []} />
          </SuspenseBoundary>
        )}
      </>
    ),
  };
  const { Part: RowMore, fetch: fetchMore } = useFetched(() => loadRowMore(rowMenu), 'RowMore');
  const menu = (row: RecordDoc<K>) => (
    <Menu label={actionsFor(nameOf(row))} icon="more" before={fetchMore}>
      {(opened) => (
        <>
          {props.menuMore?.(row)}
          {pages && may.change && (
            <Link to={pages.edit(row._id)}>
              <Icon name="edit" />
              {words.edit}
            </Link>
          )}
          {form && may.change && (
            <button type="button" onClick={() => modal.show(row._id)}>
              <Icon name="edit" />
              {words.edit}
            </button>
          )}
          {may.switch && (
            <button type="button" onClick={() => switchOne(row)}>
              <Icon name="eye" />
              {isOn(row) ? shared.makeInactive : shared.makeActive}
            </button>
          )}
          {opened && RowMore && (
            <RowMore
              on={!of.switchable || isOn(row)}
              {...{ of, may, add: pages?.add }}
              id={row._id}
              name={nameOf(row)}
              back={words.heading}
            />
          )}
          {may.remove && (
            <button type="button" className="bad" onClick={() => removal.ask(row._id)}>
              <Icon name="trash" />
              {words.remove}
            </button>
          )}
        </>
      )}
    </Menu>
  );
  const table = (caption: string, rows: readonly RecordDoc<K>[]) => (
    <RecordTable
      caption={caption}
      columns={of.switchable ? [...columns, state] : columns}
      rows={rows}
      nameOf={nameOf}
      opens={(pages ?? form) && may.change ? opens : undefined}
      order={list.order}
      onSort={list.sortBy}
      menu={menu}
      selection={isMany || props.bulk ? selection : undefined}
    />
  );
  const acts = (
    <>
      {props.acts}
      {pages && mayAdd && (
        <Link className={buttonClass()} to={pages.add}>
          <Icon name="plus" />
          {words.add}
        </Link>
      )}
      {form && mayAdd && (
        <Button icon="plus" onClick={() => modal.show()}>
          {words.add}
        </Button>
      )}
      {mayAdd && counts?.templates?.includes(of.name) && (
        <FeaturePart name="beginFrom" of={{ of, add: pages?.add }} />
      )}
    </>
  );

  return (
    <>
      {props.head ? (
        props.head(acts)
      ) : (
        <>
          {back && <BackLink {...back} />}
          <ScreenHead title={words.heading}>{acts}</ScreenHead>
          {tabs && <Tabs {...tabs} />}
        </>
      )}
      {above}
      <ListWork
        list={list}
        search={words.search}
        beside={may.remove && <TrashLink />}
        empty={words.empty}
        {...{ next: props.next, add: mayAdd ? words.add : undefined }}
        clearEach={clearEach}
      >
        {(rows) => props.cards?.(rows, menu) ?? props.tables?.(rows, table) ?? table(words.heading, rows)}
      </ListWork>
      {props.below}
      {checked.length > 0 && (
        <FeaturePart
          name="checked"
          of={{
            of,
            rows: checked,
            acts: isMany,
            label: words.selected ?? words.heading,
            nameOf: nameOf as (row: AnyDoc) => string,
            onChange: changed,
            onClear: selection.clear,
            children: props.bulk?.(checked, selection.clear),
          }}
        />
      )}
      <SuspenseBoundary>
        {modal.open && form?.({ id: modal.open.id, onSaved: saved, onClose: modal.close })}
      </SuspenseBoundary>
      {removal.dialog}
    </>
  );
}

const PlanLines = onDemand(() => import('./PlanLines.tsx'), 'PlanLines');
const TrashList = onDemand(() => import('./TrashList.tsx'), 'TrashList');
const isOn = (row: AnyDoc): boolean => row.activated === true;
