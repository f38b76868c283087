/** The locations of this browser's incomplete multi-part uploads, by file key, so they resume after a reload. */
const KEY = 'begun-uploads';
/** Longer than any upload takes. The server forgets one within an hour after its last part, and it then begins again. */
const LIFE_MS = 48 * 60 * 60 * 1000;

interface Remembered {
  readonly address: string;
  readonly at: number;
}

export const rememberedUpload = (key: string): string | undefined => all()[key]?.address;

export function rememberUpload(key: string, address: string): void {
  const kept = Object.entries(all()).filter(([, { at }]) => at > Date.now() - LIFE_MS);
  store({ ...Object.fromEntries(kept), [key]: { address, at: Date.now() } });
}

export function forgetUpload(key: string): void {
  const { [key]: _, ...others } = all();
  store(others);
}

function all(): Readonly<Record<string, Remembered>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Remembered>;
  } catch {
    return {};
  }
}

function store(uploads: Readonly<Record<string, Remembered>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // If storage is full, uploads only restart from the beginning after a reload.
  }
}
