import { addLibTexts } from '#lib/languages/addLibTexts.ts';
import { addTexts } from '#lib/languages/addTexts.ts';
import kn from './kn.json' with { type: 'json' };
import ml from './ml.json' with { type: 'json' };
import { SITE_TEXTS } from './siteTexts.ts';
import ta from './ta.json' with { type: 'json' };
import te from './te.json' with { type: 'json' };

/** Adds the site's texts in other languages, with those it shares with mails and console. */
export function addSiteTexts(): void {
  addLibTexts();
  addTexts(SITE_TEXTS, { ta, te, kn, ml });
}
