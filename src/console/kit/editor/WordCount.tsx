import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useWords } from '#ui/useWords.ts';
import { RICH } from './words.ts';

/** Debounce before the words are counted, in ms. */
const PAUSE = 300;

/** The number of words in a text, updated when typing pauses. */
export function WordCount({ editor }: { editor: Editor }) {
  const words = useWords(RICH);
  const [count, setCount] = useState(() => countOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount(countOf(editor)), PAUSE);
    };
    editor.on('update', later);
    return () => {
      clearTimeout(timer);
      editor.off('update', later);
    };
  }, [editor]);
  return <p className="rich-foot hint">{words.words(count)}</p>;
}

/** Counts whitespace-separated pieces that contain a letter or number, in whatever script. */
const countOf = ({ state: { doc } }: Editor): number =>
  doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
