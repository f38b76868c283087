import { LANGUAGES } from '#lib/language.ts';
import { addLibTexts } from '#lib/languages/addLibTexts.ts';
import { BROWSER_FLOOR, OLD_BROWSER } from '#lib/oldBrowser.ts';
import { wordsIn } from '#lib/translations.ts';

/**
 * The script that the console's page runs first, in syntax that any browser understands. If the browser is too old, it says so in every language, in place of
 * the program's root element. It is inlined because such a browser may be unable to read any part of the program.
 */
export function oldBrowserScript(): string {
  addLibTexts();
  const { chrome, firefox, safari } = BROWSER_FLOOR;
  const sentences = LANGUAGES.map((language) => [
    language,
    wordsIn(OLD_BROWSER, language).tooOld(chrome, firefox, safari),
  ]);
  return `(function (sentences) {
  if (HTMLElement.prototype.showPopover) return;
  var main = document.createElement('main');
  main.className = 'empty';
  for (var i = 0; i < sentences.length; i++) {
    var p = document.createElement('p');
    p.lang = sentences[i][0];
    p.appendChild(document.createTextNode(sentences[i][1]));
    main.appendChild(p);
  }
  var root = document.getElementById('root');
  root.parentNode.replaceChild(main, root);
})(${JSON.stringify(sentences).replaceAll('<', '\\u003c')})`;
}
