import { useEffect, useRef, useState } from 'react';

/** The displayed height of a picture in pixels. `broken`: the browser cannot show it. */
export function usePicture(
  source: string | undefined,
  picture: { readonly current: HTMLImageElement | null },
  listeners: { loaded: (element: HTMLImageElement) => void; broken: () => void },
): number {
  const [height, setHeight] = useState(0);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const element = picture.current;
    if (!element || !source) return;
    const failed = () => latest.current.broken();
    const loaded = () => latest.current.loaded(element);
    const watch = new ResizeObserver(() => setHeight(element.height));
    element.addEventListener('error', failed);
    element.addEventListener('load', loaded);
    if (element.complete && element.naturalWidth > 0) loaded();
    watch.observe(element);
    return () => {
      element.removeEventListener('error', failed);
      element.removeEventListener('load', loaded);
      watch.disconnect();
    };
  }, [source, picture]);
  return height;
}
