import './sums.css';

interface Sum {
  readonly name: string;
  readonly count: number;
  readonly tone?: 'good' | 'badly' | undefined;
}

/** A few counts side by side, with their labels (look book, console-subscribers). */
export function Sums({ of }: { of: readonly Sum[] }) {
  return (
    <dl className={of.length > 3 ? 'sums sums--four' : 'sums'}>
      {of.map(({ name, count, tone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={tone}>{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}
