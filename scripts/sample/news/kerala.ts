import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see } from './write.ts';

/** News of the six dioceses in Kerala. */
export const keralaNews: readonly SampleNews[] = [
  ...newsOf('diocese', 'madhyakerala', 'P. K. Varghese', [
    {
      title: 'പ്രളയബാധിത കുടുംബങ്ങൾക്കുള്ള പുനരധിവാസപ്രവർത്തനങ്ങൾ കുട്ടനാട്ടിൽ പുരോഗമിക്കുന്നു',
      heading: 'മുപ്പത്തൊന്ന് ഇടവകകൾ, ഇരുനൂറു സന്നദ്ധപ്രവർത്തകർ, ഒരേ ലക്ഷ്യം.',
      lang: 'ml',
      daysAgo: 4,
      picture: see('flood'),
      gallery: [...album('flood', 1, 2), see('roofing')],
      body: [
        p(
          'കുട്ടനാട്ടിലെ പ്രളയബാധിത കുടുംബങ്ങൾക്കായി മഹായിടവകയുടെ നേതൃത്വത്തിൽ നടക്കുന്ന പുനരധിവാസപ്രവർത്തനങ്ങൾ മൂന്നാം ഘട്ടത്തിലേക്കു കടന്നു. മുപ്പത്തൊന്ന് ഇടവകകളിൽ നിന്നുള്ള ഇരുനൂറു സന്നദ്ധപ്രവർത്തകർ ദിവസവും വള്ളങ്ങളിൽ പണിസ്ഥലങ്ങളിലെത്തുന്നു.',
        ),
        p(
          'വീടുകളുടെ മേൽക്കൂര നന്നാക്കുന്നതിനൊപ്പം കിണറുകൾ ശുചീകരിക്കുകയും കുട്ടികൾക്കു പുതിയ പാഠപുസ്തകങ്ങൾ നൽകുകയും ചെയ്യുന്നുണ്ട്. മഴ ശക്തമാകുന്നതിനു മുമ്പ് എല്ലാ കുടുംബങ്ങൾക്കും നനയാത്ത വീട് എന്നതാണു ലക്ഷ്യം.',
        ),
        h2('ഇതുവരെ പൂർത്തിയായത്'),
        list('മേൽക്കൂര നന്നാക്കിയ വീടുകൾ: 312', 'ശുചീകരിച്ച കിണറുകൾ: 148', 'പാഠപുസ്തകങ്ങൾ ലഭിച്ച കുട്ടികൾ: 640'),
        quote('“വെള്ളം ഇറങ്ങി; മനുഷ്യർ ഇറങ്ങിപ്പോയില്ല.”', 'ഒരു വള്ളക്കാരന്റെ വാക്കുകൾ'),
        p('സഹായമെത്തിക്കാൻ താൽപര്യമുള്ളവർ കോട്ടയത്തെ മഹായിടവക ഓഫീസുമായി ബന്ധപ്പെടണം.'),
      ],
    },
    {
      title: 'The press of 1821 prints a hymn sheet for its birthday',
      heading: 'Everyone who came was allowed to pull the lever once.',
      daysAgo: 59,
      picture: see('press', 1),
      gallery: album('press', 0, 4),
      body: [
        p(
          'The types were cast in Kottayam by a blacksmith who had never seen any, after a description. Some of them are still in the case, with a slight lean to the left that every reader of old hymn books knows.',
        ),
        p(
          'On its birthday the press was inked again. Eleven hundred people stood in line to pull the lever, and each took home one hymn, a little crooked.',
        ),
      ],
    },
    {
      title: 'Boat race, then evensong: the parishes of the lake share a day',
      daysAgo: 166,
      picture: see('lagoon', 1),
      body: [
        p(
          'The race was won by Puthuppally, as in most years. The evensong was won by nobody: four hundred oarsmen sang the psalm in the rhythm of the stroke, and the precentor simply followed.',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'cochin', 'Leela Samson', [
    {
      title: 'A library for the harbour: books by handcart from quay to quay',
      daysAgo: 28,
      picture: see('harbour'),
      gallery: album('harbour', 1, 2),
      body: [
        p(
          'The handcart used to carry ice. Now it carries four hundred books, a folding bench and a retired schoolmaster, from the fishing quay to the ferry and back.',
        ),
        p(
          'Crews may borrow as long as the trip takes. The register notes the name of the boat, the title of the book, and the catch.',
        ),
        quote(
          '“We read aloud on the way out. On the way home we argue about the ending.”',
          'A mate from Fort Cochin',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'eastkerala', 'Leela Samson', [
    {
      title: 'മേലുകാവിലെ മലയോര ഇടവകകളിൽ ആയിരം ഫലവൃക്ഷത്തൈകൾ നട്ടു',
      heading: 'ഓരോ വീടിനും ഒരു പ്ലാവ്, ഒരു മാവ്, ഒരു നെല്ലി.',
      lang: 'ml',
      daysAgo: 33,
      picture: see('planting'),
      gallery: album('planting', 1),
      body: [
        p(
          'മലയോര ഇടവകകളിലെ യുവജനങ്ങളുടെ നേതൃത്വത്തിൽ ആയിരം ഫലവൃക്ഷത്തൈകൾ നട്ടു. ഓരോ വീടിനും ഒരു പ്ലാവ്, ഒരു മാവ്, ഒരു നെല്ലി എന്ന ക്രമത്തിലാണ് തൈകൾ വിതരണം ചെയ്തത്.',
        ),
        p(
          'മണ്ണിടിച്ചിലുണ്ടായ ചരിവുകളിൽ മുളയും രാമച്ചവും നട്ടുപിടിപ്പിച്ചു. തൈകളുടെ പരിചരണം ഞായറാഴ്ചപ്പള്ളിയിലെ കുട്ടികൾ ഏറ്റെടുത്തിരിക്കുന്നു.',
        ),
        quote('“ഇതിന്റെ ചക്ക തിന്നാൻ ഞാനുണ്ടാവില്ല; പക്ഷേ തണലിൽ ആരെങ്കിലും ഇരിക്കും.”', 'എൺപതു വയസ്സുള്ള മറിയാമ്മ'),
      ],
    },
  ]),
  ...newsOf('diocese', 'southkerala', 'Leela Samson', [
    {
      title: 'തീരദേശ ഗ്രാമങ്ങളിൽ സഞ്ചരിക്കുന്ന ആശുപത്രി പ്രവർത്തനം തുടങ്ങി',
      heading: 'ആഴ്ചയിൽ അഞ്ചു ദിവസം, പത്തു ഗ്രാമങ്ങളിൽ സൗജന്യ ചികിത്സ.',
      lang: 'ml',
      daysAgo: 45,
      picture: see('clinic', 2),
      body: [
        p(
          'തീരദേശ ഗ്രാമങ്ങളിലെ കുടുംബങ്ങൾക്കായി മഹായിടവക ഒരുക്കിയ സഞ്ചരിക്കുന്ന ആശുപത്രി പ്രവർത്തനം തുടങ്ങി. ആഴ്ചയിൽ അഞ്ചു ദിവസം പത്തു ഗ്രാമങ്ങളിൽ ഡോക്ടറും നഴ്സുമാരും എത്തും.',
        ),
        p('രക്തപരിശോധന, ഇ.സി.ജി., മരുന്നുവിതരണം എന്നിവ വാഹനത്തിൽത്തന്നെ ലഭിക്കും. ചികിത്സ പൂർണമായും സൗജന്യമാണ്.'),
      ],
    },
  ]),
  ...newsOf('diocese', 'kollamkottarakkara', 'Leela Samson', [
    {
      title: 'Cashew workers’ evening school: forty certificates, forty garlands',
      daysAgo: 72,
      picture: see('school', 3),
      body: [
        p(
          'They shell from seven to five and sit at their desks at six, with black fingers. Forty women of the cashew factories have passed the tenth-class examination; the eldest is sixty-three.',
        ),
        p('At the prize-giving each brought the person who had kept supper warm. Those were garlanded too.'),
        quote(
          '“The first word I wrote was my own name. The second was a complaint.”',
          'Sarojini, who has meanwhile been elected to the factory committee',
        ),
      ],
    },
  ]),
  ...newsOf('diocese', 'malabar', 'Leela Samson', [
    {
      title: 'കോഴിക്കോട്ടെ നെയ്ത്തുശാലയിൽ തറികൾ വീണ്ടും ചലിക്കുന്നു',
      heading: 'ഇരുപത്തിനാലു സ്ത്രീകൾക്കു തൊഴിൽ; പള്ളികൾക്കു കൈത്തറിയിൽ നെയ്ത വിരികൾ.',
      lang: 'ml',
      daysAgo: 91,
      picture: see('weaving', 1),
      gallery: album('weaving', 0),
      body: [
        p(
          'എട്ടു വർഷമായി പൂട്ടിക്കിടന്ന നെയ്ത്തുശാലയിൽ തറികൾ വീണ്ടും ചലിച്ചുതുടങ്ങി. ഇരുപത്തിനാലു സ്ത്രീകൾ ചേർന്നു രൂപീകരിച്ച സഹകരണസംഘമാണ് നെയ്ത്തുശാല നടത്തുന്നത്.',
        ),
        p(
          'പള്ളികൾക്കുള്ള വിരികളും മേലങ്കികളുമാണ് ആദ്യം നെയ്യുന്നത്. ലാഭത്തിന്റെ പകുതി തൊഴിലാളികൾക്കും പകുതി അവരുടെ മക്കളുടെ വിദ്യാഭ്യാസത്തിനും നീക്കിവയ്ക്കും.',
        ),
      ],
    },
  ]),
];
