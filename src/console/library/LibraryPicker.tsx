import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segments } from '#ui/Segments.tsx';
import { useWords } from '#ui/useWords.ts';
import { ListBody } from '../kit/list/ListParts.tsx';
import { useStaff } from '../kit/session.ts';
import type { PickerProps } from '../kit/uploads/libraryParts.ts';
import { useDebounced } from '../kit/useDebounced.ts';
import { Asset } from './Asset.tsx';
import { type LibraryFile, useLibrary } from './useLibrary.ts';
import { LIBRARY } from './words.ts';
import '#ui/Segments.css';
import '../kit/list/list.css';
import './library.css';

/** Debounce delay of the search, in ms. */
const PAUSE = 300;

/** Picks files from the library inside a form: the own ones, or those that others share with all. */
export function LibraryPicker({ accept, room, there, onPick, onClose }: PickerProps) {
  const words = useWords(LIBRARY);
  const { is } = useStaff();
  const [typed, setTyped] = useState('');
  const [whose, setWhose] = useState<'ours' | 'for_all' | 'everybody'>('ours');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const kind = accept.includes('image') ? 'image' : accept.includes('video') ? 'video' : 'document';
  const list = useLibrary({ whose, kind, search: useDebounced(typed, PAUSE).trim() });
  const fits = ({ type }: LibraryFile) =>
    kind !== 'document' || accept.includes(type === 'application/pdf' ? 'pdf' : 'docx');
  const choose = (url: string, isOn: boolean) =>
    setChosen((before) =>
      isOn ? [...(room === 1 ? [] : before), url] : before.filter((one) => one !== url),
    );
  const isFull = room > 1 && chosen.length >= room;
  return (
    <Dialog
      title={kind === 'image' ? words.pick : words.pickPaper}
      onClose={onClose}
      onSubmit={() => chosen.length > 0 && onPick([...chosen])}
      foot={
        <>
          <p className="hint" role="status">
            {room > 1 && Number.isFinite(room)
              ? `${words.chosen(chosen.length)}, ${words.room(room)}`
              : words.chosen(chosen.length)}
          </p>
          <Button type="submit" disabled={chosen.length === 0}>
            {words.put(Math.max(1, chosen.length))}
          </Button>
        </>
      }
    >
      <div className="field search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHere}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Segments
        label={words.show}
        value={whose}
        options={[
          { value: 'ours', name: words.ours(undefined) },
          { value: 'for_all', name: words.forAll(undefined) },
          ...(is === 'full_administrator' ? [{ value: 'everybody', name: words.everybody } as const] : []),
        ]}
        onValue={setWhose}
      />
      <div className="library-pick">
        <ListBody
          list={list}
          empty={words.nothing}
          next={typed ? 'otherWord' : 'uploads'}
          onClear={undefined}
        >
          {(rows) => (
            <ul className="assets">
              {rows
                .filter((file) => fits(file) && !there.includes(file.url))
                .map((file) => (
                  <Asset key={file._id} file={file}>
                    {(called) => (
                      <label className="asset-name">
                        <span className="asset-check">
                          <input
                            type={room === 1 ? 'radio' : 'checkbox'}
                            name="library-file"
                            aria-label={words.choose(called)}
                            checked={chosen.includes(file.url)}
                            disabled={isFull && !chosen.includes(file.url)}
                            onChange={(event) => choose(file.url, event.target.checked)}
                          />
                        </span>
                        {called}
                      </label>
                    )}
                  </Asset>
                ))}
            </ul>
          )}
        </ListBody>
      </div>
    </Dialog>
  );
}
