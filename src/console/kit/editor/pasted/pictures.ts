import { mediaPath } from '../../uploads/fileNames.ts';

/** The path of a picture that was uploaded here; undefined for all others, which the server would not keep. */
export function ownPicture(address: string): string | undefined {
  const path = mediaPath(address);
  return path.startsWith('/media/') ? path : undefined;
}

/**
 * Removes pictures from pasted content that cannot be pasted, in place, together with lines that contain nothing else. Returns the number of visible
 * ones; pictures of a character, such as emoji, become that character.
 */
export function takeOutPictures(body: Element): number {
  let count = 0;
  for (const picture of body.querySelectorAll('img')) {
    if (ownPicture(picture.getAttribute('src') ?? '')) continue;
    const letter = picture.getAttribute('alt') ?? '';
    if (EMOJI.test(letter)) picture.replaceWith(letter);
    else {
      if (isSeen(picture)) count += 1;
      takeOut(picture);
    }
  }
  return count;
}

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f){1,12}$/u;

/** Mails and pages contain tracking pixels. */
const isSeen = (picture: Element): boolean =>
  picture.getAttribute('src') !== null &&
  ['width', 'height'].every((side) => {
    const pixels = picture.getAttribute(side);
    return pixels === null || !/^[0-2](?:px)?$/.test(pixels.trim());
  });

const HOLDERS = /^(?:A|B|DIV|FIGURE|FONT|P|PICTURE|SPAN)$/;

function takeOut(picture: Element): void {
  let at = picture;
  for (let around = at.parentElement; around; around = at.parentElement) {
    if (!HOLDERS.test(around.tagName) || !holdsOnly(around, at)) break;
    at = around;
  }
  at.remove();
}

function holdsOnly(around: Element, one: Element): boolean {
  for (let node = around.firstChild; node; node = node.nextSibling)
    if (node !== one && node.nodeName !== 'SOURCE' && !(node instanceof Text && node.data.trim() === ''))
      return false;
  return true;
}
