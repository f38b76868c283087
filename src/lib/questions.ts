import type { QuestionName } from './questionNames.ts';
import { SITE_PLACES } from './sitePlaces.ts';

/**
 * Questions that readers ask, whose answer is a page of this site that does not have their words, or is not first among those that have. In five languages, also
 * as they are spelled in Latin letters: phrases, separated by commas. `at`: the path, as the route or a menu names it; `{brand}` is the lower-case short form.
 */
export interface AskedQuestion {
  readonly at: string;
  readonly phrases: string;
}

const CONTACT = '/about/contact_us';

export const QUESTIONS: Readonly<Record<QuestionName, AskedQuestion>> = {
  // Worship
  lectionary: {
    at: SITE_PLACES.lectionary,
    phrases: `lectionary, lectionary this sunday, sunday readings, readings this sunday, readings today, bible readings, gospel today, scripture portion,
      வேதபாடம், வேத பாடங்கள், ஞாயிறு வேதபாடம், திருமறைப் பாடம், வாசகங்கள், ஞாயிறு வாசகம், gnayiru vethapadam, vedha padam, vedha paadam, vethapaadam,
      వాక్య భాగాలు, ఆదివారం వాక్యం, పాఠాలు ఆదివారం, వాక్య పఠనం, aadivaram vakyam, vakya bhagalu,
      ವಾಚನಗಳು, ಭಾನುವಾರದ ವಾಚನಗಳು, ಭಾನುವಾರದ ಪಾಠ, ವಾಕ್ಯ ಭಾಗ, bhanuvarada vachana, vachanagalu, bhanuvarada pathagalu, bible pathagalu,
      വേദഭാഗം, ഞായറാഴ്ച വേദഭാഗം, ഞായറാഴ്ച വേദപാഠം, പാഠഭാഗം, njayarazhcha vedabhagam, vedapadam`,
  },
  daily_prayer: {
    at: SITE_PLACES.prayerCalendar,
    phrases: `prayer today, todays prayer, daily prayer, prayer calendar, prayer points, pray today, daily devotion,
      இன்றைய ஜெபம், தினசரி ஜெபம், இன்றைய செபம், ஜெபக் குறிப்பு, indraya jebam, indraiya jebam, inraya jebam, dhinasari jebam, innaiku jebam, innaikku jebam, inniku jebam,
      నేటి ప్రార్థన, ఈ రోజు ప్రార్థన, ప్రార్థన అంశాలు, neti prarthana, roju prarthana,
      ಇಂದಿನ ಪ್ರಾರ್ಥನೆ, ದಿನದ ಪ್ರಾರ್ಥನೆ, indina prarthane, dinada prarthane,
      ഇന്നത്തെ പ്രാർത്ഥന, ദിവസ പ്രാർത്ഥന, innathe prarthana, innathe prarthna`,
  },
  lords_prayer: {
    at: SITE_PLACES.prayerCalendar,
    phrases: `lords prayer, our father in heaven,
      கர்த்தருடைய ஜெபம், கர்த்தர் கற்பித்த ஜெபம், பரமண்டல ஜெபம், karthar jebam, paramandala jebam,
      ప్రభువు ప్రార్థన, పరలోక ప్రార్థన, ప్రభు ప్రార్థన, prabhuvu prarthana, paraloka prarthana,
      ಕರ್ತನ ಪ್ರಾರ್ಥನೆ, ಪರಲೋಕ ಪ್ರಾರ್ಥನೆ, kartana prarthane, paraloka prarthane,
      കർത്തൃപ്രാർത്ഥന, കർത്താവിന്റെ പ്രാർത്ഥന, സ്വർഗ്ഗസ്ഥനായ പിതാവേ, karthru prarthana`,
  },
  sermons: {
    at: SITE_PLACES.sermons,
    phrases: `sermon, sermon outline, sermon this sunday, preaching help, message sunday,
      அருளுரை, பிரசங்கக் குறிப்பு, பிரசங்கம் ஞாயிறு, arulurai, prasanga kurippu,
      ప్రసంగం, ప్రసంగ సూచనలు, prasangam, ಪ್ರಸಂಗ, ಪ್ರಸಂಗದ ರೂಪರೇಖೆ, prasanga, bhanuvarada prasanga, prasanga outline, പ്രസംഗം, പ്രസംഗ സഹായി`,
  },
  prayer_request: {
    at: `${CONTACT}#queries`,
    phrases:
      'prayer request, pray for me, ask prayer, ஜெப விண்ணப்பம், jeba vinnappam, ప్రార్థన విన్నపం, ಪ್ರಾರ್ಥನಾ ವಿನಂತಿ, പ്രാർത്ഥനാ അപേക്ഷ',
  },
  // Giving and taking part
  giving: {
    at: '/about/campaign_list_screen',
    phrases: `donate, donation, donations, give money, giving, offering, offerings, gift, upi, bank account, how donate, support,
      நன்கொடை, காணிக்கை, நன்கொடை கொடுப்பது, காணிக்கை செலுத்த, nankodai, kaanikkai, kanikkai,
      విరాళం, విరాళాలు, కానుక, విరాళం ఇవ్వడం, viralam, kanuka,
      ದೇಣಿಗೆ, ಕಾಣಿಕೆ, ದೇಣಿಗೆ ನೀಡುವುದು, ದಾನ, ದಾನ ಕೊಡಲು, denige, kanike,
      സംഭാവന, നേർച്ച, സംഭാവന നൽകാൻ, sambhavana, nercha`,
  },
  jobs: {
    at: `${CONTACT}#queries`,
    phrases: `jobs, job, vacancy, vacancies, career, careers, employment, recruitment, job opening, work church,
      வேலைவாய்ப்பு, வேலை வாய்ப்பு, வேலை, பணியிடம், velai vaippu, velaivaippu, velai,
      ఉద్యోగం, ఉద్యోగాలు, ఉద్యోగ అవకాశాలు, udyogam, udyogalu,
      ಉದ್ಯೋಗ, ಉದ್ಯೋಗಾವಕಾಶ, ಕೆಲಸ, udyoga, kelasa,
      ജോലി, ജോലി ഒഴിവ്, തൊഴിൽ, തൊഴിലവസരം, joli, joli ozhivu, thozhil`,
  },
  taking_part: {
    at: `${CONTACT}#queries`,
    phrases:
      'volunteer, volunteering, become member, join church, தன்னார்வலர், உறுப்பினராக, స్వచ్ఛంద సేవ, ಸ್ವಯಂಸೇವಕ, ಸದಸ್ಯತ್ವ, സന്നദ്ധ സേവനം, അംഗത്വം',
  },
  admission: {
    at: `${CONTACT}#queries`,
    phrases:
      'admission, admissions, school admission, college admission, பள்ளி சேர்க்கை, సీటు ప్రవేశం, ప్రవేశాలు, ಶಾಲಾ ಪ್ರವೇಶ, സ്കൂൾ പ്രവേശനം',
  },
  // Reaching the office
  contact: {
    at: CONTACT,
    phrases: `contact, contact us, address, address synod office, synod office, office, office hours, phone, phone number, telephone, email, email address, get touch,
      தொடர்பு, தொடர்பு கொள்ள, முகவரி, தொடர்பு முகவரி, தொலைபேசி எண், அலுவலகம், thodarbu, mugavari, thodarbu mugavari,
      సంప్రదించండి, చిరునామా, కార్యాలయం, ఫోన్ నంబర్, మమ్మల్ని సంప్రదించండి, sampradinchandi, mammalni sampradinchandi, chirunama,
      ಸಂಪರ್ಕ, ಸಂಪರ್ಕಿಸಿ, ವಿಳಾಸ, ಕಚೇರಿ, ದೂರವಾಣಿ ಸಂಖ್ಯೆ, samparka, vilasa,
      ബന്ധപ്പെടുക, വിലാസം, ഓഫീസ്, ഫോൺ നമ്പർ, bandhappeduka, vilasam`,
  },
  directions: {
    at: `${CONTACT}#find`,
    phrases:
      'find us, map, directions, location, way to office, வரைபடம், வழி, எங்கே இருக்கிறது, varaipadam, పటం, దారి, మ్యాప్, ನಕ್ಷೆ, ದಾರಿ, ಸ್ಥಳ, ഭൂപടം, വഴി, സ്ഥലം',
  },
  complaint: {
    at: `${CONTACT}#queries`,
    phrases:
      'complaint, complain, question, query, feedback, suggestion, write to office, புகார், கேள்வி, கருத்து, pugar, ఫిర్యాదు, ప్రశ్న, ದೂರು, ಪ್ರಶ್ನೆ, പരാതി, ചോദ്യം',
  },
  certificates: {
    at: `${CONTACT}#queries`,
    phrases:
      'baptism certificate, marriage certificate, burial certificate, baptism record, marriage record, ஞானஸ்நான சான்றிதழ், திருமண சான்றிதழ், బాప్తిస్మ ధృవపత్రం, వివాహ ధృవపత్రం, ದೀಕ್ಷಾಸ್ನಾನ ಪ್ರಮಾಣಪತ್ರ, ವಿವಾಹ ಪ್ರಮಾಣಪತ್ರ, സ്നാന സർട്ടിഫിക്കറ്റ്, വിവാഹ സർട്ടിഫിക്കറ്റ്',
  },
  guest_house: {
    at: `${CONTACT}#queries`,
    phrases:
      'guest house, room booking, book room, stay chennai, விருந்தினர் இல்லம், தங்கும் விடுதி, అతిథి గృహం, ಅತಿಥಿ ಗೃಹ, അതിഥി മന്ദിരം, ഗസ്റ്റ് ഹൗസ്',
  },
  press: {
    at: SITE_PLACES.pressReleases,
    phrases: `press contact, contact journalists, journalist, journalists, media contact, press office, spokesperson, press release, press,
      பத்திரிகை தொடர்பு, ஊடகத் தொடர்பு, பத்திரிகைச் செய்தி, oodaga thodarbu, మీడియా సంప్రదింపు, పత్రికా ప్రకటన, ಮಾಧ್ಯಮ ಸಂಪರ್ಕ, ಪತ್ರಿಕಾ ಪ್ರಕಟಣೆ, മാധ്യമ ബന്ധം, പത്രക്കുറിപ്പ്`,
  },
  // Books and papers
  books: {
    at: SITE_PLACES.books,
    phrases: `order book, order a book, buy book, buy books, book order, bookshop, book store, price book, books,
      புத்தகம் வாங்க, நூல் வாங்க, புத்தகங்கள், புத்தகக் கடை, puthagam vanga, puthagam,
      పుస్తకం కొనుగోలు, పుస్తకాలు, పుస్తకం కొనడం, pustakam konali, pustakalu,
      ಪುಸ್ತಕ ಖರೀದಿ, ಪುಸ್ತಕಗಳು, ಪುಸ್ತಕ ಕೊಳ್ಳಲು, pustaka kharidi, pustaka,
      പുസ്തകം വാങ്ങാൻ, പുസ്തകങ്ങൾ, pusthakam vangan, pusthakam`,
  },
  hymn_book: {
    at: SITE_PLACES.books,
    phrases:
      'hymn book, song book, prayer book, worship book, பாட்டுப் புத்தகம், பாமாலை, ஆராதனை நூல், paattu puthagam, కీర్తనల పుస్తకం, పాటల పుస్తకం, ಕೀರ್ತನೆಗಳ ಪುಸ್ತಕ, ಹಾಡಿನ ಪುಸ್ತಕ, പാട്ടുപുസ്തകം, കീർത്തന പുസ്തകം',
  },
  magazine: {
    at: SITE_PLACES.magazine,
    phrases: `magazine, life magazine, subscribe magazine, subscribe life, subscription, monthly magazine, church paper, read magazine, old issues,
      மாத இதழ், பத்திரிகை, சந்தா, maatha idhal, santha, పత్రిక, మాస పత్రిక, చందా, patrika, patrika chanda, sangha patrika, ಪತ್ರಿಕೆ, ಮಾಸ ಪತ್ರಿಕೆ, ಚಂದಾ, മാസിക, വരിസംഖ്യ, masika`,
  },
  newsletter: {
    at: '/subscribe',
    phrases: `newsletter, subscribe newsletter, newsletter email, get newsletter, news by email, news by mail, email updates, daily prayer by email,
      செய்திமடல், செய்தி மடல், மின்மடல், seithi madal, వార్తాలేఖ, న్యూస్‌లెటర్, varta lekha, ಸುದ್ದಿಪತ್ರ, ವಾರ್ತಾಪತ್ರ, suddi patra, വാർത്താക്കുറിപ്പ്, ന്യൂസ്‌ലെറ്റർ, vartha kurippu`,
  },
  forms: {
    at: SITE_PLACES.resources,
    phrases:
      'download form, forms, circular, circulars, guidelines, bible study, study material, படிவம், சுற்றறிக்கை, வழிகாட்டி, padivam, ఫారం, సర్క్యులర్, ಅರ್ಜಿ ನಮೂನೆ, ಸುತ್ತೋಲೆ, ഫോം, സർക്കുലർ',
  },
  scholarship: {
    at: SITE_PLACES.resources,
    phrases:
      'scholarship, scholarships, education help, student aid, கல்வி உதவித்தொகை, உதவித்தொகை, udhavi thogai, ఉపకార వేతనం, స్కాలర్‌షిప్, ವಿದ್ಯಾರ್ಥಿವೇತನ, സ്കോളർഷിപ്പ്',
  },
  archives: {
    at: SITE_PLACES.archives,
    phrases:
      'archive, archives, old records, old registers, library, ஆவணக் காப்பகம், பழைய பதிவேடு, நூலகம், ఆర్కైవ్, పాత రికార్డులు, గ్రంథాలయం, ದಾಖಲೆ ಸಂಗ್ರಹ, ಗ್ರಂಥಾಲಯ, പുരാരേഖ, ഗ്രന്ഥശാല',
  },
  statements: {
    at: SITE_PLACES.statements,
    phrases:
      'statement, statements, official statement, position of church, அறிக்கை, நிலைப்பாடு, ப్రకటన, అధికారిక ప్రకటన, ಹೇಳಿಕೆ, പ്രസ്താവന',
  },
  government_schemes: {
    at: SITE_PLACES.governmentSchemes,
    phrases:
      'government scheme, government schemes, government notification, minority scheme, அரசுத் திட்டம், அரசு அறிவிப்பு, arasu thittam, ప్రభుత్వ పథకం, ಸರ್ಕಾರಿ ಯೋಜನೆ, സർക്കാർ പദ്ധതി',
  },
  advertising: {
    at: SITE_PLACES.advertisements,
    phrases:
      'advertise, advertisement rates, place advertisement, advertising, விளம்பரம், vilambaram, ప్రకటన ఇవ్వడం, ಜಾಹೀರಾತು, പരസ്യം',
  },
  // Who and where
  dioceses: {
    at: '/home/diocese',
    phrases: `list dioceses, all dioceses, my diocese, find church, nearest church, church near me, parish near me, how many dioceses,
      திருமண்டலங்கள், எல்லா திருமண்டலங்கள், அருகில் ஆலயம், thirumandalangal, డయాసిస్‌లు, దగ్గరి చర్చి, ಸಭಾಪ್ರಾಂತ್ಯಗಳು, ಹತ್ತಿರದ ಚರ್ಚ್, മഹായിടവകകൾ, അടുത്തുള്ള പള്ളി`,
  },
  officers: {
    at: '/about/officer',
    phrases:
      'officers, leaders, leadership, head church, synod officers, நிர்வாகிகள், தலைவர்கள், nirvagigal, అధికారులు, నాయకులు, ಪದಾಧಿಕಾರಿಗಳು, ನಾಯಕರು, ഭാരവാഹികൾ, നേതൃത്വം',
  },
  working_committee: {
    at: '/about/working_committee',
    phrases: 'working committee, செயற்குழு, వర్కింగ్ కమిటీ, ಕಾರ್ಯಕಾರಿ ಸಮಿತಿ, പ്രവർത്തക സമിതി',
  },
  executive_committee: {
    at: '/about/executive_committee',
    phrases: 'executive committee, நிர்வாகக் குழு, కార్యనిర్వాహక కమిటీ, ನಿರ್ವಹಣಾ ಸಮಿತಿ, എക്സിക്യൂട്ടീവ് കമ്മിറ്റി',
  },
  history: {
    at: '/about/history#history',
    phrases:
      'history, church history, when founded, founded, வரலாறு, திருச்சபை வரலாறு, varalaru, చరిత్ర, charitra, ಇತಿಹಾಸ, itihasa, ചരിത്രം, charithram',
  },
  vision: { at: '/about/history#vision', phrases: 'vision, vision statement, தொலைநோக்கு, దర్శనం, ದರ್ಶನ, ദർശനം' },
  mission: {
    at: '/about/history#mission',
    phrases: 'mission statement, aim church, goal church, இலக்கு, లక్ష్యం, ಧ್ಯೇಯ, ലക്ഷ്യം',
  },
  logo: {
    at: '/about/history#logo',
    phrases: 'logo, emblem, crest, logo download, சின்னம், இலச்சினை, చిహ్నం, లోగో, ಲಾಂಛನ, ചിഹ്നം, ലോഗോ',
  },
  partners: {
    at: '/about/partners_screen',
    phrases: 'partners, partner churches, பங்காளர்கள், భాగస్వాములు, ಪಾಲುದಾರರು, പങ്കാളികൾ',
  },
  networks: {
    at: '/about/networks_screen',
    phrases: 'networks, ecumenical, ecumenical network, வலையமைப்பு, నెట్‌వర్క్‌లు, ಜಾಲಗಳು, ശൃംഖലകൾ',
  },
  // What happens
  events: {
    at: '/home/event/departments',
    phrases: `events, event calendar, upcoming events, programme, programmes, calendar, next event,
      நிகழ்வுகள், நிகழ்ச்சிகள், வரும் நிகழ்ச்சி, nigalvugal, nigazhchigal, కార్యక్రమాలు, karyakramalu, ಕಾರ್ಯಕ್ರಮಗಳು, karyakramagalu, പരിപാടികൾ, paripadikal`,
  },
  news: {
    at: '/news_list_screen/departments',
    phrases:
      'news, latest news, news today, church news, செய்திகள், இன்றைய செய்தி, seithigal, వార్తలు, varthalu, ಸುದ್ದಿ, suddi, വാർത്ത, varthakal',
  },
  videos: {
    at: '/{brand}_videos_screen',
    phrases:
      'videos, live service, live worship, live stream, watch service, youtube, online service, காணொளி, நேரலை, நேரடி ஆராதனை, neralai, వీడియోలు, ప్రత్యక్ష ఆరాధన, ವೀಡಿಯೊ, ನೇರ ಪ್ರಸಾರ, വീഡിയോ, തത്സമയ ആരാധന',
  },
  theology: {
    at: '/about/{brand}ta',
    phrases:
      'theological association, theologians, theology, இறையியல் சங்கம், இறையியல், వేదాంత సంఘం, వేదాంతం, ದೇವತಾಶಾಸ್ತ್ರ ಸಂಘ, ದೇವತಾಶಾಸ್ತ್ರ, വേദശാസ്ത്ര സമിതി, വേദശാസ്ത്രം',
  },
  preaching_help: {
    at: SITE_PLACES.sermons,
    phrases:
      'preacher help, lay preacher, sermon ideas, bible message, அருளுரை உதவி, ప్రసంగ సహాయం, ಪ್ರಸಂಗ ಸಹಾಯ, പ്രസംഗ ആശയങ്ങൾ',
  },
  // Readers' data
  privacy: {
    at: '/privacy',
    phrases:
      'privacy, my data, data protection, delete my data, unsubscribe, தனியுரிமை, என் தரவு, గోప్యత, ನನ್ನ ಮಾಹಿತಿ, ಗೌಪ್ಯತೆ, സ്വകാര്യത',
  },
};
