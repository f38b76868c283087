import { rulesOf } from './style.ts';

/** Elements that no browser shows as part of a text: for programs, and fallbacks for unplayable media. */
const NO_TEXT =
  'head, title, style, script, noscript, template, datalist, audio, video, canvas, rp, [hidden]';
/** Word's comments, and their reference marks in the text. */
const REMARKS =
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, [data-style*="mso-element" i], [data-style*="mso-special-character" i]';

/**
 * Removes what was not visible where it was copied: hidden text, and Word's comments with their marks. Commented words (`mso-comment-reference`) are
 * part of the text and stay. Styles are in `data-style`.
 */
export function takeOutUnseen(body: Element): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove();
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  for (const element of body.querySelectorAll(REMARKS)) if (isRemark(element)) element.remove();
  for (const element of body.querySelectorAll('[data-style]')) {
    const rules = rulesOf(element.getAttribute('data-style') ?? '');
    if (rules.get('display') === 'none' || rules.get('mso-hide') === 'all') element.remove();
  }
  // An element hidden by `visibility` keeps its place, and its descendants may be visible again.
  for (const element of body.querySelectorAll('[data-style*="visibility" i]'))
    if (isHidden(element)) takeOutWords(element);
}

function isRemark(element: Element): boolean {
  const rules = rulesOf(element.getAttribute('data-style') ?? '');
  return (
    /^comment(?:-list)?$/.test(rules.get('mso-element') ?? '') ||
    rules.get('mso-special-character') === 'comment' ||
    /(?:^|\s)mso(?:commentreference|comanchor|comtxt|comoff)(?:\s|$)/i.test(element.className)
  );
}

function isHidden(element: Element): boolean {
  const seen = rulesOf(element.getAttribute('data-style') ?? '').get('visibility');
  return seen === 'hidden' || seen === 'collapse';
}

/** Removes an element's own text and pictures; a descendant with its own `visibility` is handled separately. */
function takeOutWords(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Element)) node.remove();
    else if (rulesOf(node.getAttribute('data-style') ?? '').has('visibility')) continue;
    else if (node.firstChild) takeOutWords(node);
    else if (/^(?:IMG|IFRAME|HR)$/.test(node.tagName)) node.remove();
  }
}
