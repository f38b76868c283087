/** Invisible characters. Variation selectors are kept, since they choose how an emoji is drawn; joiners are handled below. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)(?:\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC])/gu;
/** Zero-width joiners that have no effect. They are kept only after letters of scripts that need them and after emoji. */
const STRAY_JOINERS =
  /(?<!\p{Script=Deva}|\p{Script=Beng}|\p{Script=Guru}|\p{Script=Gujr}|\p{Script=Orya}|\p{Script=Taml}|\p{Script=Telu}|\p{Script=Knda}|\p{Script=Mlym}|\p{Script=Sinh}|\p{Script=Arab}|\p{Extended_Pictographic}|\uFE0F)(?:\u200C|\u200D)+/gu;

/** Removes invisible characters from a name or other short text, which could make it look like another one. */
export const withoutDisguise = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(STRAY_JOINERS, '');
