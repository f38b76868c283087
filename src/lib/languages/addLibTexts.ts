import { addTexts } from './addTexts.ts';
import kn from './kn.json' with { type: 'json' };
import { LIB_TEXTS } from './libTexts.ts';
import ml from './ml.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };

/** From here on what site, mails and console share speaks the other languages. */
export const addLibTexts = (): void => addTexts(LIB_TEXTS, { ta, te, kn, ml });
