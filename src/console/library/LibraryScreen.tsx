import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../session.ts';
import type { ListFilter } from '../shell/list/filters.ts';
import { ListBody, SearchBar } from '../shell/list/ListParts.tsx';
import { useListAddress } from '../shell/list/useListAddress.ts';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { AddFiles } from './AddFiles.tsx';
import { Asset } from './Asset.tsx';
import { FileDialog } from './FileDialog.tsx';
import { KeepUnused } from './KeepUnused.tsx';
import { type LibraryAsked, useCountsAnew, useLibrary, useLibraryCounts } from './useLibrary.ts';
import { LIBRARY } from './words.ts';
import '#ui/Segments.css';
import './library.css';

/** The parameter of the address that names the opened file. */
const FILE = 'file';
const KINDS = ['image', 'document', 'video'] as const;
const SHOWN = ['ours', 'for_all', 'undescribed', 'unused', 'everybody', 'trash'] as const;
type Shown = (typeof SHOWN)[number];

/** What the list is asked for by what is shown. */
const ASKED: Readonly<Record<Shown, Pick<LibraryAsked, 'whose' | 'only'>>> = {
  ours: { whose: 'ours' },
  for_all: { whose: 'for_all' },
  undescribed: { whose: 'ours', only: 'undescribed' },
  unused: { whose: 'ours', only: 'unused' },
  everybody: { whose: 'everybody' },
  trash: { whose: 'ours', only: 'trash' },
};

/** Pictures and papers once: all files of the own unit, and what others share with all. */
export function LibraryScreen() {
  const words = useWords(LIBRARY);
  const { is } = useStaff();
  const counts = useLibraryCounts();
  const countAnew = useCountsAnew();
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const kinds = KINDS.map((value) => ({ value, name: words.kinds[value] }));
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
  const address = useListAddress(filters);
  const shown = (address.chosen.show?.[0] ?? 'ours') as Shown;
  const kind = KINDS.find((one) => one === address.chosen.kind?.[0]);
  const list = useLibrary({ ...ASKED[shown], search: address.search, ...(kind ? { kind } : {}) });
  const opened = query.get(FILE);
  const open = (name?: string) =>
    setQuery(
      (before) => {
        if (name) before.set(FILE, name);
        else before.delete(FILE);
        return before;
      },
      { preventScrollReset: true },
    );
  const changed = () => {
    countAnew();
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
      </SearchBar>
      <div className="library-line">
        <Segments
          label={words.show}
          value={shown}
          options={options}
          onValue={(value) => address.choose({ show: value === 'ours' ? [] : [value] })}
        />
      </div>
      {shown === 'unused' && <KeepUnused files={list.rows ?? []} onKept={changed} />}
      <ListBody
        list={list}
        empty={narrowed ? words.nothing : `${words.none}. ${words.noneHint}`}
        onClear={narrowed ? address.clear : undefined}
      >
        {(rows) => (
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
        )}
      </ListBody>
      {adding && <AddFiles onDone={changed} onClose={() => setAdding(false)} />}
      {opened && (
        <FileDialog name={opened} onOther={open} onChanged={changed} onClose={() => open(undefined)} />
      )}
    </>
  );
}
