import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { diocese } from '#kinds/diocese.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useWords } from '#ui/useWords.ts';
import type { RecordDoc } from '../kit/form/recordCalls.ts';
import type { RowsName } from '../kit/form/rowCalls.ts';
import { useOpenForm } from '../kit/list/useOpenForm.ts';
import { useRows } from '../kit/list/useRows.ts';
import { useRecord } from '../kit/useRecord.ts';
import { SHELL } from '../kit/words.ts';

interface RowWords {
  readonly prompt: string;
  readonly remove: string;
  readonly failed: { readonly get: string; readonly remove: string };
}

/** Shared by the tabs of a diocese's array fields: the diocese in the address, its rows, and the form over them (000 §4). */
export function useDioceseRows<N extends RowsName<typeof diocese>>(name: N, words: RowWords) {
  type Row = RecordDoc<typeof diocese>[N][number] & { readonly _id: string };
  const { id = '' } = useParams();
  const { actionsFor } = useWords(SHELL);
  const record = useRecord(diocese, id, words.failed.get);
  const modal = useOpenForm();
  const { rows, ...acts } = useRows(record, name, words);
  return {
    ...acts,
    id,
    record,
    modal,
    rows: rows as unknown as readonly Row[],
    /** Closes the form and shows what was saved. */
    saved: () => {
      modal.close();
      return record.reload();
    },
    /** The menu of a row: further actions, and deleting it. */
    menu: (row: Row, called: string, more?: ReactNode) => (
      <Menu label={actionsFor(called)} icon="more">
        {more}
        <button type="button" className="bad" onClick={() => acts.ask(row._id)}>
          <Icon name="trash" />
          {words.remove}
        </button>
      </Menu>
    ),
  };
}
