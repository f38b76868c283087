import { useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { send } from '../api.ts';
import { type DescribedPicture, fileNameOf } from './pictureFacts.ts';
import { useDescribe, usePictureFacts } from './usePictureFacts.ts';

/** Where something is said of a picture: at all its places, or at this one alone. */
export type Where = 'all' | 'here';

/**
 * Where it is said what a picture shows, and how that is saved. `choose` is missing where there is no choice: of a picture of others one says
 * something at the own place alone, and outside of a form there is no place.
 */
export function useWhere(
  picture: DescribedPicture,
  onOther: ((url: string) => void) | undefined,
): {
  readonly where: Where;
  readonly choose: ((where: Where) => void) | undefined;
  /** The file that is described. */
  readonly target: DescribedPicture;
  save(facts: FileDescription, version: number): Promise<void>;
} {
  const describe = useDescribe();
  const isPart = picture.whole !== '';
  const whole = usePictureFacts(isPart ? picture.whole : undefined);
  const mayAll = isPart ? whole?.own === true : picture.own;
  const [chosen, setChosen] = useState<Where>(picture.own_words ? 'here' : 'all');
  const where = mayAll ? chosen : 'here';
  const target = where === 'all' && whole ? whole : picture;
  return {
    where,
    choose: mayAll && (isPart || onOther) ? setChosen : undefined,
    target,
    save: async (facts, version) => {
      if (where === 'here' && !isPart) {
        // A place with words of its own has a file of its own, which goes on knowing its picture.
        const { url } = await send('libraryCut', { id: fileNameOf(picture.url), body: {} });
        await describe(url, facts);
        onOther?.(url);
        return;
      }
      await describe(target.url, facts, version);
      if (where === 'all' && picture.own_words)
        await send('mediaDescribe', { id: fileNameOf(picture.url), body: { as_whole: true } });
    },
  };
}
