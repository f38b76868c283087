import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useSentence } from '../useSentence.ts';
import { type DescribedPicture, describePicture, factsKey, isDescribed, picture } from './pictureFacts.ts';
import { PICTURES } from './words.ts';

/** Returns a picture's metadata; undefined while loading, and if the person may not describe it. */
export function usePictureFacts(url: string | undefined): DescribedPicture | undefined {
  const { data } = useQuery({
    queryKey: factsKey(url ?? ''),
    queryFn: ({ signal }) => picture(url ?? '', signal),
    enabled: Boolean(url),
    staleTime: 60_000,
    retry: false,
  });
  return data;
}

/** Returns a function that saves a picture's metadata and updates every place that shows them. It throws CallError. */
export function useDescribe(): (
  url: string,
  facts: FileDescription,
  version?: number,
) => Promise<DescribedPicture> {
  const client = useQueryClient();
  return async (url, facts, version) => {
    const described = await describePicture(url, facts, version);
    client.setQueryData(factsKey(url), described);
    // Crops inherit their picture's metadata.
    void client.invalidateQueries({ queryKey: ['mediaGet'] });
    return described;
  };
}

/** Returns a function that reloads a picture's metadata and updates every place that shows them. It throws CallError. */
export function useRefetch(): (url: string) => Promise<DescribedPicture> {
  const client = useQueryClient();
  return (url) => client.fetchQuery({ queryKey: factsKey(url), queryFn: () => picture(url), staleTime: 0 });
}

/** Returns a function that saves the metadata of a new upload. A failure is shown as a toast, since the upload itself has succeeded. */
export function useDescribeAdded(): (url: string, facts: FileDescription) => Promise<void> {
  const describe = useDescribe();
  const sentence = useSentence();
  const { saveFailed } = useWords(PICTURES);
  return async (url, facts) => {
    if (!isDescribed(facts)) return;
    await describe(url, facts).catch((error: unknown) => sayFailed(sentence(error, saveFailed)));
  };
}
