import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { VersionedName } from '#kinds/versions.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type PublicVersion, versionsOf } from '#store/versions/readVersions.ts';

/** The kind of item that a page shows a version of, and the paths of the versions. */
export interface VersionPlaces {
  readonly kind: VersionedName;
  /** The path of a version's page, in English; `params`: those of the version being shown. */
  path(version: PublicVersion, params: Readonly<Record<string, string>>): string;
}

/** The versions of what a page shows. */
export interface ItemVersions {
  /** The language of the version being shown. */
  readonly own: Language;
  /** The paths of all versions in the order of the languages, without language prefixes. */
  readonly paths: ReadonlyMap<Language, string>;
}

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
