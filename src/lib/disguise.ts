/** What chooses how a picture is drawn is no disguise; whether a joiner is one is told by where it stands. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)(?:\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC])/gu;
/** The two joiners shape letters of Indian scripts and put pictures together, behind which alone they mean something; elsewhere they hide. */
const STRAY_JOINERS =
  /(?<!\p{Script=Deva}|\p{Script=Beng}|\p{Script=Guru}|\p{Script=Gujr}|\p{Script=Orya}|\p{Script=Taml}|\p{Script=Telu}|\p{Script=Knda}|\p{Script=Mlym}|\p{Script=Sinh}|\p{Script=Arab}|\p{Extended_Pictographic}|\uFE0F)(?:\u200C|\u200D)+/gu;

/** A name or another short text as it is seen, without signs that nobody sees and that make it read as another one. */
export const withoutDisguise = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(STRAY_JOINERS, '');
