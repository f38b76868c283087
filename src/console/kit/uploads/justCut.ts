import { useEffect, useState } from 'react';
import { mediaPath } from './fileNames.ts';

/** Crops that this page has made, as it drew them itself, by the URL that the server gave them. */
const cuts = new Map<string, string>();
/** Of older ones the server's are shown. */
const MOST = 8;

/** Keeps the look of a crop that the server has made. */
export function keepCut(url: string, drawing: Blob): void {
  cuts.set(url, URL.createObjectURL(drawing));
  const [[oldest = '', src = ''] = []] = cuts;
  if (cuts.size <= MOST) return;
  cuts.delete(oldest);
  URL.revokeObjectURL(src);
}

/** Where one of our pictures is shown from: on a slow line a crop takes seconds to come back, so the drawing is shown until it has. */
export function useShownPath(url = ''): string {
  const [came, setCame] = useState<string>();
  useEffect(() => {
    if (!cuts.has(url)) return;
    const coming = new Image();
    coming.onload = () => setCame(url);
    coming.src = mediaPath(url);
    return () => {
      coming.onload = null;
    };
  }, [url]);
  return (came !== url && cuts.get(url)) || mediaPath(url);
}
