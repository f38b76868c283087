import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useSentence } from '../shell/useSentence.ts';
import { type DescribedPicture, describePicture, factsKey, isSaid, picture } from './pictureFacts.ts';
import { PICTURES } from './words.ts';

/** The facts of the picture at an address; undefined until they are there, and for a picture that the person may not describe. */
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

/** Gives what saves the facts of a picture, so that every place that shows them follows. It throws CallError. */
export function useDescribe(): (
  url: string,
  facts: FileDescription,
  version?: number,
) => Promise<DescribedPicture> {
  const client = useQueryClient();
  return async (url, facts, version) => {
    const told = await describePicture(url, facts, version);
    client.setQueryData(factsKey(url), told);
    return told;
  };
}

/** Gives what asks once more what is said of a picture, so that every place that shows it follows. It throws CallError. */
export function useReadAnew(): (url: string) => Promise<DescribedPicture> {
  const client = useQueryClient();
  return (url) => client.fetchQuery({ queryKey: factsKey(url), queryFn: () => picture(url), staleTime: 0 });
}

/** Gives what saves the facts of a picture that was just uploaded. A failure is told, since the picture itself is there. */
export function useDescribeAdded(): (url: string, facts: FileDescription) => Promise<void> {
  const describe = useDescribe();
  const sentence = useSentence();
  const { saveFailed } = useWords(PICTURES);
  return async (url, facts) => {
    if (!isSaid(facts)) return;
    await describe(url, facts).catch((error: unknown) => sayFailed(sentence(error, saveFailed)));
  };
}
