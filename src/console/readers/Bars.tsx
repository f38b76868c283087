/** One bar: `value` is drawn, `above` stands over it and `below` under it. */
export interface Bar {
  readonly key: string;
  readonly value: number;
  readonly above?: string | undefined;
  readonly below?: string | undefined;
  /** The one that the sentence speaks of. */
  readonly marked: boolean;
}

/** Numbers as bars by hand; the words stand in HTML, since a stretched text shrinks on a phone. `says` tells them to who sees no bars. */
export function Bars({ bars, says, small = false }: { bars: readonly Bar[]; says: string; small?: boolean }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={small ? 'readers-bars readers-bars--small' : 'readers-bars'} role="img" aria-label={says}>
      <Line className="readers-over" bars={bars} of="above" />
      <svg viewBox={`0 0 ${bars.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ key, value, marked }, at) => {
          const height = (value / most) * 100;
          return (
            <rect
              key={key}
              className={marked ? 'readers-hi' : undefined}
              x={at * 10 + 1.4}
              y={100 - height}
              width="7.2"
              height={height}
            />
          );
        })}
      </svg>
      <Line bars={bars} of="below" />
    </div>
  );
}

function Line({ bars, of, className }: { bars: readonly Bar[]; of: 'above' | 'below'; className?: string }) {
  return (
    <p aria-hidden="true" className={className}>
      {bars.map((bar, at) => (
        <span key={bar.key} className={at === bars.length - 1 && of === 'below' ? 'readers-last' : undefined}>
          {bar[of]}
        </span>
      ))}
    </p>
  );
}
