import type { SceneName } from '../drawings/scenes.ts';
import { album, scene } from '../files.ts';
import { h2, list, p, story } from '../news/write.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Campaigns of the years before that still go on: days ago, scene, variation, title, what it is about, how it goes on, gifts with semicolons. */
const rows = table(
  7,
  `
  352 | kitchen | 1 | A pot for every school | Ninety village schools cook on three stones and a borrowed pot. A pot of fifty litres with its lid and ladle costs Rs 4,200. | Thirty-one have theirs. The cooks choose the size themselves. | A pot: Rs 4,200; A ladle: Rs 180; A sack of rice: Rs 2,600
  371 | clinic | 1 | Spectacles by the dozen | One child in nine cannot read the board. A pair of spectacles costs Rs 350, a test costs an afternoon. | The eye camp travels in a lent van, and stops wherever a parish offers lunch. | A pair: Rs 350; A dozen: Rs 4,000; Lunch for the van
  388 | bells | 1 | Bring back the bell | The bell of a hill parish cracked in the cold of January. Casting it anew costs Rs 2,80,000; until then a length of rail is struck. | The founder takes the old bronze in part payment. | A kilogram of bronze: Rs 900; A metre of rope: Rs 60
  402 | planting | 1 | ஒரு குழந்தைக்கு ஒரு மரம் | ஞானஸ்நானம் பெறும் ஒவ்வொரு குழந்தைக்கும் ஒரு மரக்கன்று நடப்படுகிறது. ஒரு கன்றுக்கு ரூ. 120 தேவை. | இதுவரை நாலாயிரம் மரங்கள் வேர் பிடித்துள்ளன. | ஒரு மரக்கன்று: ரூ. 120; ஒரு வேலி: ரூ. 300
  431 | lagoon | 1 | A ferry of their own | Four congregations on three islands share one boat with the fish. A ferry for twenty-four people costs Rs 6,40,000. | The boatyard of the next town builds it at cost, in the season in which nobody orders boats. | A plank: Rs 1,100; A life jacket: Rs 1,400; A day’s diesel: Rs 700
  447 | weaving | 2 | Looms out of the water | The flood stood for nine days in the weavers’ street. A loom is made good for Rs 14,000. | Of sixty looms thirty-eight weave again, the oldest of them first. | A loom: Rs 14,000; A warp: Rs 2,200; A set of reeds: Rs 1,500
  466 | choir | 1 | Hymn books in large print | Those who know the hymns by heart are those who can no longer read them. Print in large letters costs Rs 260 a copy. | Two thousand copies are bound; the paper for the next thousand has been given. | A copy: Rs 260; A pew’s worth: Rs 1,300
  489 | school | 2 | Shoes for the long way | Children of the hill villages walk five kilometres to school, and five back. A pair of shoes costs Rs 480. | The cobblers of two towns measure each child’s foot on a sheet of paper. | A pair: Rs 480; A class: Rs 14,000
  512 | paddy | 1 | Seed after the salt | The sea came over the fields, and the salt stays for three harvests. Seed that bears it costs Rs 1,900 an acre. | The farmers’ circle keeps a tenth of each harvest as seed for the next field. | An acre: Rs 1,900; A bag of seed: Rs 640
  530 | carols | 1 | కొత్త వాద్యాలు | గ్రామ గాయక బృందాలకు హార్మోనియం, తబలా కావాలి. ఒక జతకు రూ. 18,000. | ఇరవై బృందాలకు ఇప్పటికే అందాయి. | ఒక జత: రూ. 18,000; ఒక తబలా: రూ. 5,500
  556 | hillpath | 1 | A jeep for the hill doctor | The doctor of the hill hospital walks to eleven villages. A jeep that has seen better days costs Rs 3,10,000. | A garage has promised to keep it alive for nothing, and says how long that will be. | A tyre: Rs 6,500; A month’s petrol: Rs 9,000
  583 | flood | 2 | Boats for the next time | Twelve flat boats stand ready under church roofs, one in each low district. Eight more are wanted at Rs 36,000. | Each has a crew of four that practises on the first Saturday of the month. | A boat: Rs 36,000; A pair of oars: Rs 1,200; A rope and a lamp: Rs 900
  604 | press | 1 | Ink for five languages | The children’s paper comes out in five languages and sells for less than its paper. A month costs Rs 52,000. | Forty thousand children read it, most of them aloud to somebody older. | A month: Rs 52,000; A village for a year: Rs 1,500
  633 | fellowship | 1 | A roof for the market women | They sell vegetables from four in the morning, in whatever weather. A shelter for thirty costs Rs 1,70,000. | The first one stands, and the town has asked for two more. | A pillar: Rs 7,500; A sheet of roof: Rs 1,300
  661 | baptism | 1 | A well that does not fail | In the month of May the tankers come, or do not. A well with a hand pump costs Rs 95,000. | Nine are dug. The water of all nine was tested, and one was dug deeper. | A metre: Rs 2,400; A pump: Rs 18,500
`,
);

/** The heading above the gifts, where the row is not in English. */
const HELP: Readonly<Record<number, string>> = { 3: 'எப்படி உதவலாம்', 9: 'ఎలా సహాయం చేయవచ్చు' };

/** The campaigns before those that the office writes about at length. */
export const earlierCampaigns: readonly SampleRecord[] = rows.map(
  ([days, picture, look, title = '', what = '', how = '', gifts = ''], i) => {
    const [name, seed] = [picture as SceneName, Number(look)];
    const [heading, ...lines] = [HELP[i] ?? 'How to help', ...gifts.split(';').map((gift) => gift.trim())];
    return {
      of: 'campaign',
      unit: null,
      by: { account: i % 2 ? 'Leela Samson' : 'S. Pandian' },
      daysAgo: Number(days),
      fields: {
        title,
        description: story(p(what), p(how), h2(heading), list(...lines)),
        thumbnail: scene(name, seed),
        gallery: album([name, seed], [name, seed + 2]),
      },
    };
  },
);
