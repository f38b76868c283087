import { useState } from 'react';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { send } from '../api.ts';
import { type DescribedPicture, fileNameOf } from './pictureFacts.ts';
import { useDescribe, usePictureFacts } from './usePictureFacts.ts';

/** What a description applies to: all places of a picture, or this one alone. */
export type Where = 'all' | 'here';

/**
 * Which file a description is saved to, and how. `choose` is missing if there is no choice: another unit's picture is described for the own place
 * alone, and outside a form there is no place.
 */
export function useWhere(
  picture: DescribedPicture,
  onOther: ((url: string) => void) | undefined,
): {
  readonly where: Where;
  readonly choose: ((where: Where) => void) | undefined;
  /** The described file. */
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
        // A place with a separate description gets a separate file, which still refers to its picture.
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
