/**
 * Groups of synonyms in lower case: a search for one also finds the others. Old and alternative place names, church terms, feasts, and
 * abbreviated Bible books. A name of several words matches if all of them occur.
 */
export const ALIASES: readonly (readonly string[])[] = [
  // Places
  ['thoothukudi', 'tuticorin', 'thoothukkudi', 'tutukudi'],
  ['tirunelveli', 'tinnevelly', 'nellai'],
  ['chennai', 'madras'],
  ['trichy', 'tiruchirappalli', 'tiruchirapalli', 'tiruchi', 'trichinopoly'],
  ['tanjore', 'thanjavur', 'tanjavur'],
  ['kanyakumari', 'kanniyakumari', 'cape comorin'],
  ['nagercoil', 'nagarcoil'],
  ['kochi', 'cochin', 'ernakulam'],
  ['kollam', 'quilon'],
  ['kozhikode', 'calicut'],
  ['kannur', 'cannanore'],
  ['thrissur', 'trichur'],
  ['palakkad', 'palghat'],
  ['alappuzha', 'alleppey'],
  ['thiruvananthapuram', 'trivandrum'],
  ['malabar', 'north kerala'],
  ['bengaluru', 'bangalore'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['hubballi', 'hubli'],
  ['belagavi', 'belgaum'],
  ['ballari', 'bellary'],
  ['shivamogga', 'shimoga'],
  ['puducherry', 'pondicherry', 'pondy'],
  ['kovai', 'coimbatore', 'koyamuttur'],
  ['udhagamandalam', 'ooty', 'ootacamund'],
  ['ramnad', 'ramanathapuram', 'ramnathapuram'],
  ['madurai', 'mathurai'],
  ['vizag', 'visakhapatnam', 'vishakhapatnam', 'waltair'],
  ['vijayawada', 'bezwada'],
  ['machilipatnam', 'masulipatnam', 'masulipatam', 'bandar'],
  ['kurnool', 'karnool'],
  ['kadapa', 'cuddapah'],
  ['telangana', 'telengana'],
  ['jaffna', 'yazhpanam'],
  ['sri lanka', 'ceylon'],
  // The church and its offices
  ['presbyter', 'pastor', 'clergy'],
  ['eucharist', 'holy communion', 'lords supper', 'lord supper'],
  ['liturgy', 'order of service', 'order of worship'],
  ['hymn', 'lyric'],
  ['sunday school', 'sundayschool'],
  ['wcc', 'world council of churches'],
  ['ncci', 'national council of churches'],
  ['cca', 'christian conference of asia'],
  // Feasts and seasons
  ['christmas', 'xmas', 'nativity'],
  ['easter', 'resurrection'],
  ['good friday', 'goodfriday'],
  ['pentecost', 'whitsun'],
  ['harvest festival', 'harvest', 'asanam'],
  ['vbs', 'vacation bible school'],
  // Books of the Bible
  ['genesis', 'gen'],
  ['exodus', 'exod'],
  ['deuteronomy', 'deut'],
  ['psalm', 'psalms', 'ps'],
  ['proverbs', 'prov'],
  ['isaiah', 'isa'],
  ['jeremiah', 'jer'],
  ['ezekiel', 'ezek'],
  ['matthew', 'matt'],
  ['romans', 'rom'],
  ['corinthians', 'cor'],
  ['galatians', 'gal'],
  ['ephesians', 'eph'],
  ['philippians', 'phil'],
  ['thessalonians', 'thess'],
  ['hebrews', 'heb'],
  ['revelation', 'apocalypse'],
];

/** Number of words in the longest name. */
export const LONGEST_NAME = Math.max(...ALIASES.flat().map((name) => name.split(' ').length));

const others = new Map<string, readonly string[]>(
  ALIASES.flatMap((names) => names.map((name) => [name, names.filter((one) => one !== name)] as const)),
);

/** Returns the synonyms of a name; empty if there are none. `name`: folded words with single blanks. */
export const aliasesOf = (name: string): readonly string[] => others.get(name) ?? [];
