/** The offices that people hold, as they are called in five languages and spelled in Latin letters: one per line, its English name first. */
export const ROLES = `
bishop, bishap, right reverend, பேராயர், பிஷப், ayar, బిషప్, బిషప్పు, అధ్యక్షుడు, ಬಿಷಪ್, ಸಭಾಧ್ಯಕ್ಷ, ಸಭಾಧ್ಯಕ್ಷರು, ബിഷപ്പ്, ബിഷപ്, തിരുമേനി, മെത്രാൻ
moderator, பிரதமப் பேராயர், பிரதம பேராயர், மாடரேட்டர், மாடரேட்டார், మోడరేటర్, ಮಾಡರೇಟರ್, മോഡറേറ്റർ
deputy moderator, துணை மாடரேட்டர், துணைப் பிரதமப் பேராயர், உப மாடரேட்டர், డిప్యూటీ మోడరేటర్, ఉప మోడరేటర్, ಉಪ ಮಾಡರೇಟರ್, ഡെപ്യൂട്ടി മോഡറേറ്റർ, ഉപ മോഡറേറ്റർ
general secretary, பொதுச் செயலாளர், பொதுச்செயலாளர், pothu seyalalar, podhu seyalalar, ప్రధాన కార్యదర్శి, జనరల్ సెక్రటరీ, ಪ್ರಧಾನ ಕಾರ್ಯದರ್ಶಿ, ജനറൽ സെക്രട്ടറി, പൊതു സെക്രട്ടറി
secretary, செயலாளர், செயலர், கார்யதரிசி, కార్యదర్శి, సెక్రటరీ, ಕಾರ್ಯದರ್ಶಿ, സെക്രട്ടറി, കാര്യദർശി
clergy secretary, குருத்துவச் செயலாளர், குருத்துவச் செயலர், குருமார் செயலாளர், ఆచార్య కార్యదర్శి, క్లర్జీ సెక్రటరీ, ಸಭಾಪಾಲಕರ ಕಾರ್ಯದರ್ಶಿ, വൈദിക സെക്രട്ടറി, ക്ലർജി സെക്രട്ടറി
lay secretary, உபச் செயலாளர், பொதுநிலைச் செயலாளர், லே செயலாளர், లే సెక్రటరీ, లే కార్యదర్శి, ಲೇ ಕಾರ್ಯದರ್ಶಿ, ಲೇ ಸೆಕ್ರೆಟರಿ, ലേ സെക്രട്ടറി, അല്മായ സെക്രട്ടറി
treasurer, பொருளாளர், கருவூலர், கோசாதிகாரி, కోశాధికారి, ట్రెజరర్, ಖಜಾಂಚಿ, ಕೋಶಾಧಿಕಾರಿ, ട്രഷറർ, ഖജാൻജി
director, இயக்குநர், இயக்குனர், డైరెక్టర్, సంచాలకుడు, సంచాలకులు, ನಿರ್ದೇಶಕ, ನಿರ್ದೇಶಕರು, ഡയറക്ടർ, സംവിധായകൻ
registrar, பதிவாளர், రిజిస్ట్రార్, ರಿಜಿಸ್ಟ್ರಾರ್, ಕುಲಸಚಿವ, രജിസ്ട്രാർ
vice president, துணைத் தலைவர், உபதலைவர், ఉపాధ్యక్షుడు, వైస్ ప్రెసిడెంట్, ಉಪಾಧ್ಯಕ್ಷ, ಉಪಾಧ್ಯಕ್ಷರು, വൈസ് പ്രസിഡന്റ്, ഉപാധ്യക്ഷൻ
`;

/** What a diocese, a department and the synod are called. */
export const UNIT_WORDS = {
  diocese:
    'diocese, dioceses, dio, thirumandala, thirumandalam, adhyaksha mandalam, sabhapranta, mahaidavaka, diocesan, மறைமாவட்டம், திருமண்டலம், பேராயம், డయాసిస్, డయోసిస్, మేత్రాసనం, అధ్యక్ష మండలం, ಡಯಾಸಿಸ್, ಸಭಾಪ್ರಾಂತ, ಸಭಾಪ್ರಾಂತ್ಯ, മഹായിടവക, ഡയോസിസ്',
  department: 'department, departments, dept, துறை, சங்கம், విభాగం, శాఖ, ಇಲಾಖೆ, ವಿಭಾಗ, വകുപ്പ്, വിഭാഗം',
  synod: 'synod, church, head office, சினாட், சினோடு, மாமன்றம், திருச்சபை, சபை, సినడ్, సంఘం, ಸಿನೋಡ್, ಸಿನಾಡ್, ಸಭೆ, സിനഡ്, സഭ',
} as const;

/** What is asked of a unit whose place is named. */
export const ADDRESS_WORDS = `
office, address, email, mail, contact, தொடர்பு, தொடர்பு கொள்ள, సంప్రదించాలి, సంప్రదించడం, ಸಂಪರ್ಕ, ಸಂಪರ್ಕಿಸುವುದು, ಸಂಪರ್ಕಿಸಲು, ബന്ധപ്പെടാൻ, ബന്ധപ്പെടുന്നത്, அலுவலகம், முகவரி, மின்னஞ்சல், கார்யாலயம், కార్యాలయం, చిరునామా, ఈమెయిల్, ಕಚೇರಿ, ವಿಳಾಸ, ಇಮೇಲ್, ഓഫീസ്, വിലാസം, ഇമെയിൽ
`;

/** Words of which names of dioceses and departments are made, one a line: directions, and what departments do. */
export const NAME_WORDS = `
central, மத்திய, మధ్య, సెంట్రల్, ಮಧ್ಯ, ಕೇಂದ್ರ, മധ്യ, madhya
north, northern, வடக்கு, வட, ఉత్తర, ಉತ್ತರ, വടക്കൻ, ഉത്തര
south, southern, தெற்கு, தென், దక్షిణ, ದಕ್ಷಿಣ, തെക്കൻ, ദക്ഷിണ
east, eastern, கிழக்கு, తూర్పు, ಪೂರ್ವ, കിഴക്കൻ
youth, இளைஞர், வாலிபர், యువజన, యువత, ಯುವಜನ, യുവജന, യുവജനങ്ങൾ
women, பெண்கள், மகளிர், మహిళా, స్త్రీల, ಮಹಿಳಾ, ಸ್ತ್ರೀಯರ, മഹിളാ, വനിതാ, സ്ത്രീജന
fellowship, ஐக்கிய, ஐக்கியம், சகவாசம், సహవాసం, ಅನ್ಯೋನ್ಯತೆ, സഖ്യം
education, கல்வி, విద్య, ಶಿಕ್ಷಣ, വിദ്യാഭ്യാസ
christian, கிறிஸ்தவ, క్రైస్తవ, ಕ್ರೈಸ್ತ, ക്രൈസ്തവ
communications, communication, தகவல் தொடர்பு, ஊடக, సమాచార, ಸಂವಹನ, വാർത്താവിനിമയ
ecology, environment, சுற்றுச்சூழல், பசுமை, పర్యావరణ, ಪರಿಸರ, പരിസ്ഥിതി
evangelism, நற்செய்தி, சுவிசேஷ, సువార్త, ಸುವಾರ್ತೆ, സുവിശേഷ
health, healing, சுகாதார, மருத்துவ, ఆరోగ్య, వైద్య, ಆರೋಗ್ಯ, ആരോഗ്യ
music, இசை, సంగీత, ಸಂಗೀತ, സംഗീത
liturgy, worship, வழிபாடு, ஆராதனை, ఆరాధన, ಆರಾಧನೆ, ആരാധന
pastoral, ministerial, குருத்துவ, ఆచార్య, ಸಭಾಪಾಲನಾ, വൈദിക
relief, development, நிவாரண, வளர்ச்சி, సహాయ, అభివృద్ధి, ಪರಿಹಾರ, ಅಭಿವೃದ್ಧಿ, ദുരിതാശ്വാസ, വികസന
`;

/** Words beside an office that change nothing: where and how its holder is reached, and forms of address. */
export const BESIDE_AN_OFFICE = `
house, name, new, current, present, rev, reverend, rt, most, dr, avargal, ayya, amma, avaru, sir, madam
பெயர், அவர்கள், அய்யா, ஐயா, అయ్యగారు, పేరు, ಹೆಸರು, ಅವರು, പേര്
`;
