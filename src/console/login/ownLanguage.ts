import type { Language } from '#lib/language.ts';
import { send } from '../kit/api.ts';
import { choose } from '../kit/languageChoice/choose.ts';
import type { LoginResponse } from '../kit/session.ts';

let picked: Language | undefined;

/** Remembers the language that was picked before signing in; it is then saved to the account. */
export const pick = (language: Language): void => {
  picked = language;
};

/** Switches to the signed-in user's language. A language just picked here takes precedence over the account's. */
export function speakTo({ language }: LoginResponse): void {
  // A failure is not reported right after signing in: both can be set on the account screen.
  if (picked) void send('languageKeep', { body: { language: picked } }).catch(() => undefined);
  else if (language) void choose(language).catch(() => undefined);
  picked = undefined;
}
