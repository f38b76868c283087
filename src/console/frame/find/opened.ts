import { type Hit, iconOfKey } from './useHits.ts';

const MOST = 5;
const nameOf = (userId: string) => `found ${userId}`;

/** What the user has opened from the search in this window, latest first. Discarded with the window. */
export function openedLast(userId: string): Hit[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as Omit<Hit, 'icon'>[]).map((hit) => ({ ...hit, icon: iconOfKey(hit.key) }));
  } catch {
    return [];
  }
}

/** Notes that a hit was opened; actions, screens and help are listed anyway. */
export function noteOpened(userId: string, { key, group, title, said, to }: Hit): void {
  if (/^(act|add|screen|help) /.test(key)) return;
  const others = openedLast(userId).filter((one) => one.key !== key);
  try {
    const kept = [{ key, group, title, said, to }, ...others].slice(0, MOST);
    sessionStorage.setItem(nameOf(userId), JSON.stringify(kept.map((hit) => ({ ...hit, icon: undefined }))));
  } catch {
    // Without storage, the recently changed records are shown.
  }
}
