import type { Editor } from '@tiptap/react';
import { ALIGNMENTS, INK_COLOURS, PAPER_COLOURS } from '#kinds/richText.ts';
import { Menu } from '#ui/Menu.tsx';
import { useWords } from '#ui/useWords.ts';
import { ALIGNED_BLOCKS } from './classMarks.ts';
import { run, TABLE_COMMANDS, type tableAt } from './tables.ts';
import { TOOL_ICONS } from './toolIcons.tsx';
import { RICH } from './words.ts';

type TableState = ReturnType<typeof tableAt>;

/** What can be coloured: its label, and the class prefix of its colours. */
const COLOURED = {
  ink: { icon: TOOL_ICONS.inkColour, prefix: 'ink', colours: INK_COLOURS },
  paper: { icon: TOOL_ICONS.paperColour, prefix: 'on', colours: PAPER_COLOURS },
} as const;

interface ColourProps {
  editor: Editor;
  of: keyof typeof COLOURED;
  /** '' for none. */
  current: string;
}

/** A colour for the text or its background; each by name, and shown as it will look. */
export function ColourMenu({ editor, of, current }: ColourProps) {
  const words = useWords(RICH);
  const { icon, prefix, colours } = COLOURED[of];
  const chain = () => editor.chain().focus();
  return (
    <Menu label={words[of]} icon={icon} className="toolmenu">
      <button type="button" aria-pressed={current === ''} onClick={() => chain().unsetMark(of).run()}>
        {words.none}
      </button>
      {colours.map(({ name }) => (
        <button
          key={name}
          type="button"
          aria-pressed={current === name}
          onClick={() => chain().setMark(of, { value: name }).run()}
        >
          <span className={`sample ${prefix}-${name}`}>{words.colours[name]}</span>
        </button>
      ))}
    </Menu>
  );
}

/** The alignment of a paragraph. */
export function AlignMenu({ editor, current }: { editor: Editor; current: string }) {
  const words = useWords(RICH);
  const set = (side: string | null) => {
    const chain = editor.chain().focus();
    for (const block of ALIGNED_BLOCKS) chain.updateAttributes(block, { side });
    chain.run();
  };
  return (
    <Menu label={words.align} icon={TOOL_ICONS.align} className="toolmenu">
      <button type="button" aria-pressed={current === ''} onClick={() => set(null)}>
        {words.left}
      </button>
      {ALIGNMENTS.map((side) => (
        <button key={side} type="button" aria-pressed={current === side} onClick={() => set(side)}>
          {words.sides[side]}
        </button>
      ))}
    </Menu>
  );
}

/** Inserts a table, or edits the one that contains the cursor. */
export function TableMenu({
  editor,
  is,
  onInsert,
}: {
  editor: Editor;
  is: TableState;
  onInsert: () => void;
}) {
  const words = useWords(RICH);
  return (
    <Menu label={words.table} icon={TOOL_ICONS.table} className="toolmenu tablemenu">
      {is.here ? (
        TABLE_COMMANDS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === 'header' ? is.header : undefined}
            onClick={() => run(editor, name)}
          >
            {words.tableActs[name]}
          </button>
        ))
      ) : (
        <button type="button" onClick={onInsert}>
          {words.tableInsert}
        </button>
      )}
    </Menu>
  );
}
