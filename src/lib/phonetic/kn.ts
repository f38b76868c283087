import type { Scheme } from './engine.ts';

/** Kannada: 't' is ತ, 'T' ಟ; 'sh' ಶ, 'Sh' ಷ; 'm' is ಂ until a vowel follows ('m~' ಮ್), and 'n' is ಂ before the letters that ask for it. */
export const KN: Scheme = {
  virama: '್',
  staysApart: true,
  vowels: `a ಅ - A ಆ ಾ i ಇ ಿ I ಈ ೀ u ಉ ು U ಊ ೂ R ಋ ೃ e ಎ ೆ E ಏ ೇ o ಒ ೊ O ಓ ೋ
    aa ಆ ಾ ii ಈ ೀ ee ಈ ೀ uu ಊ ೂ oo ಊ ೂ ae ಏ ೇ ea ಏ ೇ oa ಓ ೋ ai ಐ ೈ au ಔ ೌ ou ಔ ೌ`,
  consonants: `k ಕ g ಗ c ಚ C ಛ j ಜ T ಟ D ಡ N ಣ t ತ d ದ n ನ p ಪ f ಫ b ಬ y ಯ r ರ l ಲ L ಳ v ವ w ವ s ಸ S ಶ h ಹ z ಜ x ಕ್ಸ q ಕ
    kh ಖ gh ಘ ch ಚ Ch ಛ jh ಝ Th ಠ Dh ಢ th ಥ dh ಧ ph ಫ bh ಭ sh ಶ Sh ಷ`,
  finals: 'm ಮ ಂ',
  exact: `M ಂ H ಃ ನ್k ಂಕ್ ನ್g ಂಗ್ ನ್c ಂಚ್ ನ್C ಂಛ್ ನ್j ಂಜ್ ನ್T ಂಟ್ ನ್D ಂಡ್ ಣ್T ಂಟ್ ಣ್D ಂಡ್ ನ್t ಂತ್ ನ್d ಂದ್
    ಂm ಮ್ಮ್ ಂy ಮ್ಯ್ ಂr ಮ್ರ್ ಂl ಮ್ಲ್ ಂn ಮ್ನ್ ಕ್ಸ್h ಕ್ಷ್ ಶ್T ಷ್ಟ್ ಶ್N ಷ್ಣ್ ಜ್n ಜ್ಞ್`,
};
