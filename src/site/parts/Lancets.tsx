import type { ReactNode } from 'react';

/** Line drawing of a church window: two lights below a rose (look book §3 'Triple lancet'). */
const GLASS = 'M22 326V191.74A196 196 0 0 1 120 22A196 196 0 0 1 218 191.74V326Z';
const LINES = [
  'M2 328V206.38A236 236 0 0 1 120 2A236 236 0 0 1 238 206.38V328Z',
  'M12 328V200.06A216 216 0 0 1 120 13A216 216 0 0 1 228 200.06V328Z',
  'M22 326V191.74A196 196 0 0 1 120 22A196 196 0 0 1 218 191.74V326Z',
  'M28 326V252.48A86 86 0 0 1 71 178A86 86 0 0 1 114 252.48V326Z',
  'M126 326V252.48A86 86 0 0 1 169 178A86 86 0 0 1 212 252.48V326Z',
  'M37 326V252.89A68 68 0 0 1 71 194A68 68 0 0 1 105 252.89V326ZM71 194v132',
  'M135 326V252.89A68 68 0 0 1 169 194A68 68 0 0 1 203 252.89V326ZM169 194v132',
  'M120 162c-6 6-9 11-12 18 5 8 8 14 12 22 4-8 7-14 12-22-3-7-6-12-12-18z',
].join('');
/** The rose: its rings, and the eight circles in it. */
const RINGS = [58, 36];
const ROUNDS = [
  [163.47, 121.87],
  [138.1, 147.37],
  [102.13, 147.47],
  [76.63, 122.1],
  [76.53, 86.13],
  [101.9, 60.63],
  [137.87, 60.53],
  [163.37, 85.9],
];

/** The symbol in the rose: a sun for the days, a book, a lamp. */
const MOTIFS = {
  calendar: (
    <>
      <circle className="motif-fill" cx="120" cy="104" r="9" />
      <path
        className="motif"
        d="M136 104L151 104M133.86 112L141.65 116.5M128 117.86L132.5 125.65M120 120L120 135M112 117.86L107.5 125.65M106.14 112L98.35 116.5M104 104L89 104M106.14 96L98.35 91.5M112 90.14L107.5 82.35M120 88L120 73M128 90.14L132.5 82.35M133.86 96L141.65 91.5"
      />
    </>
  ),
  lectionary: (
    <path
      className="motif"
      d="M120 92c-9-7-21-9-31-6v34c10-3 22-1 31 6 9-7 21-9 31-6V86c-10-3-22-1-31 6zM120 92v34M97 96c5-.5 10 .5 15 3M97 106c5-.5 10 .5 15 3M143 96c-5-.5-10 .5-15 3M143 106c-5-.5-10 .5-15 3"
    />
  ),
  sermons: (
    <>
      <path className="motif" d="M91 112h58c-3 14-13 20-29 20s-26-6-29-20z" />
      <path className="motif-fill" d="M120 72c11 13 11 25 0 33-11-8-11-20 0-33z" />
    </>
  ),
};

/** A link to a page of worship resources, as a window with the name below. */
export function Lancet({
  motif,
  href,
  title,
  children,
}: {
  motif: keyof typeof MOTIFS;
  href: string;
  title: string;
  children: string;
}) {
  return (
    <a className="lancet" href={href}>
      <svg
        viewBox="0 0 240 330"
        width="96"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path className="glass" d={GLASS} />
        <path d={LINES} />
        {RINGS.map((r) => (
          <circle key={r} cx="120" cy="104" r={r} />
        ))}
        {ROUNDS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
        ))}
        {MOTIFS[motif]}
      </svg>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </a>
  );
}

/** Windows side by side, the middle one the largest. */
export function Lancets({ children }: { children: ReactNode }) {
  return <div className="lancets mt-7">{children}</div>;
}
