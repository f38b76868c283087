/** A text in pieces, of which those at odd indexes are what was looked for. */
export function Marked({ pieces }: { pieces: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
  return pieces.map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece));
}
