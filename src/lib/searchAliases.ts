/**
 * Names that mean the same, in small letters: a search for one finds what is written with another. The places' old names and how people spell
 * them, the church's words, feasts and books as people shorten them. A name of several words is found where all of them are.
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

/** Words a name has at most. */
export const LONGEST_NAME = Math.max(...ALIASES.flat().map((name) => name.split(' ').length));

const others = new Map<string, readonly string[]>(
  ALIASES.flatMap((names) => names.map((name) => [name, names.filter((one) => one !== name)] as const)),
);

/** The other names of what goes by this one; none when it has only this one. `name`: folded words with single blanks. */
export const aliasesOf = (name: string): readonly string[] => others.get(name) ?? [];
