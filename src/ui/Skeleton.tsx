/** Placeholder lines while content loads. CSS delays them by 300 ms, so that a fast response shows none. */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <div className="bone-row" key={row}>
          <span className="bone" />
          <span className="bone bone--wide" />
          <span className="bone" />
        </div>
      ))}
    </div>
  );
}
