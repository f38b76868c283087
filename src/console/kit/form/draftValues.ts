import type { Kind } from '#kinds/define.ts';

/** Removes secrets: passwords are never stored. */
export function withoutSecrets(of: Kind, values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => of.fields[name]?.type !== 'secret'));
}

/** Removes these URLs from file fields; texts keep them. */
export function withoutFiles<V extends object>(values: V, gone: readonly string[]): V {
  const left = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.filter((url) => !gone.includes(url))];
    return [name, gone.includes(value) ? '' : value];
  });
  return Object.fromEntries(left) as V;
}

/** Whether a field holds a single file, as its URL. */
export const isSingle = (of: Kind, name: string): boolean => {
  const field = of.fields[name];
  return field?.type === 'file' && field.many === undefined;
};
