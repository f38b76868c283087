import { translations } from '#lib/translations.ts';

/** The words of typing Indian scripts with Latin letters. Languages have their own names. */
export const TYPING = translations({
  en: {
    write: (language: string) => `Type in ${language}`,
    choose: 'Type in an Indian script',
    latin: 'Latin letters',
    on: (language: string) => `Latin letters become ${language} now. Ctrl+M ends it.`,
    off: 'Latin letters stay as they are.',
    failed: 'The letters could not be fetched. Check the internet connection, then try again.',
    help: 'To type in an Indian script',
    helpText:
      'Press Ctrl+M in a field, or the keyboard at its end, and type as it sounds: nanRi becomes நன்றி. Alt+↓ chooses another language. A phone that suggests words changes each when it is finished.',
    letters: 'Which letters to type',
    scheme: {
      ta: 'aa ஆ, ee ஈ, oo ஊ, E ஏ, O ஓ. t ட, th த, n ன, N ண, w ந, l ல, L ள, zh ழ, r ர, R ற, s ச, S ஸ, sh ஷ, ny ஞ, ng ங்க, q ஃ.',
      te: 'aa ఆ, ee ఈ, oo ఊ, E ఏ, O ఓ. t త, th థ, T ట, d ద, D డ, n న, N ణ, l ల, L ళ, s స, sh శ, Sh ష, R ఋ, M ం, H ః, m~ మ్.',
      kn: 'aa ಆ, ee ಈ, oo ಊ, E ಏ, O ಓ. t ತ, th ಥ, T ಟ, d ದ, D ಡ, n ನ, N ಣ, l ಲ, L ಳ, s ಸ, sh ಶ, Sh ಷ, R ಋ, M ಂ, H ಃ, m~ ಮ್.',
      ml: 'aa ആ, ee ഈ, oo ഊ, E ഏ, O ഓ. t ട, th ത, thh ഥ, d ദ, D ഡ, n ന, N ണ, l ല, L ള, zh ഴ, r ര, R റ, rr റ്റ, nt ന്റ, s സ, S ശ, sh ഷ, n~ ന്.',
    },
    apart: 'An underscore keeps two letters apart.',
  },
});
