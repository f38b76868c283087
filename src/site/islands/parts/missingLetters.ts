/** Two letters of each script, of which one is at least half as wide again as the other in every font that has them. */
const LETTERS = { ta: 'ஔட', te: 'ఔర', kn: 'ಔರ', ml: 'ഔര' };
export type Script = keyof typeof LETTERS;

/**
 * The scripts of which this machine has no letters: it then draws the same empty box for each of them, so that all are equally wide. Names of fonts
 * would not do: what a phone falls back on has other names from one maker to the next (decision 0165).
 */
export function missingLetters(): Script[] {
  const pen = document.createElement('canvas').getContext('2d');
  const width = (letter = ''): number => pen?.measureText(letter).width ?? 0;
  return (Object.keys(LETTERS) as Script[]).filter((script) => {
    const [wide, narrow] = LETTERS[script];
    return pen && width(wide) === width(narrow);
  });
}
