import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useWords } from '#ui/useWords.ts';
import { RICH } from './words.ts';

/** How long typing rests before the words are counted, in ms. */
const PAUSE = 300;

/** How many words a text has, once typing rests. */
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

/** What stands between blanks and has a letter or a number, in whatever script. */
const countOf = ({ state: { doc } }: Editor): number =>
  doc.textBetween(0, doc.content.size, ' ', ' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
