import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { translatedFields, type VersionedName } from '#kinds/versions.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { ask, type CallResult } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { RecordPage } from '../kit/form/RecordPage.tsx';
import { type AnyDoc, type FormCalls, recordCalls } from '../kit/form/recordCalls.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { usePaths } from '../kit/paths.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { TypingOffer } from '../kit/typing/TypingOffer.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { ItemVersions } from './ItemVersions.tsx';
import { languageHere } from './languageHere.ts';
import { SourceChanged } from './SourceChanged.tsx';
import { SourceText } from './SourceText.tsx';
import { textKind, versionedKind } from './textKind.ts';
import { useVersions, type Version } from './useVersions.ts';
import { VersionHead } from './VersionHead.tsx';
import { VERSIONS } from './words.ts';
import './versions.css';

/** Translates an item into one language, next to its source: starting, continuing or updating a version. */
export function TranslationScreen() {
  const { kind: name = '', id = '', language: asked = '' } = useParams();
  const { unknown } = useWords(SHELL);
  const of = versionedKind(name);
  const language = LANGUAGES.find((one) => one === asked);
  if (!of || !language) return <EmptyState sentence={unknown} />;
  return <Versions key={`${name} ${id} ${language}`} of={of} id={id} language={language} />;
}

interface Props {
  of: Kind & { readonly name: VersionedName };
  /** A record of the item: a version, or its source. */
  id: string;
  language: Language;
}

function Versions({ of, id, language }: Props) {
  const words = useWords(VERSIONS);
  const sentence = useSentence();
  const path = usePaths();
  /** Counts saves here: the form restarts after each. */
  const [round, setRound] = useState(0);
  const versions = useVersions(of.name, id);
  const docs = versions.data?.docs;
  const own = docs?.find((one) => one.language === language);
  const source =
    docs?.find((one) => one._id === own?.made_from) ??
    docs?.find((one) => one !== own && one._id === id) ??
    docs?.find((one) => one !== own && one.made_from === null) ??
    docs?.find((one) => one !== own);
  const original = useQuery({
    queryKey: ['versionSource', of.name, source?._id],
    queryFn: ({ signal }) => recordCalls<Kind>(of).get(source?._id ?? '', signal),
    enabled: source !== undefined,
    staleTime: 0,
  });
  const name = languageHere(language);
  const back = { to: `${path('translations')}?language=${language}`, name: words.heading };
  const failure = versions.error ?? original.error;
  const isReady = docs !== undefined && (source === undefined || original.data !== undefined);
  if (source && original.data && isReady)
    return (
      <Twin
        key={`${own?._id} ${round}`}
        {...{ of, id, language, own, source, back }}
        original={original.data}
        onSaved={async () => {
          await Promise.all([versions.refetch(), original.refetch()]);
          setRound((before) => before + 1);
        }}
      />
    );
  return (
    <>
      <BackLink {...back} />
      <ScreenHead title={words.into(name)} />
      {failure && !isReady ? (
        <ErrorState
          sentence={sentence(failure, versions.error ? words.failed.versions : words.failed.get)}
          onRetry={() => void (versions.error ? versions.refetch() : original.refetch())}
        />
      ) : isReady ? (
        <>
          <EmptyState sentence={words.isFirst(name)} />
          <ItemVersions kind={of.name} id={id} />
        </>
      ) : (
        <Skeleton rows={8} />
      )}
    </>
  );
}

interface TwinProps extends Props {
  own: Version | undefined;
  source: Version;
  original: object;
  back: { readonly to: string; readonly name: string };
  onSaved: () => Promise<void>;
}

/** The form: each source text, and next to it the translation. */
function Twin({ of, id, language, own, source, original, back, onSaved }: TwinProps) {
  const words = useWords(VERSIONS);
  const navigate = useNavigate();
  const path = usePaths();
  const [shows, setShows] = useState<'both' | 'own'>('both');
  const name = languageHere(language);
  const fields = translatedFields(of);
  const calls: FormCalls<AnyDoc> = {
    ...recordCalls<Kind>(of),
    create: (body) =>
      ask('versionMake', {
        body: { kind: of.name, record: source._id, language, texts: body as Record<string, unknown> },
      }) as Promise<CallResult<AnyDoc>>,
  };
  const form = useRecordForm<Kind, string>(
    {
      of: textKind(of, own === undefined),
      title: words.into(name),
      submit: words.save,
      failed: words.failed,
      fields,
      wordings: Object.fromEntries(
        fields.map((field) => [field, { label: words.in(of.fields[field]?.label ?? field, name) }]),
      ),
      calls,
      onSaved: async (doc) => {
        await onSaved();
        if (!own)
          await navigate(path('translation', { kind: of.name, id: doc._id, language }), { replace: true });
      },
    },
    own?._id,
  );
  return (
    <RecordPage form={form} back={back}>
      <VersionHead {...{ of, language, own }} isDirty={form.dirty} onChange={onSaved}>
        <TypingOffer language={language} />
        <Segments
          label={words.onlyOwn}
          value={shows}
          options={(['both', 'own'] as const).map((value) => ({ value, name: words.shows[value] }))}
          onValue={setShows}
        />
      </VersionHead>
      {own?.out_of_date && (
        <SourceChanged kind={of.name} version={own} since={own.out_of_date.since} onSaid={onSaved} />
      )}
      <div className={shows === 'own' ? 'twin twin--own typing-above' : 'twin typing-above'}>
        {fields.map((field) => (
          <div key={field}>
            <SourceText of={of} name={field} doc={original} language={source.language} />
            <form.Field name={field} counted={of.fields[field]?.type === 'text'} />
          </div>
        ))}
      </div>
      <ItemVersions kind={of.name} id={id} current={own?._id ?? ''} />
    </RecordPage>
  );
}
