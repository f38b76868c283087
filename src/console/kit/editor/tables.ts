import { type Editor, Extension, type JSONContent, Node } from '@tiptap/core';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  rowIsHeader,
  selectedRect,
  TableMap,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';
import { insertBlock } from './insertBlock.ts';

/** The initial size of a table: at least one and at most this many rows and columns; more are added one by one. */
export const MOST_ROWS = 50;
export const MOST_COLUMNS = 10;

/** The maximum span of a cell: a pasted text may say any number, and each would be rendered. */
const MOST_SPAN = 50;

/** The role of each of these nodes for the table commands. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1, 1), MOST_SPAN),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});
const cellNode = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Required by the commands; columns are as wide as their content.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Cell selection, table keys, and repair of rows that lack a cell. */
const TableKeys = Extension.create({
  name: 'tableKeys',
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(direction)(state, dispatch));
    return {
      // After the last cell Tab adds a row; the arrow keys lead out of the table.
      Tab: () => isInTable(this.editor.state) && (go(1)() || (run(this.editor, 'rowAfter') && go(1)())),
      'Shift-Tab': go(-1),
    };
  },
});

export const TABLES = [
  Table,
  TableRow,
  cellNode('tableCell', 'td'),
  cellNode('tableHeader', 'th'),
  TableKeys,
];

const COMMANDS = {
  rowBefore: addRowBefore,
  columnBefore: addColumnBefore,
  rowAfter: addRowAfter,
  columnAfter: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  header: toggleHeader('row'),
  removeTable: deleteTable,
} as const;
export type TableCommand = keyof typeof COMMANDS;
export const TABLE_COMMANDS = Object.keys(COMMANDS) as TableCommand[];

/**
 * Runs a command on the table that contains the cursor. The cursor stays in it: in the cell that takes the place of a deleted one. Deleting the last
 * row or column deletes the table.
 */
export function run(editor: Editor, name: TableCommand): boolean {
  if (!isInTable(editor.state)) return false;
  const { tableStart, top, left } = selectedRect(editor.state);
  const isDone = editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => COMMANDS[name](state, dispatch) || deleteTable(state, dispatch))
    .run();
  const table = editor.state.doc.nodeAt(tableStart - 1);
  if (table?.type.name === 'table' && name.startsWith('remove')) {
    const map = TableMap.get(table);
    const cell = map.map[Math.min(top, map.height - 1) * map.width + Math.min(left, map.width - 1)] ?? 0;
    // Into its paragraph.
    editor.commands.setTextSelection(tableStart + cell + 2);
  }
  return isDone;
}

/** Whether the cursor is in a table, and whether that begins with a row of headings. */
export function tableAt({ state }: Editor): { readonly here: boolean; readonly header: boolean } {
  if (!isInTable(state)) return { here: false, header: false };
  const { map, table } = selectedRect(state);
  return { here: true, header: rowIsHeader(map, table, 0) };
}

/** Inserts an empty table, and puts the cursor into its first cell. */
export function insertTable(editor: Editor, rows: number, columns: number, header: boolean): void {
  const row = (type: string): JSONContent => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const all = Array.from({ length: rows }, (_, nth) =>
    row(header && nth === 0 ? 'tableHeader' : 'tableCell'),
  );
  const at = insertBlock(editor, { type: 'table', content: all });
  // Before the table; then into its row, cell and paragraph.
  editor.commands.setTextSelection(at + 4);
}
