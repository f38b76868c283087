import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { onDemand, useFetched } from '../../onDemand.ts';
import { SuspenseBoundary } from '../../SuspenseBoundary.tsx';
import { useStaff } from '../../session.ts';
import type { AnyDoc, RecordDoc } from '../form/recordCalls.ts';
import { BackLink, ScreenHead } from '../ScreenHead.tsx';
import { Tabs } from '../Tabs.tsx';
import { type TabRow, useEntryTabs } from '../useEntryTabs.ts';
import { useWaitingCounts, WAITING_COUNTS } from '../useWaitingCounts.ts';
import { SHELL } from '../words.ts';
import type { Reviewed } from './AuthorNote.tsx';
import type { SortName } from './dated.ts';
import { ListWork } from './ListWork.tsx';
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

/** The words of a list screen, all of them as the specification gives them, and the texts for failures (000 §8). */
export interface ListWords {
  readonly heading: string;
  /** Of lists that are added to and changed here. */
  readonly add?: string;
  readonly edit?: string;
  readonly remove: string;
  /** The search box's name for those who can't see what it stands above; without it there is none. */
  readonly search?: string;
  readonly empty: string;
  /** The question before deleting, where it is not the one of all lists. */
  readonly prompt?: string;
  /** What follows from deleting, where that is not plain. */
  readonly note?: string;
  /** The toast after deleting, where it is given. */
  readonly deleted?: string;
  /** What is selected, for the bar of bulk acts. */
  readonly selected?: string;
  readonly failed: { readonly remove: string; readonly switch?: string };
}

/** What a form over the list is given. */
export interface ModalProps {
  id: string | undefined;
  /** It was saved: closes the form and loads the list anew. */
  onSaved: () => unknown;
  onClose: () => void;
}

interface Props<K extends Kind> {
  list: RecordList<K>;
  words: ListWords;
  /** All but the state, which follows from the kind. */
  columns: readonly Column<RecordDoc<K>, SortName<K>>[];
  /** What a row is called in the names of its buttons. */
  nameOf: (row: RecordDoc<K>) => string;
  /** The pages that add and edit, or the form that opens over the list, which may be fetched only then. */
  pages?: { readonly add: string; readonly edit: (id: string) => string };
  form?: (props: ModalProps) => ReactNode;
  /** Those of its entry of the sidebar, where nothing else is said. */
  tabs?: TabRow;
  /** The head of the screen, given what can be started there, where it is more than heading and tabs. */
  head?: (acts: ReactNode) => ReactNode;
  /** The rows, where they are no table. The columns are those of the trash then. */
  cards?: (rows: readonly RecordDoc<K>[], menu: (row: RecordDoc<K>) => ReactNode) => ReactNode;
  /** The rows as more than one table, each made by `table` out of its rows. */
  tables?: (
    rows: readonly RecordDoc<K>[],
    table: (caption: string, rows: readonly RecordDoc<K>[]) => ReactNode,
  ) => ReactNode;
  /** Where the section came from, for pages below another one. */
  back?: { readonly to: string; readonly name: string };
  /** There is at most one record: adding is offered while there is none. */
  single?: boolean;
  /** What can be done with the whole list, beside adding. */
  acts?: ReactNode;
  /** Counts and notices above the search. */
  above?: ReactNode;
  /** What is to be said of the rows, behind them. */
  below?: ReactNode;
  /** What else the menu of a row offers, and what else is done with the checked rows; `done` clears the selection. */
  menuMore?: (row: RecordDoc<K>) => ReactNode;
  bulk?: (rows: readonly RecordDoc<K>[], done: () => void) => ReactNode;
  /** What follows from deleting this row, where that is not plain. */
  noteOf?: (row: RecordDoc<K>) => string | undefined;
  /** Something was saved, switched, deleted or brought back: load what else shows it. The list itself is loaded anew already. */
  onChange?: () => unknown;
  clearEach?: boolean;
}

/**
 * A list with everything around it: heading and 'Add', tabs, search, filters, the table with a menu per row, bulk acts, the form over it,
 * the question before deleting, and its trash. Who is offered what follows from the kind's declaration; the server decides anyway.
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
  const failed = words.failed.switch ?? '';
  const switchOne = useSwitch({ of, failed, onChange: changed });
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
            <RowPlans {...(row as AnyDoc)} />
          </SuspenseBoundary>
        )}
      </>
    ),
  };
  const { Part: RowMore, fetch: fetchMore } = useFetched(more, 'RowMore');
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
        <SuspenseBoundary>
          <TemplateMenu of={of} add={pages?.add} />
        </SuspenseBoundary>
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
        clearEach={clearEach}
      >
        {(rows) => props.cards?.(rows, menu) ?? props.tables?.(rows, table) ?? table(words.heading, rows)}
      </ListWork>
      {props.below}
      {checked.length > 0 && (
        <SuspenseBoundary>
          <ListBulk
            of={of}
            rows={checked}
            acts={isMany}
            label={words.selected ?? words.heading}
            nameOf={nameOf as (row: AnyDoc) => string}
            onChange={changed}
            onClear={selection.clear}
          >
            {props.bulk?.(checked, selection.clear)}
          </ListBulk>
        </SuspenseBoundary>
      )}
      <SuspenseBoundary>
        {modal.open && form?.({ id: modal.open.id, onSaved: saved, onClose: modal.close })}
      </SuspenseBoundary>
      {removal.dialog}
    </>
  );
}

const TemplateMenu = onDemand(() => import('../../templates/TemplateMenu.tsx'), 'TemplateMenu');
const more = () => import('./RowMore.tsx');
const RowPlans = onDemand<'RowPlans', Pick<AnyDoc, 'plans'>>(more, 'RowPlans');
const ListBulk = onDemand(() => import('../../many/ListBulk.tsx'), 'ListBulk');
const TrashList = onDemand(() => import('./TrashList.tsx'), 'TrashList');
const isOn = (row: AnyDoc): boolean => row.activated === true;
