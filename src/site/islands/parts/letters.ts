import kn from '../../letters/kn.css?url';
import ml from '../../letters/ml.css?url';
import ta from '../../letters/ta.css?url';
import te from '../../letters/te.css?url';
import type { Script } from './missingLetters.ts';

const SHEETS: Readonly<Record<Script, string>> = { ta, te, kn, ml };

/** Links the style sheets with the letters of these scripts; a font is fetched only for a script and weight that the page shows. */
export function fetchLetters(scripts: readonly Script[]): void {
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = SHEETS[script];
    document.head.append(link);
  }
}
