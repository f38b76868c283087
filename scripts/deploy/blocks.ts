/** Commands of a document: the blocks of this kind, each with the line on which it begins. */
export interface Block {
  readonly line: number;
  readonly commands: string;
}

/** The blocks of a Markdown text that are fenced as exactly this, such as `sh`, in their order. */
export function blocksOf(text: string, fence: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; lines: string[] } | undefined;
  let isOther = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('```')) open?.lines.push(line);
    else if (open) {
      blocks.push({ line: open.line, commands: open.lines.join('\n') });
      open = undefined;
    } else if (isOther) isOther = false;
    else if (line === `\`\`\`${fence}`) open = { line: index + 2, lines: [] };
    else isOther = true;
  }
  return blocks;
}
