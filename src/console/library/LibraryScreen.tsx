import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MEDIA_KINDS } from '#lib/fileKinds.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import type { ListFilter } from '../kit/list/filters.ts';
import { ListBody, SearchBar } from '../kit/list/ListParts.tsx';
import { useListAddress } from '../kit/list/useListAddress.ts';
import { onDemand } from '../kit/onDemand.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { useStaff } from '../kit/session.ts';
import { AddFiles } from './AddFiles.tsx';
import { Asset } from './Asset.tsx';
import { DESCRIBE_PARAMETER } from './describeParameter.ts';
import { DOCUMENT_PARAMETER } from './documentParameter.ts';
import { FileDialog } from './FileDialog.tsx';
import { KeepUnused } from './KeepUnused.tsx';
import { LibraryTable } from './LibraryTable.tsx';
import {
  askedOrder,
  NEWEST,
  nameOfOrder,
  ORDER_NAMES,
  ORDERS,
  type OrderName,
  orderAfter,
  SORTABLE,
} from './libraryOrder.ts';
import { type LibraryAsked, useCountsRefetch, useLibrary, useLibraryCounts } from './useLibrary.ts';
import { LIBRARY } from './words.ts';
import '#ui/Segments.css';
import { FILE_PARAMETER } from './fileParameter.ts';
import './library.css';

/** The URL parameters for the open file, and for the layout of the list. */
const FILE = FILE_PARAMETER;
const VIEW = 'view';
const VIEWS = ['squares', 'list'] as const;
const SHOWN = ['ours', 'for_all', 'undescribed', 'unused', 'everybody', 'trash'] as const;
type Shown = (typeof SHOWN)[number];
/** Shown only while there is something in them. */
const SPARSE = ['for_all', 'undescribed', 'unused'] as const satisfies readonly Shown[];

/** The request parameters for each view. */
const ASKED: Readonly<Record<Shown, Pick<LibraryAsked, 'whose' | 'only'>>> = {
  ours: { whose: 'ours' },
  for_all: { whose: 'for_all' },
  undescribed: { whose: 'ours', only: 'undescribed' },
  unused: { whose: 'ours', only: 'unused' },
  everybody: { whose: 'everybody' },
  trash: { whose: 'ours', only: 'trash' },
};

/** The library, in which each picture and document is stored once: all files of the own unit, and those that others share with all. */
export function LibraryScreen() {
  const words = useWords(LIBRARY);
  const { is } = useStaff();
  const counts = useLibraryCounts();
  const recount = useCountsRefetch();
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const kinds = MEDIA_KINDS.map((value) => ({ value, name: words.kinds[value] }));
  const options: readonly { value: Shown; name: string }[] = [
    { value: 'ours', name: words.ours(counts?.ours) },
    { value: 'for_all', name: words.forAll(counts?.for_all) },
    { value: 'undescribed', name: words.undescribed(counts?.undescribed) },
    { value: 'unused', name: words.unused(counts?.unused) },
    ...(is === 'full_administrator' ? [{ value: 'everybody', name: words.everybody } as const] : []),
    { value: 'trash', name: words.trash },
  ];
  const filters: readonly ListFilter[] = [
    { as: 'select', place: 'bar', name: 'kind', legend: words.kind, options: kinds },
    { as: 'radios', name: 'show', legend: words.show, options },
  ];
  const address = useListAddress(filters, SORTABLE);
  const shown = (address.chosen.show?.[0] ?? 'ours') as Shown;
  const empty: readonly Shown[] = SPARSE.filter((one) => !counts?.[one]);
  const kind = MEDIA_KINDS.find((one) => one === address.chosen.kind?.[0]);
  const list = useLibrary({
    ...{ ...ASKED[shown], search: address.search },
    ...(kind ? { kind } : {}),
    ...askedOrder(address.order),
  });
  const opened = query.get(FILE);
  const pageOfText = Number.parseInt(query.get(DOCUMENT_PARAMETER) ?? '', 10) || 0;
  const view = VIEWS.find((one) => one === query.get(VIEW)) ?? 'squares';
  const put = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true, replace: name === VIEW || name === DOCUMENT_PARAMETER },
    );
  const open = (name?: string) => put(FILE, name);
  const changed = () => {
    recount();
    void list.reload();
  };
  const narrowed = Boolean(address.search || kind || shown !== 'ours');
  return (
    <>
      <ScreenHead title={words.heading}>
        <Button icon={MORE_ICONS.upload} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </ScreenHead>
      <p className="lead-in">{words.lead}</p>
      <SearchBar label={words.search} placeholder={words.searchHere} address={address}>
        <SelectField
          label={words.kind}
          empty={words.allKinds}
          options={kinds}
          value={kind ?? ''}
          onValue={(value) => address.choose({ kind: value ? [value] : [] })}
        />
        <SelectField
          label={words.order}
          empty={words.newest}
          options={ORDER_NAMES.map((value) => ({ value, name: words.orders[value] }))}
          value={nameOfOrder(address.order) ?? ''}
          onValue={(value) => address.sort(ORDERS[value as OrderName])}
        />
      </SearchBar>
      <div className="library-line">
        <Segments
          label={words.show}
          value={shown}
          options={options.filter(({ value }) => value === shown || !empty.includes(value))}
          onValue={(value) => address.choose({ show: value === 'ours' ? [] : [value] })}
        />
        <Segments
          label={words.view}
          value={view}
          options={VIEWS.map((value) => ({ value, name: words.views[value], icon: MORE_ICONS[value] }))}
          onValue={(value) => put(VIEW, value === 'list' ? value : undefined)}
        />
      </div>
      {counts !== undefined && counts.undescribed > 0 && (
        <Button look="text" icon="edit" onClick={() => put(DESCRIBE_PARAMETER, '1')}>
          {words.describeThem(counts.undescribed)}
        </Button>
      )}
      {shown === 'unused' && <KeepUnused files={list.rows ?? []} onKept={changed} />}
      <ListBody
        list={list}
        empty={narrowed ? words.nothing : words.none}
        add={words.add}
        onClear={narrowed ? address.clear : undefined}
      >
        {(rows) =>
          view === 'list' ? (
            <LibraryTable
              rows={rows}
              opens={({ _id }) => ({ to: `?${withFile(query, _id)}`, preventScrollReset: true })}
              order={address.order ?? NEWEST}
              onSort={(by) => address.sort(orderAfter(by, address.order))}
            />
          ) : (
            <ul className="assets">
              {rows.map((file) => (
                <Asset key={file._id} file={file}>
                  {(called) => (
                    <button type="button" className="asset-name" onClick={() => open(file._id)}>
                      {called}
                    </button>
                  )}
                </Asset>
              ))}
            </ul>
          )
        }
      </ListBody>
      {adding && <AddFiles onDone={changed} onClose={() => setAdding(false)} />}
      {query.has(DESCRIBE_PARAMETER) && (
        <SuspenseBoundary>
          <DescribeMany
            onDone={recount}
            onClose={() => {
              put(DESCRIBE_PARAMETER, undefined);
              changed();
            }}
          />
        </SuspenseBoundary>
      )}
      {opened && !pageOfText && (
        <FileDialog
          name={opened}
          onOther={open}
          onText={() => put(DOCUMENT_PARAMETER, '1')}
          onChanged={changed}
          onClose={() => open(undefined)}
        />
      )}
      {opened && pageOfText > 0 && (
        <SuspenseBoundary>
          <DocumentText
            name={opened}
            page={pageOfText}
            onPage={(page) => put(DOCUMENT_PARAMETER, String(page))}
            onClose={() => put(DOCUMENT_PARAMETER, undefined)}
          />
        </SuspenseBoundary>
      )}
    </>
  );
}

/** The query with a file opened over the list. */
function withFile(query: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(FILE, name);
  return next;
}
const DocumentText = onDemand(() => import('./DocumentText.tsx'), 'DocumentText');
const DescribeMany = onDemand(() => import('./DescribeMany.tsx'), 'DescribeMany');
