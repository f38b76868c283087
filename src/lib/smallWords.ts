import { fold } from './fold.ts';

/**
 * Words that say nothing about what is looked for: articles, prepositions, question words and polite forms of five languages, and their usual spellings in Latin
 * letters.
 */
const SMALL = `
a an and any are at by can could do does for from get give has have how i in into is it its me my name names need needed of on or our please pls plz should show some tell than that the their there these this
to want was we what when where which who whom whose why will with would you your
ஒரு மற்றும் எப்படி என்ன எங்கே எங்கு எப்போது யார் யாரு இந்த அந்த உள்ள என் எனக்கு எங்கள் நான் நாங்கள் எந்த ஏன் பற்றி வேண்டும் எது அல்லது ஆகிய பெயர் இருக்கிறதா இருக்கா செய்வது செய்ய வேண்டுமா
eppadi enna enge engu eppothu eppo yaar yaaru intha indha antha andha oru matrum patri pathi vendum venum enakku engal per peru peyar irukka irukku la eppo enga yar
ఎలా ఏమిటి ఏంటి ఎక్కడ ఎప్పుడు ఎవరు ఈ ఆ ఒక మరియు యొక్క కోసం గురించి నా మా ఏ కావాలి లేదా గారు గారి కు లో పేరు ఉన్నాయా ఉందా చేయాలి
ela emiti enti ekkada eppudu evaru ee oka mariyu yokka kosam gurinchi kavali garu gari ku lo peru unnaya unda cheyali eppudu
ಹೇಗೆ ಏನು ಎಲ್ಲಿ ಯಾವಾಗ ಯಾರು ಈ ಆ ಒಂದು ಮತ್ತು ಬಗ್ಗೆ ನನ್ನ ನಮ್ಮ ಯಾವ ಬೇಕು ಅಥವಾ ಅವರ ಹೆಸರು ಇದೆಯೇ ಇದೆಯಾ ಯಾರನ್ನು ಮಾಡಬೇಕು
hege enu elli yavaga yaru ondu mattu bagge nanna namma yava beku avara hesaru ideya
എങ്ങനെ എന്ത് എന്താണ് എവിടെ എപ്പോൾ ആര് ആരാണ് ഈ ആ ഒരു വേണ്ടി കുറിച്ച് എന്റെ ഞങ്ങളുടെ ഏത് വേണം അല്ലെങ്കിൽ പേര് ഉണ്ടോ എന്നാണ് എന്തു ചെയ്യണം
engane enthu enthanu evide eppol aaru aranu aaranu kurichu ente ethu venam aara peru per undo tharumo ennanu enthanu
`;

/** What is asked of somebody: it is shown with each person and each page of a unit, and written in no title. */
const TELEPHONE = `
phone telephone tel mobile number no call ph
தொலைபேசி கைபேசி எண் போன் ஃபோன் நம்பர் tholaipesi tolaipesi kaipesi nambar
ఫోన్ ఫోను టెలిఫోన్ మొబైల్ నంబర్ నెంబర్ నంబరు
ದೂರವಾಣಿ ಫೋನ್ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ನಂಬರ್ dooravani duravani sankhye
ഫോൺ ടെലിഫോൺ മൊബൈൽ നമ്പർ
`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold));
const [small, telephone] = [setOf(SMALL), setOf(TELEPHONE)];

/** These folded words without small ones and those that ask for a telephone number, unless nothing would be left. */
export function withoutSmallWords(words: readonly string[]): readonly string[] {
  const called = words.filter((word) => !small.has(word));
  const left = called.filter((word) => !telephone.has(word));
  return [left, called].find((some) => some.length > 0) ?? words;
}
