/** A reading, with its name if one was entered: 'Gospel'. */
export interface Reading {
  readonly name: string;
  readonly passage: string;
}

/** Parses readings from the lines entered: 'Gospel: Matthew 25:31–46'. */
export const readingsOf = (lines: string): Reading[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = '', passage = line] = /^([^:\d]+):\s+(.+)$/.exec(line) ?? [];
      return { name: name.trim(), passage };
    });
