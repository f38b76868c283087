/** A text in pieces, with the matches (at odd indexes) marked. */
export function Marked({ pieces }: { pieces: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
  return pieces.map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece));
}
