import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { versionsOf } from '#store/versions/readVersions.ts';
import type { ItemVersions } from '../context/pageContext.ts';
import type { VersionPlaces } from '../routing/route.ts';

/** Loads the versions of the record whose id is a parameter, as visitors may read them; null if it has no others. */
export async function loadVersions(
  db: ReadDb,
  places: VersionPlaces,
  params: Readonly<Record<string, string>>,
): Promise<ItemVersions | null> {
  const { id = '' } = params;
  const kind: Kind = KINDS[places.kind];
  const found = [...(await versionsOf(VISITOR, db, kind, id)).values()];
  const shown = found.find((one) => one.id === id.toLowerCase());
  if (!shown) return null;
  return {
    own: shown.language,
    paths: new Map(found.map((one) => [one.language, places.path(one, params)])),
  };
}
