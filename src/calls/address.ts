export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path of a call, below /api/v1/. In its path {id} declares that it takes a record's id, {name} a file's name; it takes one at most. */
export type Address<M extends Method = Method> = `${M} ${string}`;

/** Splits an address into method and path. */
export const partsOf = (address: Address): [Method, string] => address.split(' ') as [Method, string];

/** Puts an id, or a name, in its place in a path. */
export const pathWith = (path: string, id: string): string => path.replace(/\{\w+\}/, () => id);
