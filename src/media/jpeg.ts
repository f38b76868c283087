import { extensionOf, type FileKind, fileKinds } from '#lib/fileKinds.ts';

const kindCalled = (name: FileKind['name']): FileKind =>
  fileKinds.find((kind) => kind.name === name) as FileKind;
export const JPEG = kindCalled('jpeg');

/** As which kind a picture is kept: what few browsers or mails show was written anew as another one. */
export function keptAs(kind: FileKind): FileKind {
  return kind.name === 'heic' ? JPEG : kind.name === 'avif' ? kindCalled('webp') : kind;
}

/** The name of a file that was written anew as another kind, with an ending that tells the truth. */
export function endingIn(name: string, kind: FileKind): string {
  const ending = extensionOf(name);
  if (kind.extensions.includes(ending.toLowerCase())) return name;
  return `${name.slice(0, name.length - ending.length)}${kind.extensions[0]}`;
}
