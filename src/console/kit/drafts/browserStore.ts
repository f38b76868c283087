/** Opens a database of this browser; `create` makes its object stores. */
export function browserStore<S extends string>(
  name: string,
  stores: readonly S[],
  create: (database: IDBDatabase) => void,
) {
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => create(request.result);
      request.onsuccess = () => {
        // Another window with a newer version of the console wants to upgrade the database.
        request.result.onversionchange = () => {
          request.result.close();
          opened = undefined;
        };
        resolve(request.result);
      };
      request.onerror = () => reject(request.error);
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  /**
   * Runs one transaction, which starts synchronously, so it completes even if the window is closed right after. If the browser has no storage or no
   * room, it returns `otherwise`: there is no draft then, but the form still has everything.
   */
  return async <T>(
    mode: IDBTransactionMode,
    work: (inside: Readonly<Record<S, IDBObjectStore>>) => { readonly result: T },
    otherwise: T,
  ): Promise<T> => {
    try {
      const database = await open();
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction([...stores], mode);
        const inside = Object.fromEntries(stores.map((one) => [one, transaction.objectStore(one)]));
        const request = work(inside as Record<S, IDBObjectStore>);
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
        transaction.commit();
      });
    } catch {
      return otherwise;
    }
  };
}
