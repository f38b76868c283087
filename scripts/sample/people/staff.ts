/** The secretarial staff by category (001 §2.2): heads first, then the others. `association` stands for the name of the association. */
export const secretarialStaff: Readonly<
  Record<
    'Staff Under General Secretary' | 'Staff Under Treasurer Office' | 'association' | 'Guest House Staff',
    { readonly heads: readonly string[]; readonly staff: readonly string[] }
  >
> = {
  'Staff Under General Secretary': {
    heads: ['t Mr. Benjamin Solaiappan', 's Mrs. Jayanthi Wilfred'],
    staff: [
      't Mr. Antony Sebastian',
      's Mrs. Hepzibah Pandian',
      't Mr. R. Prakasam',
      'k Mr. Joel Gnanaraj',
      's Ms. Sheeba Varughese',
      't Mr. K. Nagarajan',
      's Mrs. Pushpa Edwin',
      't Mr. Victor Babu Rao',
      't Mr. G. Sekaran',
      's Mrs. Mercy Dhanaraj',
      't Mr. John Baskar',
      's Ms. Lilly Swarna',
      't Mr. Deva Kirubakaran',
      's Mrs. Padma Yesuratnam',
      'k Mr. Ashok Pulivarthi',
      's Ms. Jessy Kottayil',
      't Mr. Immanuel Suresh',
      's Mrs. Kanchana Mohan',
      't Mr. Prince Gnanadhas',
      's Ms. Beulah Nathaniel',
    ],
  },
  'Staff Under Treasurer Office': {
    heads: ['s Mrs. Indira Samraj'],
    staff: [
      't Mr. Moses Chandran',
      's Mrs. Thangam Isravel',
      't Mr. P. Vinoth Kumar',
      's Ms. Reena Kallarackal',
      't Mr. Solomon Yesurajan',
      's Mrs. D. Varalakshmi',
      'k Mr. Abdiel Swamy',
      't Mr. Nixon Durai',
    ],
  },
  association: {
    heads: ['p The Rev. Ezra Manimaran'],
    staff: ['s Ms. Priscilla Kondal', 't Mr. Jeyakaran Titus', 's Mrs. Anna Palatty', 't Mr. Sudhir Kotyan'],
  },
  'Guest House Staff': {
    heads: ['s Mrs. Rosalind Arumai'],
    staff: [
      't Mr. Murugan Das',
      's Mrs. Kaveri Amma',
      't Mr. Xavier Raja',
      's Mrs. Lakshmi Devakirubai',
      't Mr. Simon Kunju',
      't Mr. Babu Lal',
      's Ms. Shanti Tirkey',
    ],
  },
};
