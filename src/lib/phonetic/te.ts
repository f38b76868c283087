import type { Scheme } from './engine.ts';

/** Telugu: 't' is త, 'T' ట; 'sh' శ, 'Sh' ష; 'm' is ం until a vowel follows ('m~' మ్), and 'n' is ం before the letters that ask for it. */
export const TE: Scheme = {
  virama: '్',
  staysApart: true,
  vowels: `a అ - A ఆ ా i ఇ ి I ఈ ీ u ఉ ు U ఊ ూ R ఋ ృ e ఎ ె E ఏ ే o ఒ ొ O ఓ ో
    aa ఆ ా ii ఈ ీ ee ఈ ీ uu ఊ ూ oo ఊ ూ ae ఏ ే ea ఏ ే oa ఓ ో ai ఐ ై au ఔ ౌ ou ఔ ౌ`,
  consonants: `k క g గ c చ C ఛ j జ T ట D డ N ణ t త d ద n న p ప f ఫ b బ y య r ర l ల L ళ v వ w వ s స S శ h హ z జ x క్స q క
    kh ఖ gh ఘ ch చ Ch ఛ jh ఝ Th ఠ Dh ఢ th థ dh ధ ph ఫ bh భ sh శ Sh ష`,
  finals: 'm మ ం',
  exact: `M ం H ః న్k ంక్ న్g ంగ్ న్c ంచ్ న్C ంఛ్ న్j ంజ్ న్T ంట్ న్D ండ్ ణ్T ంట్ ణ్D ండ్ న్t ంత్ న్d ంద్
    ంm మ్మ్ ంy మ్య్ ంr మ్ర్ ంl మ్ల్ ంn మ్న్ క్స్h క్ష్ శ్T ష్ట్ శ్N ష్ణ్ జ్n జ్ఞ్`,
};
