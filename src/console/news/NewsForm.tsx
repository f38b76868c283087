import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewsDoc } from '#kinds/news.ts';
import { type NewsType, news } from '#kinds/news.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { CallError, send, sentenceOf } from '../api.ts';
import { useStaff } from '../session.ts';
import { ConflictDialog } from '../shell/ConflictDialog.tsx';
import { newIdempotencyKeys } from '../shell/idempotencyKeys.ts';
import { LeaveGuard } from '../shell/LeaveGuard.tsx';
import { dropGuards, UNSAVED } from '../shell/unsaved.ts';
import { SEVERAL, SINGLE } from '../shell/upload/compress.ts';
import { unfinished, useFileList } from '../shell/upload/useFileList.ts';
import { useDraft } from '../shell/useDraft.ts';
import { useFields } from '../shell/useFields.ts';
import { useUnits } from '../shell/useUnits.ts';
import { SHELL } from '../shell/words.ts';
import type { Start } from './NewsEditScreen.tsx';
import { NewsMainFields, NewsSideFields } from './NewsFields.tsx';
import { bodyOf, inALine, labelsOf, mistakesIn, type NewsValues, valuesOf } from './newsValues.ts';
import { NEWS, NEWS_WORDS } from './words.ts';

interface Props {
  family: NewsType;
  /** The item to change; a new one without it. */
  id: string | undefined;
  start: Start;
  draftName: string;
  onRestart: (next: Omit<Start, 'turn'>) => void;
}

/** The form of a news item: holds what is typed, keeps a draft of it, uploads its files, saves it. */
export function NewsForm({ family, id, start, draftName, onRestart }: Props) {
  const words = NEWS_WORDS[family];
  const { failed } = words;
  const staff = useStaff();
  const isOffice = staff.is === 'full_administrator';
  const navigate = useNavigate();
  const units = useUnits(words.unit, failed.unitsOfForm, isOffice);
  const [keys] = useState(newIdempotencyKeys);
  const [refused, setRefused] = useState<'fields' | 'files'>();
  const [theirs, setTheirs] = useState<NewsDoc>();

  const form = useFields<NewsValues>(start.saved, start.begun);
  const { values, dirty } = form;
  const draft = useDraft(
    staff.userId,
    draftName,
    { values: { saved: start.saved, begun: values }, version: start.version },
    dirty,
  );
  const gallery = useFileList({
    begun: start.begun.gallery,
    most: news.fields.gallery.many,
    call: 'uploadSeveral',
    compression: SEVERAL,
    failed: failed.gallery,
    onChange: (urls) => form.set('gallery', urls),
  });
  const pdf = useFileList({
    begun: start.begun.pdf,
    most: news.fields.pdf.many,
    call: 'uploadMedia',
    compression: SINGLE,
    failed: failed.pdf,
    onChange: (urls) => form.set('pdf', urls),
  });

  const saving = useMutation({
    mutationFn: () => {
      const body = bodyOf(values, words, family);
      return id === undefined
        ? send('newsCreate', { body, key: keys.of(body) })
        : send('newsEdit', { id, body: { ...body, version: start.version } });
    },
    onSuccess: () => {
      draft.stop();
      dropGuards();
      say(SHELL.saved);
      return navigate(words.paths.afterSave);
    },
    onError: async (why) => {
      form.refuse(why);
      if (why instanceof CallError && why.status === 409 && id)
        setTheirs(await send('newsGet', { id }).catch(() => undefined));
    },
  });
  const onTheWay = () => unfinished([gallery.pending, pdf.pending]);
  const submit = () => {
    saving.reset();
    const mistakes = mistakesIn(values, words);
    const why = Object.keys(mistakes).length > 0 ? 'fields' : onTheWay() ? 'files' : undefined;
    setRefused(why);
    form.mark(mistakes);
    if (why === undefined) saving.mutate();
  };
  /** A file that no saved record shows is given back at once; others stay until the record is saved without them (AMB-044). */
  const release = (url: string, text: string) => {
    const { thumbnail, gallery: pictures, pdf: files } = start.saved;
    if ([thumbnail, ...pictures, ...files].includes(url) || url === '') return;
    send('removeMedia', { body: { resource_url: url } }).catch((why: unknown) =>
      sayFailed(sentenceOf(why, text)),
    );
  };

  // Each sentence stays as long as what it says is true.
  const failure = saving.error && sentenceOf(saving.error, id ? failed.update : failed.add);
  const sentences = { fields: Object.values(form.errors).find(Boolean), files: onTheWay() };
  const error = refused ? sentences[refused] : failure;
  const parts = { form, words, gallery, pdf, release };
  return (
    <form
      className="mt"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {error && <Notice tone="bad">{error}</Notice>}
      {!isOffice && <Notice tone="quiet">{words.waits}</Notice>}
      <div className="edit">
        <NewsMainFields {...parts} />
        <NewsSideFields {...parts} units={isOffice ? (units ?? []) : undefined} />
      </div>
      <div className="savebar">
        <span className="hint">{dirty && UNSAVED.changed}</span>
        <Button type="submit" busy={saving.isPending}>
          {id ? NEWS.submitEdit : NEWS.submitAdd}
        </Button>
      </div>
      <LeaveGuard dirty={dirty} />
      {theirs && (
        <ConflictDialog
          sentence={error ?? ''}
          base={start.saved}
          mine={values}
          theirs={valuesOf(theirs, words.unit)}
          labels={labelsOf(words)}
          show={(name, of) => inALine(name, of, (unit) => units?.find(({ value }) => value === unit)?.name)}
          onMerge={(merged) =>
            onRestart({ saved: valuesOf(theirs, words.unit), begun: merged, version: theirs.version })
          }
          onReload={() => {
            const saved = valuesOf(theirs, words.unit);
            onRestart({ saved, begun: saved, version: theirs.version });
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </form>
  );
}
