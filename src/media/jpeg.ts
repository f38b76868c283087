import { extensionOf, type FileKind, fileKinds } from '#lib/fileKinds.ts';

export const [JPEG] = fileKinds.filter(({ name }) => name === 'jpeg') as [FileKind];

/** The name of a file that was written anew as another kind, with an ending that tells the truth. */
export function endingIn(name: string, kind: FileKind): string {
  const ending = extensionOf(name);
  if (kind.extensions.includes(ending.toLowerCase())) return name;
  return `${name.slice(0, name.length - ending.length)}${kind.extensions[0]}`;
}
