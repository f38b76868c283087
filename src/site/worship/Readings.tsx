import type { Reading } from '#lib/readings.ts';
import { foreign } from '../parts/foreign.ts';

/** The readings of a day, each with its name if it has one. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return (
    <ul className="readings">
      {readings.map(({ name, passage }) => (
        <li key={`${name} ${passage}`}>
          {name && <span lang={foreign(name)}>{name}</span>} <b lang={foreign(passage)}>{passage}</b>
        </li>
      ))}
    </ul>
  );
}
