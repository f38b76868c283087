import type { Db } from '#store/database/db.ts';
import { leadToItems } from '#store/records/importedLinks.ts';
import type { Incoming } from './incoming.ts';
import type { Report } from './report.ts';
import type { Resolving } from './resolve.ts';

/**
 * Rewrites links among the news of a file to the new records, after all are written, since they may name later ones. The next run completes an interrupted one.
 * Missing targets are reported.
 */
export async function leadLinks(
  records: readonly Incoming[],
  { db, dryRun }: { readonly db: Db; readonly dryRun: boolean },
  { idOf }: Pick<Resolving, 'idOf'>,
  report: Report,
): Promise<void> {
  for (const { kind, key, title, leadsTo } of records) {
    const id = leadsTo && (await idOf(kind, key));
    if (!id) continue;
    const links = new Map<string, string>();
    const missing: string[] = [];
    for (const [address, other] of leadsTo) {
      const there = await idOf(kind, other);
      if (there) links.set(address, there);
      else missing.push(address);
    }
    if (links.size > 0 && !dryRun) await leadToItems(db, id, links);
    if (missing.length > 0)
      report.noteOf(
        kind,
        title || key,
        `its links to posts that did not come in still lead to the old site: ${missing.join(', ')}`,
      );
  }
}
