import { encodeQR } from 'qr';

/** The quiet zone in modules, so that cameras find it on any background. */
const BORDER = 4;

/** A text as a QR code. It is rendered here, so the text never leaves the page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' });
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={rows.map(darkOf).join('')} />
    </svg>
  );
}

/** The dark modules of a row, those side by side as one rectangle. */
function darkOf(row: readonly boolean[], y: number): string {
  let drawn = '';
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) drawn += `M${from} ${y}h${x - from}v1H${from}z`;
  }
  return drawn;
}
