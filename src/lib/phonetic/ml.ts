import type { Scheme } from './engine.ts';

/**
 * Malayalam: n, N, r, l, L and m are ൻ ൺ ർ ൽ ൾ ം until a vowel follows, with '~' ന് and so on; 't' is ട ('tH' ഠ), 'th' ത, 'thh' ഥ, 'd' ദ, 'D' ഡ; 's'
 * സ, 'S' ശ, 'sh' ഷ; 'nt' ന്റ, 'st' സ്റ്റ, 'nT' ണ്ട, 'ng' ങ്ങ, 'nj' ഞ, 'rr' and 'RR' റ്റ; 'R' after a consonant is ൃ, and 'q' is ഋ.
 */
export const ML: Scheme = {
  virama: '്',
  staysApart: true,
  vowels: `a അ - A ആ ാ i ഇ ി I ഈ ീ u ഉ ു U ഊ ൂ q ഋ ൃ e എ െ E ഏ േ o ഒ ൊ O ഓ ോ
    aa ആ ാ ii ഈ ീ ee ഈ ീ uu ഊ ൂ oo ഊ ൂ ae ഏ േ ea ഏ േ oa ഓ ോ ai ഐ ൈ au ഔ ൗ ou ഔ ൗ`,
  consonants: `k ക g ഗ c ച C ഛ j ജ t ട T ട D ഡ d ദ p പ f ഫ b ബ y യ R റ z ഴ v വ w വ s സ S ശ h ഹ x ക്സ
    kh ഖ gh ഘ ch ച Ch ഛ jh ഝ Dh ഢ th ത thh ഥ dh ധ ph ഫ bh ഭ sh ഷ Sh ശ zh ഴ`,
  finals: 'm മ ം n ന ൻ N ണ ൺ r ര ർ l ല ൽ L ള ൾ',
  exact: `M ം H ഃ ട്H ഠ് ട്ട്h ത്ത് ക്സ്h ക്ഷ് സ്t സ്റ്റ് സ്റ്റ്h സ്ത് ജ്n ജ്ഞ് ്R ൃ റ്R റ്റ് ർr റ്റ് ൻR ന്റ്
    ൻk ങ്ക് ൻg ങ്ങ് ൻc ഞ്ച് ൻj ഞ് ഞ്j ഞ്ജ് ന്ന്j ഞ്ഞ് ൻt ന്റ് ന്റ്h ന്ത് ൻT ണ്ട് ൺt ണ്ട് ൺT ണ്ട് ൻD ണ്ഡ് ൺD ണ്ഡ് ൻd ന്ദ്
    ൻn ന്ന് ൺN ണ്ണ് ൽl ല്ല് ൾL ള്ള് ംm മ്മ് ംp മ്പ് ൻm ന്മ് ൻv ന്വ് ൺm ണ്മ് ൻy ന്യ് ൺy ണ്യ് ർy ര്യ് ൽy ല്യ് ൾy ള്യ്
    ംy മ്യ് ംr മ്ര് ംl മ്ല് ംn മ്ന്`,
};
