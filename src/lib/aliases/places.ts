/** Places with their older and alternative names, in the scripts of the church: one group per line. */
export const PLACES = `
thoothukudi, tuticorin, thoothukkudi, tutukudi, தூத்துக்குடி, తూత్తుకుడి, തൂത്തുക്കുടി
tirunelveli, thirunelveli, tinnevelly, nellai, திருநெல்வேலி, நெல்லை, తిరునెల్వేలి, ತಿರುನೆಲ್ವೇಲಿ, തിരുനെൽവേലി
chennai, madras, சென்னை, மெட்ராஸ், చెన్నై, మద్రాసు, ಚೆನ್ನೈ, ಮದ್ರಾಸ್, ചെന്നൈ, മദ്രാസ്
trichy, tiruchirappalli, tiruchirapalli, tiruchi, trichinopoly, திருச்சி, திருச்சிராப்பள்ளி, తిరుచిరాపల్లి, തിരുച്ചിറപ്പള്ളി
tanjore, thanjavur, tanjavur, தஞ்சாவூர், தஞ்சை, తంజావూరు, തഞ്ചാവൂർ
kanyakumari, kanniyakumari, cape comorin, கன்னியாகுமரி, குமரி, కన్యాకుమారి, ಕನ್ಯಾಕುಮಾರಿ, കന്യാകുമാരി
nagercoil, nagarcoil, நாகர்கோவில், నాగర్‌కోయిల్, നാഗർകോവിൽ
madurai, mathurai, மதுரை, మదురై, మధురై, ಮದುರೈ, മധുര
vellore, வேலூர், వేలూరు, వెల్లూరు, ವೆಲ್ಲೂರು, വെല്ലൂർ
erode, ஈரோடு, ఈరోడ్, ഈറോഡ്
salem, சேலம், సేలం, സേലം
kovai, coimbatore, koyamuttur, கோயம்புத்தூர், கோவை, కోయంబత్తూరు, ಕೊಯಮತ್ತೂರು, കോയമ്പത്തൂർ
udhagamandalam, ooty, ootacamund, உதகமண்டலம், ஊட்டி, உதகை, ఊటీ, ಊಟಿ, ഊട്ടി
nilgiris, nilgiri, நீலகிரி, నీలగిరి, ನೀಲಗಿರಿ, നീലഗിരി
ramnad, ramanathapuram, ramnathapuram, இராமநாதபுரம், ராமநாதபுரம், రామనాథపురం, രാമനാഥപുരം
nazareth, நாசரேத், நசரேத், నజరేతు, ನಜರೇತ, നസറെത്ത്, നസ്രത്ത്
dindigul, திண்டுக்கல், దిండిగల్, ദിണ്ടിഗൽ
tiruvannamalai, thiruvannamalai, திருவண்ணாமலை
kanchipuram, kancheepuram, conjeevaram, காஞ்சிபுரம், కాంచీపురం, ಕಾಂಚೀಪುರ, കാഞ്ചീപുരം
chengalpattu, chingleput, செங்கல்பட்டு
kumbakonam, கும்பகோணம், കുംഭകോണം
nagapattinam, negapatam, நாகப்பட்டினம்
tranquebar, tharangambadi, தரங்கம்பாடி
palayamkottai, palamcottah, பாளையங்கோட்டை
tamil nadu, tamilnadu, தமிழ்நாடு, தமிழகம், తమిళనాడు, ತಮಿಳುನಾಡು, തമിഴ്നാട്
puducherry, pondicherry, pondy, புதுச்சேரி, பாண்டிச்சேரி, పుదుచ్చేరి, పాండిచ్చేరి, പുതുച്ചേരി
kochi, cochin, ernakulam, கொச்சி, కొచ్చి, ಕೊಚ್ಚಿ, കൊച്ചി, എറണാകുളം
kollam, quilon, கொல்லம், కొల్లం, കൊല്ലം
kottarakkara, kottarakara, கொட்டாரக்கரை, കൊട്ടാരക്കര
kottayam, கோட்டயம், కొట్టాయం, ಕೊಟ್ಟಾಯಂ, കോട്ടയം
kozhikode, calicut, கோழிக்கோடு, కోజికోడ్, ಕೋಝಿಕೋಡ್, കോഴിക്കോട്
kannur, cannanore, கண்ணூர், కన్నూరు, ಕಣ್ಣೂರು, കണ്ണൂർ
thrissur, trichur, திருச்சூர், త్రిసూర్, ತ್ರಿಶೂರ್, തൃശ്ശൂർ, തൃശൂർ
palakkad, palghat, பாலக்காடு, పాలక్కాడ్, ಪಾಲಕ್ಕಾಡ್, പാലക്കാട്
alappuzha, alleppey, ஆலப்புழை, అలప్పుజ, ಆಲಪ್ಪುಳ, ആലപ്പുഴ
thiruvananthapuram, trivandrum, திருவனந்தபுரம், తిరువనంతపురం, ತಿರುವನಂತಪುರ, തിരുവനന്തപുരം
tiruvalla, thiruvalla, திருவல்லா, തിരുവല്ല
pathanamthitta, பத்தனம்திட்டா, പത്തനംതിട്ട
idukki, இடுக்கி, ഇടുക്കി
wayanad, wynad, வயநாடு, వయనాడ్, ವಯನಾಡು, വയനാട്
malappuram, மலப்புரம், മലപ്പുറം
kasaragod, kasargod, காசர்கோடு, ಕಾಸರಗೋಡು, കാസർഗോഡ്
melukavu, melukavumattom, മേലുകാവ്
malabar, north kerala, மலபார், మలబార్, ಮಲಬಾರ್, മലബാർ
travancore, திருவிதாங்கூர், തിരുവിതാംകൂർ
kerala, கேரளா, கேரளம், కేరళ, ಕೇರಳ, കേരളം, കേരള
bengaluru, bangalore, பெங்களூரு, பெங்களூர், బెంగళూరు, ಬೆಂಗಳೂರು, ബെംഗളൂരു, ബാംഗ്ലൂർ
mysuru, mysore, மைசூர், மைசூரு, మైసూరు, ಮೈಸೂರು, മൈസൂർ
mangaluru, mangalore, மங்களூர், மங்களூரு, మంగళూరు, ಮಂಗಳೂರು, മംഗലാപുരം, മംഗളൂരു
hubballi, hubli, ஹூப்ளி, హుబ్లీ, ಹುಬ್ಬಳ್ಳಿ, ഹൂബ്ലി
dharwad, dharwar, தார்வாட், ధార్వాడ్, ಧಾರವಾಡ, ധാർവാഡ്
belagavi, belgaum, பெல்காம், బెళగావి, ಬೆಳಗಾವಿ, ബെൽഗാം
ballari, bellary, பல்லாரி, பெல்லாரி, బళ్ళారి, ಬಳ್ಳಾರಿ, ബെല്ലാരി
shivamogga, shimoga, ஷிமோகா, శివమొగ్గ, ಶಿವಮೊಗ್ಗ, ഷിമോഗ
vijayapura, bijapur, பீஜாப்பூர், బీజాపూర్, ವಿಜಯಪುರ, ಬಿಜಾಪುರ, ബിജാപൂർ
kalaburagi, gulbarga, குல்பர்கா, గుల్బర్గా, ಕಲಬುರಗಿ, ಗುಲ್ಬರ್ಗಾ
bidar, பீதர், బీదర్, ಬೀದರ್
tumakuru, tumkur, தும்கூர், తుమకూరు, ತುಮಕೂರು
chikkamagaluru, chikmagalur, சிக்மகளூர், ಚಿಕ್ಕಮಗಳೂರು
kodagu, coorg, குடகு, కొడగు, ಕೊಡಗು, കുടക്
udupi, உடுப்பி, ఉడుపి, ಉಡುಪಿ, ഉഡുപ്പി
karnataka, கர்நாடகா, கர்நாடகம், కర్ణాటక, ಕರ್ನಾಟಕ, കർണാടക
vizag, visakhapatnam, vishakhapatnam, waltair, விசாகப்பட்டினம், విశాఖపట్నం, విశాఖ, ವಿಶಾಖಪಟ್ಟಣ, വിശാഖപട്ടണം
vijayawada, bezwada, விஜயவாடா, విజయవాడ, బెజవాడ, ವಿಜಯವಾಡ, വിജയവാഡ
machilipatnam, masulipatnam, masulipatam, bandar, மச்சிலிப்பட்டினம், మచిలీపట్నం, బందరు
guntur, குண்டூர், గుంటూరు, ಗುಂಟೂರು, ഗുണ്ടൂർ
nandyal, நந்தியால், నంద్యాల, ನಂದ್ಯಾಲ
kurnool, karnool, கர்னூல், కర్నూలు, ಕರ್ನೂಲು
kadapa, cuddapah, கடப்பா, కడప, ಕಡಪ
anantapur, anantapuramu, அனந்தப்பூர், అనంతపురం, అనంతపురము, ಅನಂತಪುರ
rayalaseema, ராயலசீமா, రాయలసీమ
rajahmundry, rajamahendravaram, ராஜமுந்திரி, రాజమండ్రి, రాజమహేంద్రవరం
eluru, ellore, ஏலூரு, ఏలూరు
nellore, நெல்லூர், నెల్లూరు, ನೆಲ್ಲೂರು
tirupati, tirupathi, திருப்பதி, తిరుపతి, ತಿರುಪತಿ, തിരുപ്പതി
krishna, கிருஷ்ணா, కృష్ణా, కృష్ణ, ಕೃಷ್ಣಾ, ಕೃಷ್ಣ
godavari, கோதாவரி, గోదావరి, ಗೋದಾವರಿ, ഗോദാവരി
andhra, andhra pradesh, ஆந்திரா, ஆந்திரப் பிரதேசம், ఆంధ్ర, ఆంధ్రప్రదేశ్, ಆಂಧ್ರ, ആന്ധ്ര
telangana, telengana, தெலங்கானா, తెలంగాణ, ತೆಲಂಗಾಣ, തെലങ്കാന
hyderabad, ஹைதராபாத், ஐதராபாத், హైదరాబాద్, హైదరాబాదు, ಹೈದರಾಬಾದ್, ഹൈദരാബാദ്
secunderabad, செகந்திராபாத், సికింద్రాబాద్, ಸಿಕಂದರಾಬಾದ್
medak, மேதக், మెదక్, ಮೇದಕ್
dornakal, டோர்னக்கல், డోర్నకల్
karimnagar, கரீம்நகர், కరీంనగర్
warangal, வாரங்கல், వరంగల్, ವಾರಂಗಲ್
khammam, கம்மம், ఖమ్మం
jaffna, yazhpanam, யாழ்ப்பாணம், జాఫ్నా, ജാഫ്ന
sri lanka, ceylon, இலங்கை, శ్రీలంక, ಶ್ರೀಲಂಕಾ, ശ്രീലങ്ക
colombo, கொழும்பு, కొలంబో, കൊളംബോ
india, bharat, இந்தியா, பாரதம், భారతదేశం, ఇండియా, ಭಾರತ, ഇന്ത്യ, ഭാരതം
south india, தென்னிந்தியா, தென் இந்தியா, దక్షిణ భారతదేశం, ದಕ್ಷಿಣ ಭಾರತ, ദക്ഷിണേന്ത്യ
delhi, new delhi, டெல்லி, புதுடெல்லி, ఢిల్లీ, ದೆಹಲಿ, ഡൽഹി
mumbai, bombay, மும்பை, பம்பாய், ముంబై, ಮುಂಬೈ, മുംബൈ
kolkata, calcutta, கொல்கத்தா, கல்கத்தா, కోల్‌కతా, ಕೋಲ್ಕತ್ತಾ, കൊൽക്കത്ത
jerusalem, எருசலேம், ஜெருசலேம், యెరూషలేము, యెరూషలేం, ಯೆರೂಸಲೇಮ್, ಜೆರುಸಲೇಮ್, യെരൂശലേം, യരുശലേം
bethlehem, பெத்லகேம், పేత్లెహేము, బేత్లెహేము, ಬೇತ್ಲೆಹೇಮ್, ಬೆತ್ಲೆಹೇಮ್, ബേത്ത്ലേഹെം, ബേത്‌ലഹേം
galilee, கலிலேயா, గలిలయ, ಗಲಿಲಾಯ, ഗലീല
judea, judaea, யூதேயா, యూదయ, ಯೂದಾಯ, യെഹൂദ്യ
samaria, சமாரியா, సమరయ, ಸಮಾರ್ಯ, ശമര്യ
jordan, யோர்தான், யோர்தானு, యొర్దాను, ಯೊರ್ದನ್, യോർദ്ദാൻ
egypt, எகிப்து, ఐగుప్తు, ఈజిప్టు, ಐಗುಪ್ತ, ഈജിപ്ത്, മിസ്രയീം
babylon, பாபிலோன், బబులోను, ಬಾಬಿಲೋನ್, ബാബേൽ, ബാബിലോൺ
zion, sion, சீயோன், సీయోను, ಚೀಯೋನ್, സീയോൻ
sinai, சீனாய், సీనాయి, ಸೀನಾಯಿ, സീനായി
bethany, பெத்தானியா, బేతనియ, ಬೇಥಾನ್ಯ, ബേഥാന്യ
capernaum, கப்பர்நகூம், కపెర్నహూము, ಕಪೆರ್ನೌಮ, കഫർന്നഹൂം
calvary, golgotha, கல்வாரி, கொல்கொதா, కల్వరి, ಕಲ್ವಾರಿ, കാൽവരി, ഗൊൽഗോഥാ
gethsemane, கெத்செமனே, గెత్సేమనే, ಗೆತ್ಸೇಮನೆ, ഗെത്ത്ശെമന
antioch, அந்தியோகியா, అంతియొకయ, ಅಂತಿಯೋಕ್ಯ, അന്ത്യൊക്യ
damascus, தமஸ்கு, దమస్కు, ದಮಸ್ಕ, ദമസ്കൊസ്
rome, ரோமாபுரி, ரோம், రోమా, ರೋಮಾಪುರ, ರೋಮ್, റോമാ, റോം
`;
