import { fold } from './fold.ts';

/**
 * Words that say nothing about what is looked for: articles, prepositions, question words and polite forms of five languages, and their usual spellings in Latin
 * letters.
 */
const SMALL = `
a about also an and any are at been but by can could did do does for from get give had happen happened happening has have he her his how i if in into is it its looking me much my name names need needed of on or our
please pls plz she should show so some tell than that the their them there these they this to us want was we were what when where which who whom whose why will with would you your
ஒரு மற்றும் எப்படி என்ன எங்கே எங்கு எப்போது யார் யாரு இந்த அந்த உள்ள என் எனக்கு எங்கள் நான் நாங்கள் எந்த ஏன் பற்றி வேண்டும் எது அல்லது ஆகிய பெயர் இருக்கிறதா இருக்கா செய்வது செய்ய வேண்டுமா
எத்தனை எவ்வளவு எதற்கு இருக்கிறது இருக்கும் நடக்கும் நடக்கிறது நடந்த நடந்தது நடைபெறும் கிடைக்கும் கிடைக்குமா முடியுமா முடியும் தருவார்களா உள்ளதா உள்ளது எங்களுக்கு நமது நம் உங்கள் அது இது என்று என்பது குறித்து தேவை எல்லாம் மட்டும் பண்ண சொல்லுங்கள் தெரியுமா யாருக்கு
eppadi epadi epdi yeppadi enna yenna enge enga engu yenga eppothu eppodhu eppo epo yeppo yaar yaaru yar yaruku yaarukku intha indha antha andha oru matrum mattum patri pattri pathi kurithu vendum venum venuma
enakku engal engaluku engalukku namma namathu unga ungal per peru peyar irukka iruka irukku iruku irukum irukkum irukkiradhu irukkirathu la edhu ethu adhu athu idhu ithu evlo evvalavu ethanai ethana
nadakkum nadakum nadakkudhu nadakuthu nadakkuthu nadakirathu nadakkirathu nadanthathu nadandhadhu nadandha nadantha nadakkuma seivathu seyvathu seiya seyya panna pannalam pannanum pannuvathu panrathu panradhu kidaikkum kidaikum kidaikkuma
kidaikuma mudiyum mudiyuma sollunga theriyuma endru enru enbathu ennoda engaloda poganum tharuvanga kudukuranga
ఎలా ఏమిటి ఏంటి ఎక్కడ ఎప్పుడు ఎవరు ఈ ఆ ఒక మరియు యొక్క కోసం గురించి నా మా ఏ కావాలి లేదా గారు గారి కు లో పేరు ఉన్నాయా ఉందా చేయాలి
ఎందుకు ఎంత అంటే ఉంది ఉన్నాయి ఉంటుంది జరుగుతుంది జరిగింది జరుగుతాయి చేయడం చేయవచ్చా ఇస్తారా ఇస్తారు వస్తుంది దొరుకుతుందా దొరుకుతుంది కొరకు మన మీ మీరు నేను మేము ఇది అది ఎవరికి చెప్పండి
ela yela emiti enti yenti ekkada yekkada evaru yevaru evariki eppudu yeppudu enduku entha ante ee oka mariyu yokka kosam koraku gurinchi kavali kaavali garu gari ku lo peru unnaya unnayi unda undi vunda vundi cheyali cheyyali
cheyadam cheyyadam cheyavacha cheyyocha jarugutundi jaruguthundi jarigindi avutundi avuthundi istara istaru isthara istharu vastundi dorukutunda dorukutundi mana meeru nenu memu telusu cheppandi
ಹೇಗೆ ಏನು ಎಲ್ಲಿ ಯಾವಾಗ ಯಾರು ಈ ಆ ಒಂದು ಮತ್ತು ಬಗ್ಗೆ ನನ್ನ ನಮ್ಮ ಯಾವ ಬೇಕು ಅಥವಾ ಅವರ ಹೆಸರು ಇದೆಯೇ ಇದೆಯಾ ಯಾರನ್ನು ಮಾಡಬೇಕು
ಯಾಕೆ ಎಷ್ಟು ಇದೆ ಇವೆ ಇರುವ ಇರುತ್ತದೆ ಇದ್ದಾರೆ ನಡೆಯುತ್ತದೆ ನಡೆಯಿತು ನಡೆದ ಆಗುತ್ತದೆ ಮಾಡುವುದು ಮಾಡುವ ಮಾಡಲು ಮಾಡೋದು ಸಿಗುತ್ತದೆ ಸಿಗುತ್ತಾ ಸಿಗುತ್ತದೆಯೇ ಕೊಡುತ್ತಾರೆ ಕೊಡುತ್ತಾರಾ ನನಗೆ ನಮಗೆ ನಿಮ್ಮ ಇದು ಅದು ಎಲ್ಲಾ ಎಲ್ಲ ಯಾವುದು ಯಾರಿಗೆ
ಎಂದು ತಿಳಿಸಿ ಬೇಕಾಗಿದೆ ಕುರಿತು ಸಲುವಾಗಿ ಗೋಸ್ಕರ ಎಲ್ಲಿದೆ ಆಯಿತು
hege enu yenu elli yelli yavaga yaavaga yaru yaaru yake yaake eshtu estu ondu mattu athava bagge nanna nanage nange namma namage nimma yava yaava beku bekagide avara hesaru ide idhe ideya idheya ideye iruva irutte nadeyutte nadeyuttade
nadeyitu nadeyithu agutte aagutte maduvudu madodu maadodu madabeku maadabeku madbeku sigutta sigutte siguttade koduttara kodtara kodtare tilisi ge helbeku
എങ്ങനെ എന്ത് എന്താണ് എവിടെ എപ്പോൾ ആര് ആരാണ് ഈ ആ ഒരു വേണ്ടി കുറിച്ച് എന്റെ ഞങ്ങളുടെ ഏത് വേണം അല്ലെങ്കിൽ പേര് ഉണ്ടോ എന്നാണ് എന്തു ചെയ്യണം
എന്തിന് എത്ര ആർക്ക് ആർക്കാണ് എവിടെയാണ് എപ്പോഴാണ് എങ്ങനെയാണ് ഉണ്ട് നടക്കുന്നു നടക്കുന്നത് നടക്കും നടന്നു നടന്ന ചെയ്യാം ചെയ്യാൻ ചെയ്യേണ്ടത് കിട്ടും കിട്ടുമോ കിട്ടാൻ ലഭിക്കും ലഭിക്കുമോ തരുമോ പറ്റി നമ്മുടെ നിങ്ങളുടെ ഞാൻ
ഞങ്ങൾ ഇത് അത് എല്ലാ എല്ലാം എന്ന എന്ന് ഉള്ള ഉള്ളത് അറിയാൻ ഏതാണ്
engane enganeyanu enthu enthanu enthaanu evide evideyanu eppol eppozha eppozhanu aaru aar aaranu aranu arkku enthinu ethra ethu ethanu kurichu kurich ente njan njangal njangalude nammude ningalude venam aara undo undu tharumo ennanu
nadakkunnu nadakkunnath nadakkunnathu nadannu cheyyam cheyyan cheyyanam cheyyendath kittum kittumo kittan labhikkum labhikkumo vendi ulla ullathu ariyan
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

/** Whether a folded word says nothing about what is looked for: nobody who types another word means it. */
export const isSmall = (word: string): boolean => small.has(word);

/** These folded words without small ones and those that ask for a telephone number, unless nothing would be left. */
export function withoutSmallWords(words: readonly string[]): readonly string[] {
  const called = words.filter((word) => !isSmall(word));
  const left = called.filter((word) => !telephone.has(word));
  return [left, called].find((some) => some.length > 0) ?? words;
}
