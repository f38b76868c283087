import type { SceneName } from '../drawings/scenes.ts';
import { film, scene } from '../files.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Videos in their order: scene, variation, title, description. */
const rows = table(
  4,
  `
  walk | 0 | The long road | Four hundred young people, four days, one blister each. 12 minutes.
  flood | 0 | Forty days after the water | What a house needs when it has stood in a river. 18 minutes.
  weaving | 1 | How a stole is woven | A visit to the weavers, from dye to altar. 7 minutes.
  choir | 0 | Evening song from the hills | Nine choirs and a power cut. 41 minutes.
  cathedral | 0 | A jubilee by candlelight | The evening on which nobody found the switch. 9 minutes.
  school | 0 | ஞாயிறு பள்ளி: ஒரு வகுப்பறையில் ஒரு நாள் | காலை ஒன்பது மணி முதல் மணி அடிக்கும் வரை. 6 நிமிடங்கள்.
  lamp | 0 | The lamp goes round | From hand to hand through a whole hostel. 4 minutes.
  harbour | 0 | Before the boats go out | A prayer at three in the morning. 5 minutes.
  roofing | 1 | Tiles | How to lay a roof that holds: with a mason who does not talk much. 11 minutes.
  clinic | 0 | గ్రామ వైద్య శిబిరం | ఒక రోజు, మూడు వందల మంది రోగులు. 8 నిమిషాలు.
  bells | 0 | What a bell remembers | The oldest bell of the hills, and the woman who rings it. 6 minutes.
  planting | 0 | One tree for each name | A baptism, a spade, a promise. 5 minutes.
  kitchen | 0 | Lunch for six hundred | The parish of a small town cooks. 9 minutes.
  ordination | 0 | Eighteen are sent | The whole service, for those who could not come. 96 minutes.
  press | 0 | Ink and patience | The old machine prints once more. 10 minutes.
  monsoon | 0 | മഴയത്തൊരു പ്രഭാതം | കുടകളുടെ ഘോഷയാത്ര. 3 മിനിറ്റ്.
  council | 0 | How a Synod decides | Explained by its youngest delegate. 14 minutes.
  carols | 0 | Carols from the back of a lorry | In five languages, slightly out of tune. 22 minutes.
  fellowship | 0 | Eight thousand branches | A day with the Women’s Fellowship. 13 minutes.
  lagoon | 0 | Four churches, one ferry | A Sunday on the islands. 8 minutes.
  baptism | 0 | Down to the river | A congregation, a river, a very cold morning. 7 minutes.
  hillpath | 0 | ಬೆಟ್ಟದ ಮೇಲಿನ ಸಭೆ | ಪ್ರತಿ ಭಾನುವಾರ ಎರಡು ಗಂಟೆಗಳ ನಡಿಗೆ. 9 ನಿಮಿಷಗಳು.
  paddy | 0 | First fruits | The auction after the service, hens included. 6 minutes.
`,
);

/** The addresses have the form of YouTube's and name no video that there is; nothing is fetched before somebody presses 'Play'. */
const addressOf = (i: number): string => {
  const id = `sample-${String(i + 1).padStart(4, '0')}`;
  return i % 4 === 3 ? `https://youtu.be/${id}` : `https://www.youtube.com/watch?v=${id}`;
};

/** Those that are files of our own, with the scenes that they show. */
const FILMS: Readonly<Record<string, readonly (readonly [SceneName, number])[]>> = {
  'How a stole is woven': [
    ['weaving', 1],
    ['weaving', 2],
    ['weaving', 3],
    ['lectionary', 1],
  ],
  Tiles: [
    ['roofing', 1],
    ['roofing', 2],
    ['roofing', 3],
    ['hillpath', 2],
  ],
};

/** The videos of the synod. The last one is switched off. */
export const videoRecords: readonly SampleRecord[] = rows.map(
  ([picture = '', look, title = '', description = ''], i) => ({
    of: 'video',
    unit: null,
    by: { account: 'S. Pandian' },
    daysAgo: 9 + i * 17,
    activated: i < rows.length - 1,
    fields: {
      title,
      description,
      ...(title in FILMS
        ? { youtube_url: '', video_url: film(...(FILMS[title] ?? [])) }
        : { youtube_url: addressOf(i) }),
      thumbnail: scene(picture as SceneName, Number(look)),
      order: i + 1,
    },
  }),
);
