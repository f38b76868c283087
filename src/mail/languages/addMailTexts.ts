import { addLibTexts } from '#lib/languages/addLibTexts.ts';
import { addTexts } from '#lib/languages/addTexts.ts';
import kn from './kn.json' with { type: 'json' };
import { MAIL_TEXTS } from './mailTexts.ts';
import ml from './ml.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };

/** Enables mails in the other languages, with the texts shared with site and console. */
export function addMailTexts(): void {
  addLibTexts();
  addTexts(MAIL_TEXTS, { ta, te, kn, ml });
}
