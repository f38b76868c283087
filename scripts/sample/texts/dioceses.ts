import type { Language } from '#lib/language.ts';
import type { SceneName } from '../drawings/scenes.ts';

/** What a diocese says of itself: its land, its work, and its hope in its own tongue; and the scenes that its banners and gallery begin with. */
export interface DioceseText {
  readonly land: string;
  readonly work: string;
  readonly hope: readonly [text: string, lang: Language];
  readonly scenes: readonly [SceneName, SceneName, SceneName];
}

const of = (
  scenes: DioceseText['scenes'],
  land: string,
  work: string,
  lang: Language,
  hope: string,
): DioceseText => ({ land, work, hope: [hope, lang], scenes });

/** The texts of every diocese that has filled its page; one that is not here has a single story and an address. */
export const dioceseTexts: Readonly<Record<string, DioceseText>> = {
  krishnagodavari: of(
    ['paddy', 'flood', 'baptism'],
    'Two rivers part here into a hundred canals before they reach the sea. Most of our congregations live by water, on it or from it, and a good many can only be visited by boat.',
    'Hostels for the children of farm labourers, a boat clinic on the lower canals, and a fund that lends seed before the banks have opened.',
    'te',
    'నదుల మధ్య ఒకే సంఘము, ఒకే ప్రార్థన.',
  ),
  nandyal: of(
    ['weaving', 'paddy', 'bells'],
    'Between two ranges lies the plain, sown with cotton and sunflowers, and full of bells: the villages bought theirs one after the other, each a little larger than the last.',
    'Schools in the cotton villages, a legal desk for tenants, and a fund out of which girls go to college and into which they pay back.',
    'te',
    'వినే చెవులు, మాట్లాడే ధైర్యం.',
  ),
  rayalaseema: of(
    ['planting', 'hillpath', 'school'],
    'Dry country under red hills, where a pond is an inheritance and rain is announced in church. People leave for the cities after the groundnut harvest and come home for Christmas.',
    'We dig ponds and line wells, keep schools open in the months when parents are away, and teach the young to repair pumps.',
    'te',
    'ఎండిన నేలలో జీవజలపు ఊట.',
  ),
  karnatakacentral: of(
    ['cathedral', 'choir', 'council'],
    'A city that never stops building, and around it villages that have been there all along. On a Sunday we pray in seven languages before noon, and park where we can.',
    'Night schools for building workers, a counselling line that young people do ring, and choirs that exchange their singers twice a year.',
    'kn',
    'ನಗರದ ನಡುವೆ ಎಲ್ಲರಿಗೂ ತೆರೆದ ಬಾಗಿಲು.',
  ),
  karnatakanorthern: of(
    ['press', 'school', 'hillpath'],
    'Black soil, cotton and wide skies. Our congregations are small and far apart; a presbyter’s scooter is the most used piece of church furniture.',
    'We print a paper that farmers read from the back, run three hostels, and send a mobile library where the bus does not go.',
    'kn',
    'ದೂರದ ಹಳ್ಳಿಗೂ ಹತ್ತಿರದ ಸಭೆ.',
  ),
  karnatakasouthern: of(
    ['coast', 'kitchen', 'weaving'],
    'Between the hills and the sea, in the smell of tiles, coffee and fish. Tulu, Konkani and Kannada are spoken at the same table, often in the same sentence.',
    'Tile works that became training workshops, schools in the coffee hills, and a kitchen beside the hospital for those who wait there.',
    'kn',
    'ಒಂದೇ ಮೇಜು, ಹಲವು ಮಾತು.',
  ),
  cochin: of(
    ['harbour', 'lagoon', 'cathedral'],
    'Backwaters, islands and an old port. Our parishes follow the water inland to the foothills, where the boats give way to jeeps.',
    'We keep a lodging house for patients’ families, teach boat building, and plant mangroves with schools of all faiths.',
    'ml',
    'കായലോരത്ത് ഒരു വിളക്കുമാടം.',
  ),
  eastkerala: of(
    ['hillpath', 'monsoon', 'planting'],
    'High ranges, mist and tea. Many of us are hill people whose grandparents built their churches out of what the forest gave, and asked the forest first.',
    'Hostels for children from the upper villages, a jeep ambulance, and a seed house for grains that do not need the plains.',
    'ml',
    'മലമുകളിൽ ഒരു പ്രാർത്ഥനാഭവനം.',
  ),
  southkerala: of(
    ['weaving', 'coast', 'fellowship'],
    'Hills, palms and a long shore, with a school in sight of nearly every church. Here the singing is loud and the umbrellas are many.',
    'Colleges and a mission hospital, looms for women who work at home, and a house where those come who have been hurt at home.',
    'ml',
    'വചനത്തിൽ വേരൂന്നി, സേവനത്തിൽ പൂത്ത്.',
  ),
  kollamkottarakkara: of(
    ['lagoon', 'roofing', 'lamp'],
    'Cashew country around a great lake. The factories have become quiet; the women who worked there have not.',
    'Cooperatives for former cashew workers, a lake ambulance, and an evening school at which mothers sit beside their daughters.',
    'ml',
    'തടാകതീരത്ത് പുതിയ പ്രഭാതം.',
  ),
  madhyakerala: of(
    ['flood', 'press', 'cathedral'],
    'Low fields that are ploughed under the level of the sea, rubber on the hills, and books everywhere. Water comes into the church when it likes, and is shown out again.',
    'We raise houses on pillars, keep a press and a library, and train presbyters who can row.',
    'ml',
    'വെള്ളം കയറിയാലും വിശ്വാസം മുങ്ങില്ല.',
  ),
  malabar: of(
    ['harbour', 'weaving', 'kitchen'],
    'Weavers, sailors and spice gardens. We are few among many neighbours, and have learnt to borrow chairs from each other.',
    'Handloom workshops, a school for children who cannot hear, and a kitchen that opens to all in the fasting months of any faith.',
    'ml',
    'അയൽക്കാരോടൊപ്പം ഒരേ പന്തിയിൽ.',
  ),
  coimbatore: of(
    ['weaving', 'hillpath', 'clinic'],
    'Mills in the plain, tea on the blue hills, and a wind between them that knows every church bell. We go up for retreats and down for work.',
    'Crèches beside the mills, nurses on the estates, and a training farm that gives back its own seed.',
    'ta',
    'மலையிலும் சமவெளியிலும் ஒரே மந்தை.',
  ),
  erodesalem: of(
    ['weaving', 'paddy', 'fellowship'],
    'Turmeric, handlooms and temples, and a young diocese in between. Half of our congregations meet in schoolrooms and are content with it.',
    'A women’s yarn bank, evening classes for lorry drivers’ children, and a choir in every second pastorate.',
    'ta',
    'இளைய திருமண்டலம், பழைய நம்பிக்கை.',
  ),
  kanyakumari: of(
    ['coast', 'harbour', 'choir'],
    'The last hills of the Ghats, then rice, then three seas. Hardly anywhere do church towers stand so close; on a clear evening one hears four bells at once.',
    'Hospitals and schools in every valley, a fishermen’s desk at the harbours, and a festival choir to which nobody is refused.',
    'ta',
    'அன்பில் ஒன்றாய், பணியில் ஒன்றாய்.',
  ),
  madras: of(
    ['cathedral', 'choir', 'walk'],
    'From the old harbour to the new towers, with villages between them that keep their ponds. Whoever arrives in the city with one address on a piece of paper often arrives here.',
    'Hostels for working women, a chaplain on the suburban trains, schools that share their playgrounds, and soup on the beach road.',
    'ta',
    'நகரின் நடுவே நம்பிக்கையின் துறைமுகம்.',
  ),
  madurairamnad: of(
    ['clinic', 'planting', 'bells'],
    'Jasmine, dry tanks and palmyra as far as the island. People here wait for water with a patience that has made them good at prayer and at politics.',
    'Tanks cleared by whole villages, a nursing school, and a college whose gate has no guard.',
    'ta',
    'வறண்ட நிலத்தில் வற்றாத அன்பு.',
  ),
  thoothukudinazareth: of(
    ['harbour', 'school', 'paddy'],
    'Salt pans, pearl stories and red sand, and schools that are older than the roads to them.',
    'Homes for children, a workshop for salt workers’ tools, and an oratorio every second year for which the whole town learns its part.',
    'ta',
    'உப்பும் ஒளியுமாய்.',
  ),
  tirunelveli: of(
    ['paddy', 'school', 'fellowship'],
    'A river that does not dry up, rice to the horizon, and villages that were built around their church. Many of the Church’s teachers come from here, and they do come back for the harvest festival.',
    'Schools for children who cannot see or hear, a printing house, and a widows’ fund that is older than any of its members.',
    'ta',
    'ஆற்றோரமாய் நடப்பட்ட மரம்.',
  ),
  trichytanjore: of(
    ['bells', 'paddy', 'choir'],
    'A rock, a river that divides, and the rice bowl behind it. Our presbyters are said to preach shortest at transplanting time.',
    'Hostels, a rural hospital, and a school of church music where old lyrics are written down before they are forgotten.',
    'ta',
    'நெல் விளையும் நிலத்தில் வசனம் விளைக.',
  ),
  vellore: of(
    ['clinic', 'council', 'cathedral'],
    'Around the fort the town comes to be healed; around the town are leather, mangoes and stone. Every second family has somebody who is a nurse.',
    'Guest houses for patients, help for tannery workers, and a chaplaincy that answers at night.',
    'ta',
    'சுகமளிக்கும் கரங்கள், ஜெபிக்கும் உள்ளங்கள்.',
  ),
  dornakal: of(
    ['choir', 'fellowship', 'paddy'],
    'Villages under tamarinds, and a cathedral that looks like a temple’s sister. Our worship is sung: creed, psalm, notices and all.',
    'A school for village catechists, wells, looms, and a women’s diocesan council that has its own budget and spends it.',
    'te',
    'పల్లెపల్లెలో పాటగా ప్రార్థన.',
  ),
  medak: of(
    ['cathedral', 'bells', 'lamp'],
    'A tower in the plain that was built for bread in a famine, and villages that have measured their distances from it ever since.',
    'Hostels in every district town, a hospital that treats first and writes down afterwards, and a lamp service to which all faiths come.',
    'te',
    'ఆకలి వేళ కట్టిన గోపురం, అందరి ఇల్లు.',
  ),
  jaffna: of(
    ['lagoon', 'school', 'fellowship'],
    'A peninsula of palmyras, islands and causeways. We have buried much and planted again, and we visit each other by ferry.',
    'Schools, a home for those who returned with nothing, a boatyard, and songs that were written in hard years and are sung in better ones.',
    'ta',
    'பனைமரங்களின் நடுவே புதிய தளிர்.',
  ),
  diaspora: of(
    ['carols', 'lectionary', 'kitchen'],
    'Rented chapels, school halls and one former fire station: our congregations abroad are as far apart as their shifts. They meet when the nurses are free.',
    'A desk that helps with papers, a Sunday school by video in five languages, and a pot of rice after every service.',
    'en',
    'At home in every tongue.',
  ),
};
