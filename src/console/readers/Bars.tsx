/** One bar: its `value`, with `above` and `below` as labels. */
export interface Bar {
  readonly key: string;
  readonly value: number;
  readonly above?: string | undefined;
  readonly below?: string | undefined;
  /** The bar that the sentence mentions. */
  readonly marked: boolean;
}

/** A hand-made bar chart; the labels are HTML, since scaled SVG text shrinks on a phone. `says` describes it for screen readers. */
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
