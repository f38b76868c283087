import { type RefObject, useEffect, useRef, useState } from 'react';

/** Lets files be dropped on an element: put `ref` on it. `over` is true while something is dragged over it. */
export function useFileDrop<E extends HTMLElement>(
  onFiles: (files: File[]) => void,
): { ref: RefObject<E | null>; over: boolean } {
  const ref = useRef<E>(null);
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', hold);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', hold);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, []);
  return { ref, over };
}
