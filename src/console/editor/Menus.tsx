import type { Editor } from '@tiptap/react';
import { ALIGNMENTS } from '#kinds/richText.ts';
import type { IconName } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useWords } from '#ui/useWords.ts';
import { ALIGNED_BLOCKS } from './classMarks.ts';
import { run, TABLE_COMMANDS, type tableAt } from './tables.ts';
import { TOOL_ICONS } from './toolIcons.tsx';
import { RICH } from './words.ts';

type TableState = ReturnType<typeof tableAt>;

interface ColourProps {
  editor: Editor;
  label: string;
  icon: IconName;
  mark: 'ink' | 'paper';
  prefix: 'ink' | 'on';
  colours: readonly { name: string; label: string }[];
  /** '' for none. */
  current: string;
}

/** A colour for the text or its ground; each with its name, and shown as it will look. */
export function ColourMenu({ editor, label, icon, mark, prefix, colours, current }: ColourProps) {
  const words = useWords(RICH);
  const chain = () => editor.chain().focus();
  return (
    <Menu label={label} icon={icon} className="toolmenu">
      <button type="button" aria-pressed={current === ''} onClick={() => chain().unsetMark(mark).run()}>
        {words.none}
      </button>
      {colours.map(({ name, label: called }) => (
        <button
          key={name}
          type="button"
          aria-pressed={current === name}
          onClick={() => chain().setMark(mark, { value: name }).run()}
        >
          <span className={`sample ${prefix}-${name}`}>{called}</span>
        </button>
      ))}
    </Menu>
  );
}

/** Where the lines of a paragraph stand. */
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

/** A table to put in, or what can be done with the one that holds the cursor. */
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
