/** The methods of Swagger UI's immutable maps and lists that the filter uses. */
interface Collection {
  get(name: string): unknown;
  getIn(names: readonly string[]): unknown;
  set(name: string, value: unknown): Collection;
  map(change: (one: Collection, name: string) => Collection): Collection;
  filter(wanted: (one: Collection) => boolean): Collection;
  readonly size: number;
}

/**
 * Keeps the calls whose group, method, path and summary together contain every word of the phrase. Replaces Swagger UI's own filter, which searches groups and
 * paths only.
 */
export function opsFilter(groups: Collection, phrase: string): Collection {
  const words = phrase.toLowerCase().split(/\s+/);
  return groups
    .map((group, name) =>
      group.set(
        'operations',
        (group.get('operations') as Collection).filter((call) => {
          const summary = call.getIn(['operation', 'summary']);
          const text = `${name} ${call.get('method')} ${call.get('path')} ${summary}`.toLowerCase();
          return words.every((word) => text.includes(word));
        }),
      ),
    )
    .filter((group) => (group.get('operations') as Collection).size > 0);
}
