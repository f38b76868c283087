import { useWords } from '#ui/useWords.ts';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import type { ShownEntry } from '../kit/entries.ts';
import { useStaff } from '../kit/session.ts';
import { useWaitingCounts } from '../kit/useWaitingCounts.ts';
import { SHELL } from '../kit/words.ts';

/** The number of all that waits for the user, each once. */
export function useWaitingTotal(): number {
  const isOffice = useStaff().is === 'full_administrator';
  const {
    departments = 0,
    dioceses = 0,
    enquiries = 0,
    orders = 0,
    sent_back = 0,
  } = useWaitingCounts() ?? {};
  return isOffice ? departments + dioceses + enquiries + orders : sent_back;
}

/** Returns the badge count of a sidebar section and what it counts; undefined if there is nothing to count. */
export function useSectionCounts(): (entry: ShownEntry) => { count: number; told: string } | undefined {
  const { counted } = useWords(SHELL);
  const isOffice = useStaff().is === 'full_administrator';
  const drafts = useDrafts();
  const waiting = useWaitingCounts();
  const {
    departments = 0,
    dioceses = 0,
    enquiries = 0,
    orders = 0,
    sent_back = 0,
    faults = 0,
  } = waiting ?? {};
  // For the office, records waiting for a decision; for a unit's user, records that were sent back.
  const ofUnits = (waits: number) =>
    isOffice ? { count: waits, told: counted.waiting } : { count: sent_back, told: counted.sentBack };
  return ({ key }) => {
    const counts: Readonly<Record<string, { count: number; told: string }>> = {
      dioceses: ofUnits(dioceses),
      departments: ofUnits(departments),
      inbox: { count: enquiries + orders, told: counted.letters },
      waiting: { count: departments + dioceses, told: counted.waiting },
      status: { count: faults, told: counted.waiting },
      drafts: { count: drafts?.length ?? 0, told: counted.drafts },
    };
    const found = counts[key];
    return found && found.count > 0 ? found : undefined;
  };
}
