import { extensionOf, type FileKind, fileKinds } from '#lib/fileKinds.ts';

const kindCalled = (name: FileKind['name']): FileKind =>
  fileKinds.find((kind) => kind.name === name) as FileKind;
/** The kind that browsers without HEIC support get instead. */
export const JPEG = kindCalled('jpeg');

/** The kind as which a picture is stored: one that few browsers or mail programs show is re-encoded as another. */
export function keptAs(kind: FileKind): FileKind {
  return kind.name === 'heic' ? JPEG : kind.name === 'avif' ? kindCalled('webp') : kind;
}

/** The name of a file that was re-encoded as another kind, with the matching extension. */
export function endingIn(name: string, kind: FileKind): string {
  const ending = extensionOf(name);
  if (kind.extensions.includes(ending.toLowerCase())) return name;
  return `${name.slice(0, name.length - ending.length)}${kind.extensions[0]}`;
}
