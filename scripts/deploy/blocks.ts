/** Commands of a document: the blocks of this kind, each with the line on which it begins. */
export interface Block {
  readonly line: number;
  readonly commands: string;
}

/** The blocks of a Markdown text that are fenced as exactly this, such as `sh`, in their order. */
export function blocksOf(text: string, fence: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (!open) {
      if (line.startsWith('```')) open = { kind: line.slice(3), line: index + 2, lines: [] };
    } else if (line !== '```') open.lines.push(line);
    else {
      if (open.kind === fence) blocks.push({ line: open.line, commands: open.lines.join('\n') });
      open = undefined;
    }
  }
  return blocks;
}
