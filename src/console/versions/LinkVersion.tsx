import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { titleField, type VersionedName } from '#kinds/versions.ts';
import { type Language, languageInEnglish, languageName, languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField, TextField } from '#ui/Field.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { recordCalls } from '../kit/form/recordCalls.ts';
import { useDebounced } from '../kit/useDebounced.ts';
import { useSentence } from '../kit/useSentence.ts';
import { VERSIONS } from './words.ts';

/** At most this many search results are offered. */
const OFFERED = 10;

/** Links an existing record as a version of this one: which record, and in which language. */
export function LinkVersion({
  kind,
  id,
  missing,
  among,
  onDone,
}: {
  kind: VersionedName;
  id: string;
  /** The languages without a version. */
  missing: readonly Language[];
  /** The existing versions. */
  among: readonly string[];
  onDone: () => void;
}) {
  const words = useWords(VERSIONS);
  const sentence = useSentence();
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState('');
  const [language, setLanguage] = useState<string>('');
  const search = useDebounced(typed.trim());
  const of: Kind = KINDS[kind];
  const found = useQuery({
    queryKey: ['versionLink', kind, search],
    queryFn: ({ signal }) => recordCalls(of).list({ search, page: 1, limit: OFFERED }, signal),
    enabled: search !== '',
  });
  const offered = (found.data?.docs ?? []).flatMap((doc) => {
    const title = String((doc as unknown as Readonly<Record<string, unknown>>)[titleField(of)] ?? '');
    return among.includes(doc._id) ? [] : [{ value: doc._id, name: title.slice(0, 100) }];
  });
  const linking = useMutation({
    mutationFn: () =>
      send('versionLink', { body: { kind, record: id, other, language: language as Language } }),
    onSuccess: () => {
      say(words.linked);
      onDone();
    },
    onError: (why) => sayFailed(sentence(why, words.failed.link)),
  });
  const choose = (value: string) => {
    setOther(value);
    const guessed = languageOf(offered.find((one) => one.value === value)?.name ?? '');
    if (missing.includes(guessed)) setLanguage(guessed);
  };
  return (
    <div className="languages">
      <TextField
        label={words.linkWhich}
        hint={words.linkHint}
        type="search"
        value={typed}
        onValue={setTyped}
        // The input here is not part of the surrounding form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {search !== '' && found.data && offered.length === 0 && <p className="hint">{words.linkNone}</p>}
      {offered.length > 0 && (
        <div className="cols cols--2">
          <SelectField
            label={words.linkWhich}
            empty={words.linkWhich}
            options={offered}
            value={other}
            onValue={choose}
          />
          <SelectField
            label={words.linkAs}
            empty={words.linkAs}
            options={missing.map((value) => ({
              value,
              name: `${languageName(value)}, ${languageInEnglish(value)}`,
            }))}
            value={language}
            onValue={setLanguage}
          />
        </div>
      )}
      <div className="rowline">
        <Button
          look="line"
          disabled={other === '' || language === ''}
          busy={linking.isPending}
          onClick={() => linking.mutate()}
        >
          {words.linkIt}
        </Button>
        <Button look="text" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
