import type { Language } from '#lib/language.ts';
import { send } from '../api.ts';
import { choose } from '../languages/choose.ts';
import type { LoginResponse } from '../session.ts';

let picked: Language | undefined;

/** Remembers the language that somebody picked before signing in: it is theirs from then on. */
export const pick = (language: Language): void => {
  picked = language;
};

/** Speaks the language of whoever has signed in. What was picked here just before counts more than what the account has. */
export function speakTo({ language }: LoginResponse): void {
  // Neither failing is worth a word to somebody who has just come in: the account screen has both.
  if (picked) void send('languageKeep', { body: { language: picked } }).catch(() => undefined);
  else if (language) void choose(language).catch(() => undefined);
  picked = undefined;
}
