import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { translatedFields, VERSIONED, type VersionedName } from '#kinds/versions.ts';

/** The kind of this name, if its records have versions in other languages. */
export const versionedKind = (name: string): (Kind & { readonly name: VersionedName }) | undefined => {
  const found = VERSIONED.find((one) => one === name);
  return found && KINDS[found];
};

/**
 * A kind reduced to its texts, so their form works like any other: a version belongs where its original does. A new version has no page to show yet,
 * so its kind gets a name without pages.
 */
export function textKind(of: Kind, isNew: boolean): Kind {
  const { belongsTo: _, mayBelongTo: __, comesAgain: ___, versions: ____, ...rest } = of;
  const fields = Object.fromEntries(
    translatedFields(of).flatMap((name) => {
      const field = of.fields[name];
      return field ? [[name, field]] : [];
    }),
  );
  return { ...rest, fields, name: isNew ? `${of.name} in another language` : of.name };
}
