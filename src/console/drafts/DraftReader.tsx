import { useQuery } from '@tanstack/react-query';
import type { Field, Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { textOf } from '#lib/html.ts';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { filesOf } from '../kit/drafts/draftParts.ts';
import type { Draft } from '../kit/drafts/draftStore.ts';
import { fetchAway } from '../kit/drafts/sync.ts';
import { inALine } from '../kit/form/inALine.ts';
import { FORM } from '../kit/form/words.ts';
import { SHELL } from '../kit/words.ts';
import { DRAFT_READER } from './readerWords.ts';

interface Props {
  draft: Draft;
  /** Its name in the list. */
  name: string;
  onGoOn: () => void;
  onClose: () => void;
}

/** Shows a draft field by field, without opening its form. */
export function DraftReader({ draft, name, onGoOn, onClose }: Props) {
  const words = useWords(DRAFT_READER);
  const { conflict, unreached } = useWords(FORM);
  const { cancel } = useWords(SHELL);
  const files = useQuery({
    queryKey: ['draftFiles', draft.id, draft.at],
    queryFn: () => filesOf(draft.id),
    gcTime: 0,
  });
  const { data: whole = draft, isPending } = useQuery({
    queryKey: ['draftRead', draft.id, draft.at],
    queryFn: async () => (draft.away === undefined ? draft : ((await fetchAway(draft)) ?? draft)),
    gcTime: 0,
  });
  const fields = fieldsOf(draft);
  const typed = Object.entries(whole.values).flatMap(([field, value]) => {
    const declared = fields[field];
    if (value === '' || value === null || declared?.type === 'reference') return [];
    const text =
      typeof value === 'string' && declared?.type !== 'file'
        ? declared?.type === 'richText'
          ? textOf(value)
          : value
        : inALine(declared, value, conflict.entries);
    return text && declared ? [{ label: declared.label, text }] : [];
  });
  const waiting = (files.data ?? []).map(({ file }) => file.name);
  const lines = [...typed, ...(waiting.length > 0 ? [{ label: words.files, text: waiting.join(', ') }] : [])];
  return (
    <Dialog
      title={name}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button icon="edit" onClick={onGoOn}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <p className="hint">{draft.about}</p>
      {!isPending && lines.length === 0 && <p>{whole.away === undefined ? words.nothing : unreached}</p>}
      <dl className="own-facts">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={languageOf(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The declared fields of a draft: those of its kind or, for a form of one row, those of the row (`diocese banner …`). */
function fieldsOf({ kind }: Draft): Readonly<Record<string, Field>> {
  const [name = '', rows = ''] = kind.split(' ');
  const of: Kind | undefined = KINDS[name as KindName];
  const field = of?.fields[rows];
  return field?.type === 'rows' ? field.of : (of?.fields ?? {});
}
