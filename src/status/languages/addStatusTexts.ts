import { addTexts } from '#lib/languages/addTexts.ts';
import kn from './kn.json' with { type: 'json' };
import ml from './ml.json' with { type: 'json' };
import { STATUS_TEXTS } from './statusTexts.ts';
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };

/** Enables the status page's sentences in the other languages. */
export const addStatusTexts = (): void => addTexts(STATUS_TEXTS, { ta, te, kn, ml });
