import { BLOCKS, entity, withoutTags } from '#lib/html.ts';

/** The description of an event as plain text with its lines: calendars and websites may have HTML there. */
export const plainLines = (text: string): string =>
  /<(?:a|br|p|b|i|u|ul|ol|li|div|span|html-blob)\b[^<>]*>/i.test(text)
    ? withoutTags(text, ['style', 'script'], ({ name, isClosing }) =>
        name === 'br' || (isClosing && BLOCKS.has(name)) ? '\n' : '',
      )
        .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (all, name: string) => entity(name) ?? all)
        .trim()
    : text;
