/** A reading, and what it is called where somebody has said so: 'Gospel'. */
export interface Reading {
  readonly name: string;
  readonly passage: string;
}

/** The readings out of the lines that somebody has written: 'Gospel: Matthew 25:31–46'. */
export const readingsOf = (lines: string): Reading[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = '', passage = line] = /^([^:\d]+):\s+(.+)$/.exec(line) ?? [];
      return { name: name.trim(), passage };
    });
