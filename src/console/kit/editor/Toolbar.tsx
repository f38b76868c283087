import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { SIZES } from '#kinds/richText.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useArrowKeys } from '#ui/useArrowKeys.ts';
import { useWords } from '#ui/useWords.ts';
import { TypingButton } from '../typing/TypingButton.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog, TableDialog, VideoDialog } from './InsertDialogs.tsx';
import { AlignMenu, ColourMenu, TableMenu } from './Menus.tsx';
import { tableAt } from './tables.ts';
import { TOOL_ICONS } from './toolIcons.tsx';
import { RICH } from './words.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** What is inserted through a dialog. */
export type InsertDialog = 'link' | 'image' | 'video' | 'table';

interface Props {
  editor: Editor;
  open: InsertDialog | undefined;
  onOpen: (dialog: InsertDialog | undefined) => void;
  /** Only what every mail program shows: no pictures, colours, sizes or alignment. */
  wordsOnly?: boolean | undefined;
}

/** The editor's toolbar (000 §2.3). Arrow keys move within it, so Tab goes straight on to the text. */
export function Toolbar({ editor, open, onOpen, wordsOnly }: Props) {
  const words = useWords(RICH);
  const close = () => onOpen(undefined);
  const bar = useRef<HTMLDivElement>(null);
  useArrowKeys(bar);
  const is = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const run = () => editor.chain().focus();
  /** Not disabled while there is nothing to do: the last press would lose the focus. */
  const tool = (
    icon: IconName,
    label: string,
    press: () => unknown,
    { pressed, can = true }: { pressed?: boolean | undefined; can?: boolean },
  ) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={!can || undefined}
      onClick={() => can && press()}
    >
      <Icon name={icon} />
    </button>
  );
  const toggle = (icon: IconName, label: string, pressed: boolean, press: () => unknown) =>
    tool(icon, label, press, { pressed });
  const step = (icon: IconName, label: string, can: boolean, press: () => unknown) =>
    tool(icon, label, press, { can });
  const opener = (icon: IconName, label: string, what: InsertDialog, on = false) =>
    tool(icon, label, () => onOpen(what), { pressed: what === 'video' ? undefined : on });
  return (
    <>
      <div ref={bar} className="tools" role="toolbar" aria-label={words.toolbar}>
        <div className="grp">
          {step(TOOL_ICONS.undo, words.undo, is.undo, () => run().undo().run())}
          {step(TOOL_ICONS.redo, words.redo, is.redo, () => run().redo().run())}
        </div>
        <div className="grp typing">
          <TypingButton back={() => editor.commands.focus()} />
        </div>
        <div className="grp">
          <select
            aria-label={words.style}
            value={is.level}
            onChange={(event) => {
              const level = LEVELS.find((one) => String(one) === event.target.value);
              if (level) run().setHeading({ level }).run();
              else run().setParagraph().run();
            }}
          >
            <option value="">{words.paragraph}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {words.header(level)}
              </option>
            ))}
          </select>
          {!wordsOnly && (
            <select
              aria-label={words.size}
              value={is.size}
              onChange={(event) => {
                const { value } = event.target;
                if (value) run().setMark('size', { value }).run();
                else run().unsetMark('size').run();
              }}
            >
              <option value="">{words.normal}</option>
              {SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          )}
        </div>
        <div className="grp">
          {toggle(TOOL_ICONS.bold, words.bold, is.bold, () => run().toggleBold().run())}
          {toggle(TOOL_ICONS.italic, words.italic, is.italic, () => run().toggleItalic().run())}
          {toggle(TOOL_ICONS.underline, words.underline, is.underline, () => run().toggleUnderline().run())}
        </div>
        <div className="grp">
          {toggle(TOOL_ICONS.numbered, words.numbered, is.numbered, () => run().toggleOrderedList().run())}
          {toggle(TOOL_ICONS.bullets, words.bullets, is.bullets, () => run().toggleBulletList().run())}
        </div>
        <div className="grp">
          {opener('link', words.link, 'link', is.link)}
          {!wordsOnly && opener('image', words.image, 'image', is.image)}
          {!wordsOnly && opener('video', words.video, 'video')}
          {!wordsOnly && <TableMenu editor={editor} is={is.table} onInsert={() => onOpen('table')} />}
        </div>
        {!wordsOnly && (
          <div className="grp">
            <ColourMenu editor={editor} of="ink" current={is.ink} />
            <ColourMenu editor={editor} of="paper" current={is.paper} />
            <AlignMenu editor={editor} current={is.side} />
          </div>
        )}
      </div>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} onClose={close} />}
      {open === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {open === 'table' && <TableDialog editor={editor} onClose={close} />}
    </>
  );
}

function stateOf(editor: Editor) {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }));
  return {
    undo: undoDepth(editor.state) > 0,
    redo: redoDepth(editor.state) > 0,
    table: tableAt(editor),
    level: level ? String(level) : '',
    size: chosen(editor, 'size'),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    numbered: editor.isActive('orderedList'),
    bullets: editor.isActive('bulletList'),
    link: editor.isActive('link'),
    image: editor.isActive('image'),
    ink: chosen(editor, 'ink'),
    paper: chosen(editor, 'paper'),
    side: String(editor.getAttributes(level ? 'heading' : 'paragraph').side ?? ''),
  };
}

function chosen(editor: Editor, mark: string): string {
  return String(editor.getAttributes(mark).value ?? '');
}
