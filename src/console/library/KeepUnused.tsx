import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import type { LibraryFile } from './useLibrary.ts';
import { LIBRARY } from './words.ts';

/** Warns that unused files will be deleted, and keeps the listed ones on request. */
export function KeepUnused({ files, onKept }: { files: readonly LibraryFile[]; onKept: () => void }) {
  const words = useWords(LIBRARY);
  const sentence = useSentence();
  const keep = useMutation({
    mutationFn: () =>
      send('libraryKeep', { body: { resource_urls: files.map(({ url }) => url).slice(0, 100) } }),
    onSuccess: () => {
      say(words.kept);
      onKept();
    },
    onError: (error) => sayFailed(sentence(error, words.failed.keep)),
  });
  if (files.length === 0) return null;
  return (
    <Notice tone="quiet">
      <div>{words.unusedLong}</div>
      <Button look="line" busy={keep.isPending} onClick={() => keep.mutate()}>
        {words.keepAll(files.length)}
      </Button>
    </Notice>
  );
}
