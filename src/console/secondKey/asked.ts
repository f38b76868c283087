/** By what a second key can be shown. */
export type KeyWay = 'device' | 'app' | 'paper';

/** What the server asks for; `options` is what the browser is asked for a device. */
export interface Asked {
  readonly challenge: string;
  readonly ways: readonly KeyWay[];
  readonly options: Readonly<Record<string, unknown>> | null;
  /** At the door: for how many days this browser may do without from then on; 0 where it may not. */
  readonly remember_days?: number;
}

/** What somebody shows. */
export interface Shown {
  readonly code?: string;
  readonly device?: { id: string };
}
