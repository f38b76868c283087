/** The methods of a second factor. */
export type KeyWay = 'device' | 'app' | 'paper';

/** What the server requires; `options` is passed to the browser's WebAuthn call. */
export interface Asked {
  readonly challenge: string;
  readonly ways: readonly KeyWay[];
  readonly options: Readonly<Record<string, unknown>> | null;
  /** At sign-in: for how many days this browser may then skip the second factor; 0 if it may not. */
  readonly remember_days?: number;
}

/** The user's proof. */
export interface Shown {
  readonly code?: string;
  readonly device?: { id: string };
}
