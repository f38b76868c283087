import { rulesOf } from './style.ts';

/** What no browser shows as part of a text: what is for programs, and what stands in for something that can't be played. */
const NO_TEXT =
  'head, title, style, script, noscript, template, datalist, audio, video, canvas, rp, [hidden]';
/** Remarks of Word, and the signs in the text that lead to them. */
const REMARKS =
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, [data-style*="mso-element" i], [data-style*="mso-special-character" i]';

/**
 * Takes out what nobody saw where it was copied: hidden text, and Word's comments with their signs. Words that a comment is about
 * (`mso-comment-reference`) are part of the text and stay. Styles stand in `data-style`.
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
  // An element that is hidden so keeps its place, and what is within it may be seen again.
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

/** Its own words and pictures go; an element within it that says of itself whether it is seen is asked by itself. */
function takeOutWords(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Element)) node.remove();
    else if (rulesOf(node.getAttribute('data-style') ?? '').has('visibility')) continue;
    else if (node.firstChild) takeOutWords(node);
    else if (/^(?:IMG|IFRAME|HR)$/.test(node.tagName)) node.remove();
  }
}
