import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import type { EveryDoc } from '#kinds/docs.ts';
import { TRASH_DAYS, unitInTrash } from '#kinds/trash.ts';
import { daysBetween, momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { type AnyDoc, recordCalls } from '../form/recordCalls.ts';
import { HistoryLink } from '../HistoryLink.tsx';
import { BackLink, ScreenHead } from '../ScreenHead.tsx';
import { useStaff } from '../session.ts';
import { useSentence } from '../useSentence.ts';
import { useUnits } from '../useUnits.ts';
import { SHELL } from '../words.ts';
import { ListBody, SearchBar } from './ListParts.tsx';
import { LIST_LATER } from './laterWords.ts';
import { mayDo } from './mayDo.ts';
import { type Column, RecordTable } from './RecordTable.tsx';
import { useTrashQueries } from './trashParameter.ts';
import { TRASH } from './trashWords.ts';
import type { List } from './useList.ts';
import type { RecordList } from './useRecordList.ts';

type TrashedDoc = AnyDoc & Pick<EveryDoc, 'removal'>;

/** What the trash needs from its list, whatever the kind. */
export interface TrashProps {
  list: List<TrashedDoc> & Pick<RecordList<Kind>, 'of' | 'address'>;
  words: { readonly heading: string };
  columns: readonly Column<TrashedDoc>[];
  nameOf: (row: TrashedDoc) => string;
  pages?: { readonly edit: (id: string) => string };
  form?: unknown;
  onChange?: () => unknown;
}

/** From this many remaining days on, the permanent deletion is announced in colour. */
const SOON = 3;

/** The deleted records of a list: who deleted them and when, and restoring them (ADD-4). It uses the list's own descriptive columns. */
export function TrashList({ list, words, columns, nameOf, pages, form, onChange }: TrashProps) {
  const own = useWords(TRASH);
  const [shell, later] = [useWords(SHELL), useWords(LIST_LATER)];
  const language = useLanguage();
  const sentence = useSentence();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useTrashQueries();
  const { of, address } = list;
  const may = mayDo(of, useStaff().is);
  const unitGone = useGoneUnits(of);
  const goes = of.purgeable;
  const calls = recordCalls(of);
  const now = new Date();
  const heading = own.heading(words.heading);

  const restoring = useMutation({
    mutationFn: (row: TrashedDoc) => calls.restore(row._id),
    onSuccess: async (_answer, row) => {
      const edit = pages ? pages.edit(row._id) : form && `${pathname}?form=${row._id}`;
      const open = edit && may.change ? [{ name: own.openIt, run: () => void navigate(edit) }] : [];
      say(row.activated === false ? own.restoredInactive : own.restored, ...open);
      await Promise.all([list.reload(), onChange?.()]);
    },
    onError: (error) => sayFailed(sentence(error, later.restoreFailed)),
  });

  // If no picture tells records apart, further lines of the list do.
  const hasPicture = columns.some(({ fold }) => fold === 'picture');
  const shown = ['picture', 'main', 'of', ...(hasPicture ? [] : ['line'])];
  const what = columns.filter(({ fold }) => shown.includes(fold));
  const shownColumns: Column<TrashedDoc>[] = [
    {
      head: own.deleted,
      fold: 'line',
      cell: ({ removal }) =>
        removal &&
        [removal.by.user_name, momentFromNow(new Date(removal.at), now, language)].filter(Boolean).join(', '),
    },
    {
      head: own.goneIn,
      fold: 'line',
      cell: ({ removal }) => {
        if (!removal || !goes) return null;
        const left = TRASH_DAYS - daysBetween(new Date(removal.at), now);
        return <span className={left <= SOON ? 'warn' : undefined}>{own.days(left)}</span>;
      },
    },
    {
      head: own.restore,
      fold: 'act',
      cell: (row) => (
        <Restore
          name={own.restoreOf(nameOf(row))}
          why={unitGone(row)}
          busy={restoring.isPending && restoring.variables._id === row._id}
          onRestore={() => restoring.mutate(row)}
        />
      ),
    },
  ];
  return (
    <>
      <BackLink to={pathname + queries.list} name={words.heading} />
      <ScreenHead title={heading} />
      <p className="lead-in">{goes ? own.goes(TRASH_DAYS) : own.stays}</p>
      <SearchBar label={own.search} address={address} />
      <ListBody
        list={list}
        empty={own.empty}
        next="trash"
        onClear={address.search ? address.clear : undefined}
        counted={own.count}
      >
        {(rows) => (
          <RecordTable
            caption={heading}
            columns={
              [
                ...what,
                ...shownColumns.filter(({ head }) => goes || head !== own.goneIn),
              ] as Column<TrashedDoc>[]
            }
            rows={rows}
            nameOf={nameOf}
            menu={(row) => (
              <Menu label={shell.actionsFor(nameOf(row))} icon="more">
                <HistoryLink kind={of.name} id={row._id} name={nameOf(row)} back={heading} />
              </Menu>
            )}
            selection={undefined}
          />
        )}
      </ListBody>
    </>
  );
}

/** The restore button, or the reason why it is disabled. */
function Restore(props: { name: string; why: string | undefined; busy: boolean; onRestore: () => void }) {
  const { restore } = useWords(TRASH);
  const id = useId();
  return (
    <>
      <Button
        look="line"
        icon={MORE_ICONS.undo}
        aria-label={props.name}
        aria-describedby={props.why && id}
        disabled={props.why !== undefined}
        busy={props.busy}
        onClick={props.onRestore}
      >
        {restore}
      </Button>
      {props.why && (
        <span className="hint" id={id}>
          {props.why}
        </span>
      )}
    </>
  );
}

/** Returns the message for a record whose unit is in the trash too; only for the office, whose lists hold records of many units. */
function useGoneUnits(of: Kind): (row: object) => string | undefined {
  const isOffice = useStaff().is === 'full_administrator';
  const has = (unit: UnitKind) => isOffice && unitsOf(of).includes(unit);
  const there = {
    department: useUnits('department', has('department')),
    diocese: useUnits('diocese', has('diocese')),
  };
  return (row) => {
    for (const unit of unitsOf(of)) {
      const ref = unitOf(row, unit);
      if (ref && there[unit] && !there[unit].some(({ value }) => value === ref._id))
        return unitInTrash(unit, ref.name);
    }
    return undefined;
  };
}

/** The unit of a record by its populated field, which has a plural name where the record belongs to one unit (AMB-010). */
function unitOf(row: object, unit: UnitKind): { _id: string; name: string } | undefined {
  const named = row as Readonly<Record<string, unknown>>;
  const found = [named[`${unit}s`], named[unit]].find((value) => typeof value === 'object' && value !== null);
  return found as { _id: string; name: string } | undefined;
}
