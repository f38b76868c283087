import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId } from 'react';
import { type DocumentBlock, documentBlocks, HEADING_LEVELS, wholeTextOf } from '#lib/documentText.ts';
import { useWords } from '#ui/useWords.ts';
import { TypedLetters } from '../kit/editor/typedLetters.ts';
import { RICH } from '../kit/editor/words.ts';
import { TypingButton } from '../kit/typing/TypingButton.tsx';
import '../kit/editor/rich.css';

/** Paragraphs and headings, which is all that a page's text may have. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    ...{ blockquote: false, bulletList: false, codeBlock: false, hardBreak: false, horizontalRule: false },
    ...{ listItem: false, listKeymap: false, orderedList: false, dropcursor: false, trailingNode: false },
    ...{ bold: false, code: false, italic: false, link: false, strike: false, underline: false },
  }),
  TypedLetters,
];

interface Props {
  label: string;
  language: string;
  /** The initial text in its stored form. Give another `key` to start with another text. */
  value: string;
  /** Called with the text in its stored form after each change. */
  onValue: (text: string) => void;
}

/** The text of a page for correction: headings look like headings, and are chosen by name. Nobody sees the marks of the stored form. */
export function PageText({ label, language, value, onValue }: Props) {
  const words = useWords(RICH);
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: { type: 'doc', content: documentBlocks(value).map(nodeOf) },
    injectCSS: false,
    // What is typed from Markdown would change while it is compared with the picture.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        ...{
          class: 'page',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': id,
          lang: language,
        },
      },
    },
    onUpdate: ({ editor: now }) => {
      const blocks = now.state.doc.children.map(({ attrs, textContent }) => ({
        level: Number(attrs.level ?? 0),
        text: textContent.trim(),
      }));
      onValue(wholeTextOf(blocks.filter(({ text }) => text !== '')));
    },
  });
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => HEADING_LEVELS.find((level) => now.isActive('heading', { level })),
  });
  return (
    <div className="field">
      <span className="legend" id={id}>
        {label}
      </span>
      <div className="rich">
        <div className="tools">
          <div className="grp">
            <select
              aria-label={words.style}
              value={current ?? ''}
              onChange={({ target }) => {
                const level = HEADING_LEVELS.find((one) => String(one) === target.value);
                const chain = editor.chain().focus();
                if (level) chain.setHeading({ level }).run();
                else chain.setParagraph().run();
              }}
            >
              <option value="">{words.paragraph}</option>
              {HEADING_LEVELS.map((level, place) => (
                <option key={level} value={level}>
                  {words.header(place + 1)}
                </option>
              ))}
            </select>
          </div>
          <div className="grp typing">
            <TypingButton back={() => editor.commands.focus()} />
          </div>
        </div>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

const nodeOf = ({ level, text }: DocumentBlock) => ({
  ...(level === 0 ? { type: 'paragraph' } : { type: 'heading', attrs: { level } }),
  content: [{ type: 'text', text }],
});
