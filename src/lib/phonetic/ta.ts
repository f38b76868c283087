import type { Scheme } from './engine.ts';

/**
 * Tamil: 'n' is ந at the beginning of a word and before த, ன elsewhere ('w' is always ந); 'nd' and 'nt' are ண்ட, 'ng' ங்க, 'nj' ஞ்ச, 'ny' ஞ, 'tr' and
 * 'rr' ற்ற. 'c' waits for its 'h', since 's' is ச too and 'sh' ஷ.
 */
export const TA: Scheme = {
  virama: '்',
  vowels: `a அ - A ஆ ா i இ ி I ஈ ீ u உ ு U ஊ ூ e எ ெ E ஏ ே o ஒ ொ O ஓ ோ
    aa ஆ ா ii ஈ ீ ee ஈ ீ uu ஊ ூ oo ஊ ூ ae ஏ ே ea ஏ ே oa ஓ ோ ai ஐ ை au ஔ ௌ ou ஔ ௌ`,
  consonants: `k க g க s ச j ஜ t ட T ட d ட D ட N ண n ன w ந p ப b ப f ஃப m ம y ய r ர R ற l ல L ள z ழ v வ S ஸ h ஹ x க்ஸ
    kh க gh க th த dh த ph ப bh ப zh ழ sh ஷ Sh ஷ`,
  exact: `ch ச் cch ச்ச் q ஃ ^n ந் ந்j ஞ் ந்y ஞ் ன்y ஞ் ன்ன்y ஞ்ஞ் ன்j ஞ்ச் ன்g ங்க் ங்க்k ங்க்
    ன்d ண்ட் ன்t ண்ட் ன்D ண்ட் ன்T ண்ட் ண்ட்h ந்த் ண்ட்r ன்ற் ன்r ன்ற் ட்ட்h த்த் ட்r ற்ற் ^ட்r ட்ர் ர்r ற்ற்
    ச்t ஸ்ட் ச்T ஸ்ட் ச்d ஸ்ட் ச்p ஸ்ப் ச்b ஸ்ப் ச்k ஸ்க் ச்m ஸ்ம் ச்n ஸ்ந் ச்l ஸ்ல் ச்v ஸ்வ் ச்w ஸ்வ் ச்r ஸ்ர் ஸ்ர்i ஸ்ரீ ஸ்ரீi ஸ்ரீ`,
};
