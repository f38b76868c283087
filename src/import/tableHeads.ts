import type { ContentName } from '#calls/paths.ts';
import { bareName } from './otherNames.ts';

/**
 * What people call the columns of their tables besides the names of fields, their labels, and the other names of fields (otherNames.ts): in English and in the
 * other languages of the product, there the words of the console first. By the field's name; between commas, in any spelling.
 */
const HEADS: Partial<Record<ContentName, Readonly<Record<string, string>>>> = {
  user: {
    user_name: `Name of the person, Name of the pastor, Name of the presbyter, Name of the priest, Name of the minister, Name of the bishop, Name of the officer,
      Name of the member, Name of the staff, Pastor, Pastor's name, Presbyter, Presbyter's name, Full name, பெயர், முழுப் பெயர், போதகர் பெயர், పేరు, పూర్తి పేరు, ಹೆಸರು, ಪೂರ್ಣ ಹೆಸರು,
      പേര്, പേരു, മുഴുവൻ പേര്`,
    designation:
      'Position, Post, Office held, Rank, Responsibility, Job, பதவி, பொறுப்பு, హోదా, పదవి, బాధ్యత, ಹುದ್ದೆ, ಪದವಿ, ಜವಾಬ್ದಾರಿ, പദവി, സ്ഥാനം, തസ്തിക, ചുമതല',
    role: 'Category, வகை, రకం, ಬಗೆ, തരം',
    profile_picture: 'Photo, Picture, Passport photo, படம், புகைப்படம், చిత్రం, ఫోటో, ಚಿತ್ರ, ಭಾವಚಿತ್ರ, ಫೋಟೋ, ചിത്രം, ഫോട്ടോ',
    address: `Place, Postal address, Full address, Residential address, Residence, Address with pin, முகவரி, இடம், చిరునామా, ఊరు, స్థలం, ವಿಳಾಸ, ಸ್ಥಳ, വിലാസം,
      മേൽവിലാസം, സ്ഥലം`,
    email:
      'E-mail ID, Mail ID, E-mail address, மின்னஞ்சல், மின்னஞ்சல் முகவரி, ఈమెయిలు, ఈమెయిల్, ఇమెయిల్, ಇಮೇಲ್, ಇ-ಮೇಲ್, ഇമെയിൽ, ഇ-മെയിൽ',
    mobile: `Cell no, Cell number, Cell phone, Mobile phone, Mob, Mob no, Contact, Contact no, Contact number, WhatsApp no, WhatsApp number, கைபேசி, கைபேசி எண், அலைபேசி, அலைபேசி எண்,
      மொபைல், మొబైల్, మొబైల్ నంబర్, మొబైల్ నంబరు, సెల్, సెల్ నంబర్, ಮೊಬೈಲ್, ಮೊಬೈಲ್ ಸಂಖ್ಯೆ, ಮೊಬೈಲ್ ನಂಬರ್, മൊബൈൽ, മൊബൈൽ നമ്പർ, മൊബൈൽ ഫോൺ`,
    phone: `Telephone no, Telephone number, Landline, Land line, Tel, Tel no, Ph, Ph no, தொலைபேசி, தொலைபேசி எண், ఫోన్, ఫోన్ నంబర్, ఫోన్ నంబరు, ದೂರವಾಣಿ, ದೂರವಾಣಿ ಸಂಖ್ಯೆ, ಫೋನ್,
      ഫോൺ, ഫോൺ നമ്പർ`,
    fax: 'Fax no, Fax number, தொலைநகல், ఫ్యాక్స్, ಫ್ಯಾಕ್ಸ್, ഫാക്സ്',
    sort: 'வரிசை எண், వరుస సంఖ్య, ಕ್ರಮ ಸಂಖ್ಯೆ, ക്രമനമ്പർ',
    department: 'துறை, విభాగం, ವಿಭಾಗ, വകുപ്പ്',
    diocese: 'திருமண்டலம், డయోసిస్, ಸಭಾಪ್ರಾಂತ್ಯ, മഹായിടവക',
  },
  prayer: {
    date: 'Day, Dates, Date of prayer, தேதி, நாள், తేదీ, తేది, ದಿನಾಂಕ, തീയതി, തിയതി',
    description: `Prayer, Prayers, Prayer for, Prayer point, Prayer points, Prayer request, Intention, Intentions, Pray for, விளக்கம், ஜெபம், ஜெபக்குறிப்பு, ஜெப விண்ணப்பம்,
      వివరణ, ప్రార్థన, ప్రార్థన అంశం, ವಿವರಣೆ, ಪ್ರಾರ್ಥನೆ, ಪ್ರಾರ್ಥನಾ ವಿಷಯ, വിവരണം, പ്രാർത്ഥന, പ്രാർത്ഥനാവിഷയം`,
    day_name: 'Name of day, நாளின் பெயர், రోజు పేరు, ದಿನದ ಹೆಸರು, ദിവസത്തിന്റെ പേര്',
    readings: `Reading, Lessons, Bible reading, Bible readings, Scripture, Scripture readings, வேதபாடங்கள், வேத வாசிப்பு, வேதபாடம், వాక్యపఠనాలు, వాక్యపఠనం, ವೇದಪಾಠಗಳು, ವೇದಪಾಠ, വേദഭാഗങ്ങൾ, വേദഭാഗം,
      പാഠങ്ങൾ`,
    theme: 'கருப்பொருள், ముఖ్యాంశం, ಮುಖ್ಯ ವಿಷಯ, മുഖ്യവിഷയം',
    collect: 'Collect of the day, நாளின் ஜெபம், ఆ రోజు ప్రార్థన, ದಿನದ ಪ್ರಾರ್ಥನೆ, ദിവസത്തെ പ്രാർത്ഥന',
    songs: 'Hymns, Hymn, Song, பாடல்கள், பாடல், పాటలు, పాట, ಗೀತೆಗಳು, ಗೀತೆ, പാട്ടുകൾ, പാട്ട്',
  },
};

const BY_HEAD = new Map(
  Object.entries(HEADS).map(([kind, fields]) => [
    kind,
    new Map(
      Object.entries(fields).flatMap(([field, heads]) =>
        heads.split(',').map((head): [string, string] => [bareName(head), field]),
      ),
    ),
  ]),
);

/** The field of a kind to which people give this head; undefined if none. */
export const fieldOfHead = (kind: ContentName, head: string): string | undefined =>
  BY_HEAD.get(kind)?.get(bareName(head));
