/**
 * The address with which somebody signed in last on this device, so that a thumb has only the password to type. It stands in a database of
 * its own, since a logout clears local storage (000 §4); never a password.
 */
const [DATABASE, STORE, KEY] = ['lectern-login', 'address', 'last'];

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** The address of before; '' when there is none, or when the browser keeps nothing. */
export const keptAddress = (): Promise<string> =>
  inStore<unknown>('readonly', (store) => store.get(KEY)).then(
    (found) => (typeof found === 'string' ? found : ''),
    () => '',
  );

/** Longer nobody is kept from going on, should the browser's store hang. */
const PATIENCE_MS = 500;

/** Keeps the address of a sign-in that worked. Never rejects, and never takes long. */
export const keepAddress = (email: string): Promise<unknown> =>
  Promise.race([
    inStore('readwrite', (store) => store.put(email, KEY)).catch(() => undefined),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
  ]);
