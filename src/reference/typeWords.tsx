import type { ReactNode } from 'react';
import type { JsonSchema } from '#calls/jsonSchema.ts';
import { nameIn, type Parts, partsOf } from './schemaParts.ts';

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  array: 'list',
};

/** What a schema takes, in a few words; a named one as a link to its own description. */
export function TypeWords({ schema }: { schema: JsonSchema }): ReactNode {
  const parts = partsOf(schema);
  const name = nameIn(parts);
  if (name !== undefined)
    return (
      <a className="shape" href={`#shape-${name}`}>
        {name}
      </a>
    );
  if (parts.enum) return <Choices values={parts.enum} />;
  if (parts.anyOf && !parts.properties)
    return parts.anyOf.map((one, i) => (
      // The order of what it may be is fixed.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={i}>
        {i > 0 && ' or '}
        <TypeWords schema={one} />
      </span>
    ));
  const types = [parts.type ?? []].flat();
  if (types.includes('array') && parts.items)
    return (
      <>
        list of <TypeWords schema={parts.items} />
      </>
    );
  return types.map((type) => NAMES[type] ?? type).join(' or ') || 'anything';
}

function Choices({ values }: { values: readonly unknown[] }) {
  return values.map((value, i) => (
    <span key={String(value)}>
      {i > 0 && ', '}
      <code>{JSON.stringify(value)}</code>
    </span>
  ));
}

/** What else there is to say of a value: its bounds, what it is when it is left out. */
export function bounds(schema: JsonSchema): string {
  const parts: Parts = partsOf(schema);
  return [
    parts.description,
    parts.maxLength !== undefined && `at most ${parts.maxLength} characters`,
    parts.maxItems !== undefined && `at most ${parts.maxItems}`,
    parts.minimum !== undefined && parts.maximum !== undefined && `${parts.minimum} to ${parts.maximum}`,
    parts.default !== undefined && `${String(parts.default)} when it is left out`,
    parts.format === 'date-time' && 'ISO 8601',
    parts.format === 'date' && 'YYYY-MM-DD',
  ]
    .filter(Boolean)
    .join('; ');
}
