import { table } from '../table.ts';

/** What dioceses invite to: hours that it lasts, scene, title, description. `@` stands for the bishop's town. */
export const dioceseOccasions = table(
  4,
  `
  7 | council | Diocesan Council | Delegates of all pastorates meet in @. The opening service is public.
  4 | choir | Festival of choirs | Choirs of the diocese sing in @; whoever knows the alto comes early.
  52 | walk | Youth convention | Three days near @ with songs, questions and very little sleep.
  30 | ordination | Retreat for presbyters | Two days of quiet, away from the telephone.
  3 | ordination | Ordination service | Candidates are ordained in @; their grandmothers sit in front.
  6 | clinic | Free medical camp | Doctors and nurses from the mission hospitals; medicine is free.
  5 | fellowship | Women’s Fellowship rally | Branches bring their banners, their savings and their lunch.
  4 | school | Sunday school rally | Recitation, drawing and a race in sacks, in the grounds at @.
  3 | bells | Thanksgiving for the harvest | First fruits are auctioned after the service, hens included.
  2 | lamp | Evening of lamps | Prayers for peace at nightfall. Bring a lamp that can stand wind.
  8 | planting | Green parish day | Saplings are given out in @ to all who promise water.
  5 | kitchen | Fellowship lunch | Everybody cooks, everybody is a guest.
  28 | lectionary | School for lay preachers | Two days on reading a text before speaking about it.
  3 | baptism | Confirmation service | With candidates from nine pastorates.
  6 | roofing | Repair day at the old church | Ladders, lime and lunch are provided.
  4 | council | Meeting of lay secretaries | Accounts, registers, and how to answer letters.
  3 | cathedral | Evening prayer with the bishop | Questions are welcome, also difficult ones.
  5 | hillpath | Pilgrimage on foot | Twelve kilometres from @ to the oldest church of the hills, with stops for water.
`,
);

/** The same in the languages of the land, by the state of a diocese. */
export const occasionsByState: Readonly<Record<string, string[][]>> = {
  'Tamil Nadu': table(
    4,
    `
    4 | choir | கீதத் திருவிழா | திருமண்டலப் பாடகர் குழுக்கள் இணைந்து பாடும் மாலை.
    5 | fellowship | பெண்கள் ஐக்கியச் சங்கக் கூட்டம் | எல்லாக் கிளைகளிலிருந்தும் பெண்கள் கூடி ஜெபிக்கும் நாள்.
  `,
  ),
  Jaffna: table(4, '4 | school | ஞாயிறு பள்ளி விழா | தீவுகளிலிருந்தும் பிள்ளைகள் படகில் வரும் நாள்.'),
  Andhra: table(
    4,
    `
    4 | choir | గాన మహోత్సవము | అధ్యక్ష మండల గాయక బృందాల సాయంత్రము.
    3 | paddy | కోత పండుగ కృతజ్ఞతారాధన | తొలి ఫలాలతో రండి.
  `,
  ),
  Telengana: table(4, '3 | paddy | కోత పండుగ కృతజ్ఞతారాధన | తొలి ఫలాలతో రండి; ఆరాధన తర్వాత సహపంక్తి భోజనము.'),
  Karnataka: table(4, '4 | choir | ಗಾಯನ ಸಂಜೆ | ಸಭಾಪ್ರಾಂತದ ಎಲ್ಲಾ ಗಾಯಕ ವೃಂದಗಳು ಸೇರಿ ಹಾಡುವ ಸಂಜೆ.'),
  Kerala: table(
    4,
    `
    4 | choir | ഗാനസന്ധ്യ | മഹായിടവകയിലെ ഗായകസംഘങ്ങൾ ഒരുമിച്ചു പാടുന്നു.
    5 | school | സൺഡേസ്കൂൾ മത്സരങ്ങൾ | പാട്ട്, പ്രസംഗം, ചിത്രരചന; ഉച്ചഭക്ഷണം കരുതിയിട്ടുണ്ട്.
  `,
  ),
};
