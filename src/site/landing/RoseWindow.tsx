const RINGS = [488, 476, 330, 322, 180, 172, 70, 62];

/** The rose window behind the welcome: three rings of lights, each drawn once and rotated around the centre. */
export function RoseWindow() {
  return (
    <svg
      className="rosewin"
      viewBox="0 0 1000 1000"
      width="320"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
    >
      <defs>
        <g id="rose-outer">
          <path d="M444 182Q440 70 500 28Q560 70 556 182M456 186Q454 84 500 46Q546 84 544 186M500 46v128" />
          <circle cx="500" cy="92" r="17" />
          <circle cx="566" cy="52" r="11" />
        </g>
        <path
          id="rose-middle"
          d="M470 322Q466 232 500 180Q534 232 530 322M480 322Q478 246 500 204Q522 246 520 322"
        />
        <g id="rose-inner">
          <path d="M444 333Q450 390 500 430Q550 390 556 333" />
          <circle cx="500" cy="368" r="20" />
          <circle cx="500" cy="368" r="12" />
        </g>
      </defs>
      {RINGS.map((r) => (
        <circle key={r} cx="500" cy="500" r={r} />
      ))}
      <Ring light="rose-outer" count={16} from={0} />
      <Ring light="rose-middle" count={16} from={11.25} />
      <Ring light="rose-inner" count={8} from={0} />
    </svg>
  );
}

/** This number of copies of a light around the centre, the first rotated by `from` degrees. */
function Ring({ light, count, from }: { light: string; count: number; from: number }) {
  const turns = Array.from({ length: count }, (_, i) => from + (i * 360) / count);
  return turns.map((turn) => <use key={turn} href={`#${light}`} transform={`rotate(${turn} 500 500)`} />);
}
