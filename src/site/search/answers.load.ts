import type { Found, FoundGroup, FoundPage, Question, SearchSource } from '../routing/source.ts';
import { loadOfficeAsked } from './officeAsked.load.ts';

/** What answers a search by itself, by the names of the groups; a group without an answer is not there. */
export type Answers = ReadonlyMap<string, readonly Found[]>;
export const NO_ANSWERS: Answers = new Map();

/** Asks all groups for answers. */
export async function loadAnswers(
  findings: readonly SearchSource[],
  asked: Omit<Question, 'office'>,
): Promise<Answers> {
  const office = await loadOfficeAsked(asked.db, asked.query, asked.organisation);
  const all = await Promise.all(
    findings.map(
      async ({ group, answer }) => [group.name, (await answer?.({ ...asked, office })) ?? []] as const,
    ),
  );
  return new Map(all.filter(([, items]) => items.length > 0));
}

/** Puts a group's answers before its other results, each once. `page`: on later pages there are no answers. */
export function answeredFirst(
  { items, total }: FoundPage,
  answers: Answers,
  { of, page, limit }: { readonly of: FoundGroup; readonly page: number; readonly limit: number },
): FoundPage {
  const first = page === 1 ? (answers.get(of.name) ?? []) : [];
  const others = items.filter(({ id }) => !first.some((one) => one.id === id));
  const all = [...first, ...others];
  return { items: all.slice(0, Math.max(limit, first.length)), total: Math.max(total, all.length) };
}
