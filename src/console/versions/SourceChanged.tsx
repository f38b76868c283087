import { useMutation, useQuery } from '@tanstack/react-query';
import { KINDS } from '#kinds/kinds.ts';
import type { VersionedName } from '#kinds/versions.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { Sides } from '../history/Sides.tsx';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useSentence } from '../kit/useSentence.ts';
import type { Version } from './useVersions.ts';
import { VERSIONS } from './words.ts';
import '../history/history.css';

/** What has changed in the original since a version was made, with a button to confirm that the version is up to date. */
export function SourceChanged({
  kind,
  version,
  since,
  onSaid,
}: {
  kind: VersionedName;
  version: Version;
  since: string;
  onSaid: () => Promise<void>;
}) {
  const words = useWords(VERSIONS);
  const language = useLanguage();
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({
    queryKey: ['versionDifference', kind, version._id, version.out_of_date?.source_version],
    queryFn: ({ signal }) => send('versionDifference', { body: { kind, record: version._id }, signal }),
    staleTime: 0,
  });
  const saying = useMutation({
    mutationFn: () =>
      send('versionHolds', {
        body: {
          ...{ kind, record: version._id },
          source_version: data?.source_version ?? version.out_of_date?.source_version ?? null,
        },
      }),
    onSuccess: () => {
      say(words.saidUpToDate);
      return onSaid();
    },
    onError: (why) => sayFailed(sentence(why, words.failed.upToDate)),
  });
  return (
    <section className="twin-change" aria-labelledby="source-changed">
      <h2 className="part" id="source-changed">
        {words.changed(momentFromNow(new Date(since), new Date(), language))}
      </h2>
      {error ? (
        <ErrorState sentence={sentence(error, words.failed.difference)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton rows={2} />
      ) : data.fields.length > 0 ? (
        <Sides of={KINDS[kind]} heads={[words.before, words.now]} fields={data.fields} />
      ) : (
        <p>{words.changedLittle}</p>
      )}
      <div className="rowline">
        <Button
          look="line"
          icon="done"
          busy={saying.isPending}
          disabled={!data}
          onClick={() => saying.mutate()}
        >
          {words.upToDate}
        </Button>
        <span className="hint">{words.upToDateNote}</span>
      </div>
    </section>
  );
}
