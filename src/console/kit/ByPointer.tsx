/** Shows one text to mouse or pen users and another to touch-only users, so nobody reads about what they cannot do. */
export function ByPointer({ fine, finger }: { fine: string; finger?: string }) {
  return (
    <>
      <span className="if-fine">{fine}</span>
      {finger && <span className="if-finger">{finger}</span>}
    </>
  );
}
