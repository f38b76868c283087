import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { VersionedName } from '#kinds/versions.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type PublicVersion, versionsOf } from '#store/versions/readVersions.ts';

/** Of which item a page shows a version, and where each of them stands. */
export interface VersionPlaces {
  readonly kind: VersionedName;
  /** The path of a version's page, in English; `params`: those of the version that is shown. */
  path(version: PublicVersion, params: Readonly<Record<string, string>>): string;
}

/** The versions of what a page shows. */
export interface ItemVersions {
  /** In which language the one that is shown is written. */
  readonly own: Language;
  /** The paths of all of them in the order of the languages, without the beginnings of these. */
  readonly paths: ReadonlyMap<Language, string>;
}

/** The versions of the record whose id is among the parameters, as visitors may read them; null when it has no others. */
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
