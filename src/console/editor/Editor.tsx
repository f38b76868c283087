import { EditorContent, type Editor as TiptapEditor, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useSentence } from '../shell/useSentence.ts';
import { IMAGE } from '../uploads/accepts.ts';
import { compressed, SINGLE } from '../uploads/compress.ts';
import { mediaPath } from '../uploads/fileNames.ts';
import { upload } from '../uploads/upload.ts';
import { EXTENSIONS } from './extensions.ts';
import { insertBlock } from './insertBlock.ts';
import { withoutStyles } from './pastedStyle.ts';
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
  wordsOnly?: boolean | undefined;
}

/** The editor itself with its toolbar. Its own styles are ours, since the page's policy allows no injected ones. */
export function Editor({ labelledBy, describedBy, value, onValue, wordsOnly }: Props) {
  const { imageFailed } = useWords(RICH);
  const sentence = useSentence();
  const [dialog, setDialog] = useState<InsertDialog>();
  const text = useLateText(onValue);
  const attributes: Record<string, string> = {
    class: 'page',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': 'true' } : {}),
  };
  const failed = (error: unknown) => sayFailed(sentence(error, imageFailed));
  const editor: TiptapEditor = useEditor({
    extensions: EXTENSIONS,
    content: withoutInlineStyle(value),
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: withoutStyles,
      handlePaste: (_view, event) =>
        !wordsOnly && takeImages(editor, event.clipboardData?.files, event, failed),
      handleDrop: (_view, event) =>
        !wordsOnly && takeImages(editor, event.dataTransfer?.files, event, failed),
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
      <WordCount editor={editor} />
    </div>
  );
}

/** Uploads pictures that were pasted or dropped into the text; true when there were some. */
function takeImages(
  editor: TiptapEditor | null,
  files: globalThis.FileList | undefined,
  event: Event,
  failed: (error: unknown) => void,
): boolean {
  const images = [...(files ?? [])].filter(IMAGE.drop);
  if (!editor || images.length === 0) return false;
  event.preventDefault();
  void insertAll(editor, images, failed);
  return true;
}

async function insertAll(
  editor: TiptapEditor,
  images: readonly File[],
  failed: (error: unknown) => void,
): Promise<void> {
  for (const image of images) {
    try {
      const url = await upload('uploadMedia', await compressed(image, SINGLE), () => undefined).done;
      insertBlock(editor, { type: 'image', attrs: { src: mediaPath(url), alt: '' } });
    } catch (error) {
      failed(error);
    }
  }
}
