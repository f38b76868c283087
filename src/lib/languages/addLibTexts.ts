import { addTexts } from './addTexts.ts';
import kn from './kn.json' with { type: 'json' };
import { LIB_TEXTS } from './libTexts.ts';
import ml from './ml.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };

/** Adds the translations of the texts shared by site, mails and console. */
export const addLibTexts = (): void => addTexts(LIB_TEXTS, { ta, te, kn, ml });
