import { useState } from 'react';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { manyFields } from '#kinds/many.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { AnyDoc } from '../kit/form/recordCalls.ts';
import { mayDo } from '../kit/list/mayDo.ts';
import { planNotices } from '../kit/list/planNotices.ts';
import { LIST } from '../kit/list/words.ts';
import { useStaff } from '../kit/session.ts';
import { SHELL } from '../kit/words.ts';
import { ChangeMany } from './ChangeMany.tsx';
import { useMany } from './useMany.ts';
import { MANY } from './words.ts';

interface Props {
  of: Kind;
  rows: readonly AnyDoc[];
  /** The name of a row in the list of failures. */
  nameOf: (row: AnyDoc) => string;
  onChange: () => unknown;
  /** All done: clears the selection. */
  onDone: () => void;
}

/** The bulk actions on the checked rows of a list. */
export function BulkActs({ of, rows, nameOf, onChange, onDone }: Props) {
  const [words, list] = [useWords(MANY), useWords(LIST)];
  const { ok } = useWords(SHELL);
  const language = useLanguage();
  const may = mayDo(of, useStaff().is);
  const isOffice = useStaff().is === 'full_administrator';
  const { doing, left, forget } = useMany(of, { onChange, onDone });
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  const settled = { onSettled: close };
  const changeable = manyFields(of).length > 0 || (isOffice && unitsOf(of).length > 0);
  return (
    <>
      {may.switch &&
        (['activate', 'deactivate'] as const).map((deed) => (
          <Button
            key={deed}
            look="line"
            busy={doing.isPending}
            onClick={() => doing.mutate({ deed, rows }, settled)}
          >
            {deed === 'activate' ? list.makeActive : list.makeInactive}
          </Button>
        ))}
      {may.change && changeable && (
        <Button look="line" onClick={() => setOpen('change')}>
          {words.change}
        </Button>
      )}
      {may.remove && (
        <Button look="line" onClick={() => setOpen('remove')}>
          {words.remove}
        </Button>
      )}
      {open === 'change' && (
        <ChangeMany
          of={of}
          count={rows.length}
          busy={doing.isPending}
          onChange={(values) => doing.mutate({ deed: 'edit', rows, values }, settled)}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          danger
          prompt={words.askRemove(rows.length)}
          note={[words.removeNote, planNotices(rows, nameOf, language)].filter(Boolean).join(' ')}
          yes={words.yes}
          no={words.no}
          busy={doing.isPending}
          onYes={() => doing.mutate({ deed: 'remove', rows }, settled)}
          onNo={close}
        />
      )}
      {left.length > 0 && (
        <Dialog
          title={words.leftHeading(left.length)}
          onClose={forget}
          foot={<Button onClick={forget}>{ok}</Button>}
        >
          <ul>
            {left.map(({ _id, sentence }) => (
              <li key={_id}>
                {rows.filter((row) => row._id === _id).map(nameOf)[0]}: {sentence}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
