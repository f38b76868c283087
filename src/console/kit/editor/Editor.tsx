import { EditorContent, type Editor as TiptapEditor, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { sayFailed, sayWarnings } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { FileQueue } from '../uploads/fileQueue.ts';
import { UPLOAD } from '../uploads/words.ts';
import { SHELL } from '../words.ts';
import { EXTENSIONS } from './extensions.ts';
import { OldFonts } from './oldFonts.ts';
import { PicturesComing, takePictures } from './PicturesComing.tsx';
import { readPastedHtml } from './pasted/pastedHtml.ts';
import { plainText } from './pasted/plainText.ts';
import { type InsertDialog, Toolbar } from './Toolbar.tsx';
import { useLateText } from './useLateText.ts';
import { WordCount } from './WordCount.tsx';
import { withoutInlineStyle } from './withoutInlineStyle.ts';
import { RICH } from './words.ts';
import '#ui/richText.css';
import './rich.css';

interface Props {
  labelledBy: string;
  describedBy: string | undefined;
  value: string;
  onValue: (html: string) => void;
  pictures: FileQueue | undefined;
  wordsOnly?: boolean | undefined;
}

/** The editor itself with its toolbar. Its own styles are ours, since the page's policy allows no injected ones. */
export function Editor({ labelledBy, describedBy, value, onValue, pictures, wordsOnly }: Props) {
  const { refused } = useWords(UPLOAD);
  const { lostPictures } = useWords(RICH);
  const { ok } = useWords(SHELL);
  const language = useLanguage();
  const [extensions] = useState(() => [...EXTENSIONS, OldFonts.configure({ language })]);
  const [dialog, setDialog] = useState<InsertDialog>();
  const text = useLateText(onValue);
  const attributes: Record<string, string> = {
    class: 'page',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': 'true' } : {}),
  };
  const refuse = () => sayFailed(refused.image);
  const readHtml = (pasted: string): string => {
    const { html, lost } = readPastedHtml(pasted);
    // A text without pictures has no upload to suggest.
    if (lost > 0 && !wordsOnly) sayWarnings([lostPictures(lost)], ok);
    return html;
  };
  const editor: TiptapEditor = useEditor({
    extensions,
    // The paste rules of other marks would swallow Markdown characters in arithmetic and in text copied from other programs.
    enablePasteRules: ['link', 'code'],
    content: withoutInlineStyle(value),
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: readHtml,
      clipboardTextParser: (plain, at, asItIs, view) => plainText(plain, at, asItIs, view.state.schema),
      handlePaste: (view, event) => pictures !== undefined && takePictures(view, event, pictures, refuse),
      handleDrop: (view, event, _slice, moved) =>
        pictures !== undefined && !moved && takePictures(view, event, pictures, refuse),
      handleDoubleClickOn: (_view, _at, node) => {
        if (node.type.name === 'image') setDialog('image');
        return false;
      },
    },
    onUpdate: (event) => text.changed(event.editor),
    onBlur: text.left,
  });
  return (
    <div className="rich">
      <Toolbar editor={editor} open={dialog} onOpen={setDialog} wordsOnly={wordsOnly} />
      <EditorContent editor={editor} />
      {pictures && <PicturesComing editor={editor} queue={pictures} />}
      <WordCount editor={editor} />
    </div>
  );
}
