import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { VersionedName } from '#kinds/versions.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { isGone, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { Fold } from '../kit/Fold.tsx';
import { usePaths } from '../kit/paths.ts';
import { useSentence } from '../kit/useSentence.ts';
import { LinkVersion } from './LinkVersion.tsx';
import { languageHere } from './languageHere.ts';
import { useVersions, type Version } from './useVersions.ts';
import { VERSIONS } from './words.ts';
import '#ui/State.css';
import './versions.css';

/** An item's translations: which ones exist, their state, and links to add a missing one. */
export function ItemVersions({
  kind,
  id,
  current = id,
  folded = false,
}: {
  kind: VersionedName;
  id: string;
  /** The one that is open. */
  current?: string | undefined;
  /** Below its title until that is pressed. */
  folded?: boolean;
}) {
  const words = useWords(VERSIONS);
  const sentence = useSentence();
  const client = useQueryClient();
  const [linking, setLinking] = useState(false);
  const { data, error, refetch } = useVersions(kind, id);
  if (isGone(error)) return null;
  const changed = () => client.invalidateQueries({ queryKey: ['versionList'] });
  const missing = data ? LANGUAGES.filter((one) => !data.docs.some(({ language }) => language === one)) : [];
  return (
    <Fold
      title={words.languages}
      open={!folded}
      beside={data?.docs.map(({ language }) => languageName(language)).join(', ')}
    >
      {error && (
        <ErrorState sentence={sentence(error, words.failed.versions)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton rows={3} />}
      {data && (
        <ul className="to-do">
          {LANGUAGES.map((language) => (
            <OneLanguage
              key={language}
              {...{ kind, id, language, current }}
              version={data.docs.find((one) => one.language === language)}
              alone={data.docs.length < 2}
              onChange={changed}
            />
          ))}
        </ul>
      )}
      {data && missing.length > 0 && !linking && (
        <p>
          <Button look="text" onClick={() => setLinking(true)}>
            {words.link}
          </Button>
        </p>
      )}
      {linking && (
        <LinkVersion
          {...{ kind, id, missing }}
          among={data?.docs.map((one) => one._id) ?? []}
          onDone={() => {
            setLinking(false);
            void changed();
          }}
        />
      )}
    </Fold>
  );
}

interface OneProps {
  kind: VersionedName;
  id: string;
  language: Language;
  current: string;
  version: Version | undefined;
  /** It is the only one. */
  alone: boolean;
  onChange: () => Promise<unknown>;
}

function OneLanguage({ kind, id, language, current, version, alone, onChange }: OneProps) {
  const words = useWords(VERSIONS);
  const shown = useLanguage();
  const sentence = useSentence();
  const path = usePaths();
  const inEnglish = languageHere(language);
  const takingOut = useMutation({
    mutationFn: () => send('versionUnlink', { body: { kind, record: version?._id ?? '' } }),
    onSuccess: () => {
      say(words.takenOut);
      return onChange();
    },
    onError: (why) => sayFailed(sentence(why, words.failed.takeOut)),
  });
  const act = version ? words.open : words.begin;
  const what = version && (version.made_from === null ? words.of.first : words.of.version);
  const stale = version?.out_of_date;
  return (
    <li>
      <div>
        <span className="t" lang={language}>
          {languageName(language)}
        </span>
        <span className="hint">
          {!version
            ? words.missing
            : stale
              ? words.outOfDate(momentFromNow(new Date(stale.since), new Date(), shown))
              : words.by(what ?? '', version.created_by.user_name)}
        </span>
      </div>
      <div className="acts">
        {version && <Freshness of={version} />}
        {version && !alone && (
          <Button
            look="text"
            aria-label={words.actOf(words.takeOut, inEnglish)}
            busy={takingOut.isPending}
            onClick={() => takingOut.mutate()}
          >
            {words.takeOut}
          </Button>
        )}
        {version?._id === current ? (
          <span className="hint">{words.thisOne}</span>
        ) : (
          (!alone || !version) && (
            <Link
              className={buttonClass('line')}
              to={path('translation', { kind, id: version?._id ?? id, language })}
              aria-label={words.actOf(act, inEnglish)}
            >
              <Icon name="translate" />
              {act}
            </Link>
          )
        )}
      </div>
    </li>
  );
}

/** The state of a version, as a word with an icon. */
function Freshness({ of: { activated, out_of_date: stale } }: { of: Version }) {
  const words = useWords(VERSIONS);
  if (stale) return <span className="state state--wait">{words.state.out_of_date}</span>;
  const isDraft = activated === false;
  return (
    <span className={isDraft ? 'state state--off' : 'state state--on'}>
      {isDraft ? words.inactive : words.active}
    </span>
  );
}
