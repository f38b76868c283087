import { useEffect, useState } from 'react';
import { isAsTaken, type PictureLook } from '#kinds/pictureCut.ts';
import { imageAt, redrawn, TO_LOOK_AT } from './redrawn.ts';

/**
 * A URL that shows a picture rotated and brightened; undefined until first rendered. The previous image stays until the next one is ready. A picture
 * that the browser cannot read is returned as it is, and fails when shown.
 */
export function usePictureLook(of: string | undefined, look: PictureLook): string | undefined {
  const [shown, setShown] = useState<{ readonly of: string; readonly src: string }>();
  useEffect(() => {
    if (!of) return;
    if (isAsTaken(look)) return setShown({ of, src: of });
    let isOver = false;
    const draw = async () => URL.createObjectURL(await redrawn(await imageAt(of), look, TO_LOOK_AT));
    void draw()
      .catch(() => of)
      .then((src) => (isOver ? release(of, src) : setShown({ of, src })));
    return () => {
      isOver = true;
    };
  }, [of, look]);
  useEffect(() => () => shown && release(shown.of, shown.src), [shown]);
  return shown?.of === of ? shown?.src : undefined;
}

const release = (of: string, src: string): void => {
  if (src !== of) URL.revokeObjectURL(src);
};
