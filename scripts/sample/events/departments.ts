import { table } from '../table.ts';

/** Events of the departments: unit, days ahead, time, hours that it lasts, scene, title, description. */
export const departmentEvents = table(
  7,
  `
  christianeducation | -38 | 10:00 | 5 | school | Day of the quiet child | A day for teachers on those who never raise a hand. Bring one drawing by one such child.
  christianeducation | 9 | 09:30 | 55 | school | Training for new Sunday school teachers | Three days of stories, songs and patience. Board and lodging are free for those who come by bus.
  christianeducation | 33 | 17:00 | 15 | hillpath | Night walk for Sunday schools | Stars, psalms and cocoa. Children come with one grown-up each, and not the other way round.
  christianeducation | 71 | 10:00 | 6 | lectionary | Writers’ table for next year’s lessons | Whoever has taught a lesson that went wrong is invited to say why.
  christianeducation | 96 | 10:00 | 4 | school | ஞாயிறு பள்ளி ஆசிரியர் மாநாடு | ஒன்பது திருமண்டலங்களின் ஆசிரியர்கள் கூடும் நாள்; பாடல்களும் கதைகளும் பகிரப்படும்.
  communications | -21 | 10:30 | 5 | press | How to write four sentences | A morning for parish reporters, and an afternoon for their bishops.
  communications | 6 | 15:00 | 2 | press | Open house at the press | The old machine prints, visitors ink. Aprons are lent out.
  communications | 27 | 10:00 | 30 | council | Workshop for diocesan reporters | Pictures with a telephone, names spelt right, and the law in one hour.
  communications | 60 | 18:00 | 2 | lamp | An evening with our readers | Complaints first, then tea.
  communications | 101 | 10:00 | 6 | press | Archive day | Bring your parish’s oldest paper; we copy it and give it back.
  dalitandadivasiconcerns | -12 | 10:00 | 7 | council | Hearing on burial grounds | Eleven villages bring their papers. Three lawyers sit on the floor with them.
  dalitandadivasiconcerns | 13 | 09:00 | 8 | walk | Walk for the forest villages | Twelve kilometres, four speeches, none of them long.
  dalitandadivasiconcerns | 19 | 17:30 | 2 | bells | Service of memory and hope | The names are read by those who bear the same ones.
  dalitandadivasiconcerns | 48 | 10:00 | 32 | school | Scholars’ meeting | First-generation students and the women who cooked for them.
  dalitandadivasiconcerns | 88 | 10:00 | 5 | fellowship | Legal help day | Land, wages and certificates. Nobody is sent to another counter.
  diaconalministry | -9 | 08:00 | 4 | kitchen | Kitchen sharing day | Hostel cooks exchange recipes for two hundred.
  diaconalministry | 15 | 10:00 | 6 | council | Wardens’ meeting | On sleep, keys and homesickness.
  diaconalministry | 30 | 16:00 | 3 | lamp | Lamp service for the boarding homes | Every child lights one, every warden blows out none.
  diaconalministry | 66 | 09:00 | 52 | ordination | Retreat for deaconesses | Silence until lunch, laughter after it.
  diaconalministry | 110 | 10:00 | 4 | clinic | Visitors’ day in the homes for the aged | Come with time. Flowers are welcome, speeches are not.
  ecology | -48 | 07:30 | 3 | planting | Blessing of seeds and tools | Ploughs, sickles and one rice transplanter were brought to church.
  ecology | 5 | 07:00 | 2 | planting | Day of prayer for the hills and the rivers | One hour, one tree, one collection for the fishing villages of the Cape.
  ecology | 22 | 09:00 | 30 | hillpath | School for green auditors | How to audit a parish’s water, waste and trees in one afternoon.
  ecology | 41 | 06:00 | 4 | lagoon | Morning among the mangroves | Boats leave at six. Bring a hat, and leave the plastic at home.
  ecology | 93 | 10:00 | 6 | harbour | Hearing on the coast road | Villages speak, engineers listen; afterwards the other way round.
  education | -16 | 10:00 | 6 | school | Headteachers’ day | What to do when a child does not come.
  education | 11 | 10:00 | 3 | lectionary | Opening of the travelling library | Four hundred books and a driver who has read most of them.
  education | 36 | 09:00 | 54 | council | Conference of correspondents | Fees, repairs and the courage to publish both.
  education | 69 | 10:00 | 5 | school | ಶಾಲಾ ಗ್ರಂಥಾಲಯ ದಿನ | ಪ್ರತಿ ಮಗುವೂ ಒಂದು ಪುಸ್ತಕವನ್ನು ಗಟ್ಟಿಯಾಗಿ ಓದುವ ದಿನ.
  education | 105 | 16:00 | 3 | choir | Colleges’ song evening | Four colleges, one hymn each, and one that all know.
  evangelismandmission | -27 | 18:00 | 3 | hillpath | Evening for village evangelists | Supper, stories, and a pair of shoes for each.
  evangelismandmission | 8 | 09:00 | 31 | walk | Mission without noise | Two days on friendship with neighbours of other faiths.
  evangelismandmission | 25 | 06:30 | 3 | baptism | Morning at the river | A service for those who were baptised this year, and breakfast.
  evangelismandmission | 57 | 10:00 | 6 | council | Partners in mission: the yearly round | Guests from four lands report in ten minutes each.
  evangelismandmission | 99 | 10:00 | 4 | fellowship | కొత్త సంఘాల సమావేశం | ఈ సంవత్సరం ప్రారంభమైన సంఘాల నాయకుల కలయిక.
  healthandhealing | -34 | 08:00 | 9 | clinic | Health camp in the hills | Eyes, teeth, blood pressure; a dentist who sings.
  healthandhealing | 4 | 09:00 | 7 | clinic | Free eye camp | Spectacles are ground on the spot. Bring your old ones for others.
  healthandhealing | 20 | 18:30 | 2 | lamp | Prayers for all who keep the night watch | For nurses, guards, and the parents of small children.
  healthandhealing | 46 | 10:00 | 29 | council | Meeting of mission hospitals | How to stay near to the poor and not go under.
  healthandhealing | 82 | 09:30 | 5 | clinic | Care for those who care | A day for families of patients. Somebody else sits at the bedside.
  liturgyandworship | -19 | 10:00 | 6 | lectionary | Workshop for readers | To read aloud so that one need not look along.
  liturgyandworship | 10 | 17:00 | 2 | lamp | Evening prayer from five languages | One psalm, five tongues, one silence.
  liturgyandworship | 31 | 09:00 | 30 | ordination | School for sacristans | Linen, wine, wax, and how to be invisible.
  liturgyandworship | 64 | 10:00 | 5 | bells | Bell ringers’ day | Ropes are replaced, and hands compared.
  liturgyandworship | 91 | 10:00 | 4 | lectionary | ആരാധനാഗീത ശില്പശാല | പഴയ കീർത്തനങ്ങൾ പുതിയ തലമുറയ്ക്കായി പഠിക്കാം.
  ministerialtraining | -30 | 10:00 | 5 | council | Lecture: whose table, whose bread | By a presbyter who bakes.
  ministerialtraining | 16 | 09:00 | 32 | ordination | Selection days for candidates | Interviews in pairs; nobody is asked what the other says.
  ministerialtraining | 29 | 18:00 | 2 | lectionary | Open evening at the college | The kitchen, the library and the chapel, in this order.
  ministerialtraining | 55 | 09:00 | 100 | hillpath | Study week for presbyters | One book, five days, no telephones at table.
  ministerialtraining | 119 | 10:00 | 3 | ordination | Service of sending | Eighteen students begin their village year.
  music | -25 | 17:00 | 3 | choir | Harvest home with ninety voices | Choirs from nine pastorates sang; the tenth brought lunch.
  music | 7 | 17:30 | 2 | choir | Evensong of the choir schools | The little ones first, the organ last.
  music | 24 | 18:00 | 3 | carols | கீத ஆராதனை | ஒன்பது பாடகர் குழுக்கள் இணைந்து பாடும் மாலை.
  music | 44 | 10:00 | 30 | press | Harmonium repair workshop | Bring the instrument; reeds and patience are provided.
  music | 78 | 10:00 | 6 | choir | Day of the old lyrics | Grandmothers sing, students write down.
  pastoralaid | -14 | 11:00 | 3 | kitchen | Lunch for retired presbyters | They were asked to speak, and did.
  pastoralaid | 3 | 16:00 | 46 | hillpath | Retreat for pastors’ families | Three quiet days in the hills, with a kindly cook and no programme after supper.
  pastoralaid | 28 | 10:00 | 4 | roofing | Houses that don’t leak: the masons’ round | Plans, prices, and who will hold the ladder.
  pastoralaid | 63 | 10:00 | 5 | council | Pension day | Every question is answered, some of them with money.
  pastoralaid | 108 | 10:00 | 28 | fellowship | Meeting of widows of the clergy | They choose the speakers, and the menu.
  reliefanddevelopment | -7 | 09:00 | 8 | flood | Practice day for boat crews | Four places, forty crews, one whistle.
  reliefanddevelopment | 12 | 09:00 | 7 | roofing | Roofs before the rains: building day | Whoever can carry a tile can come.
  reliefanddevelopment | 26 | 10:00 | 4 | council | The accounts, read aloud | Anyone may ask. The auditor brings a second pencil.
  reliefanddevelopment | 53 | 10:00 | 30 | paddy | School for village water masters | Wells, levels and quarrels.
  reliefanddevelopment | 86 | 08:00 | 5 | flood | కట్ట బలోపేతం: సామూహిక శ్రమదానం | వరద కాలానికి ముందు కట్టలను బలపరుద్దాం.
  womensfellowship | -33 | 10:00 | 6 | fellowship | Savings groups’ yearly day | Eleven thousand pass books, one brass band.
  womensfellowship | 14 | 09:30 | 55 | fellowship | Leaders’ training | Bible study, book-keeping, and the law on the door.
  womensfellowship | 32 | 17:00 | 2 | lamp | Prayer at dusk against violence | In every branch at the same hour; men are asked to stay and listen.
  womensfellowship | 58 | 10:00 | 7 | clinic | Medical camp, with a crèche | Doctors are women wherever it can be managed.
  womensfellowship | 92 | 10:00 | 6 | fellowship | മഹിളാ സമ്മേളനം | എല്ലാ ശാഖകളിൽ നിന്നുമുള്ള സ്ത്രീകളുടെ വാർഷിക സംഗമം.
  youth | -18 | 06:00 | 60 | walk | The long walk | Four hundred walked, three hundred and ninety-nine arrived on foot.
  youth | 2 | 18:00 | 3 | carols | Open microphone | Poems, songs and complaints, three minutes each.
  youth | 17 | 09:00 | 78 | planting | Work camp | A school wall, a well rim, and football.
  youth | 39 | 10:00 | 5 | council | Help with the first application | Bring your certificates; we bring people who read them for a living.
  youth | 74 | 15:00 | 48 | walk | యువజన శిబిరం | పాటలు, ఆటలు, బైబిలు ధ్యానాలు; మూడు రోజుల సహవాసం.
`,
);
