/**
 * Plain stories with nothing to mend, written before any rule of `src/kinds/checks` was: what a rule says of one of them it says wrongly. They hold what looks
 * like a fault and is none: abbreviations, verses, numbers of telephones, names in capitals, joiners that belong, words of two languages.
 */
export interface CleanStory {
  readonly title: string;
  readonly body: string;
}

const story = (title: string, ...paragraphs: readonly string[]): CleanStory => ({
  title,
  body: paragraphs.map((one) => (one.startsWith('<') ? one : `<p>${one}</p>`)).join(''),
});

export const CLEAN_STORIES: Readonly<Record<'en' | 'ta' | 'te' | 'kn' | 'ml', readonly CleanStory[]>> = {
  en: [
    story(
      'New roof for the school at Karunagapally',
      'The roof was blessed on 3 March 2026. The CSI paid half, and the parents paid the rest.',
    ),
    story(
      'YMCA and YWCA sing together',
      'The choirs of the YMCA and the YWCA sang Psalm 23 and John 3:16. The MLA for Nagercoil gave the prizes.',
    ),
    story(
      'Blood given at CMC Vellore',
      'Ninety students gave blood at CMC Vellore. HIV tests were free for all.',
      '<h2>How to give</h2><p>Ring 0416 222 2102 between nine and four.</p>',
    ),
    story(
      'The Bishop’s letter for Lent',
      'Lent is a time to walk slowly. Read Mark 1–4 in the first week, and Luke 15 in the second.',
    ),
    story(
      'Harvest festival at Medak',
      'The first sheaf was carried in at 6.30 a.m. The auction brought Rs 1,24,500.',
    ),
    story(
      'A new bus for the hostel',
      'The bus has 32 seats. It cost ₹18 lakh, of which the women’s fellowship gave ₹3 lakh.',
    ),
    story(
      'Teachers meet at Bangalore',
      'Teachers of 14 schools met from 12 to 14 June 2025. They talked about the NEP and about reading aloud.',
    ),
    story(
      'Rain on Palm Sunday',
      'It rained on Palm Sunday, and nobody went home. The children held their palms like umbrellas.',
    ),
    story(
      'Christmas at the leprosy hospital',
      'On Christmas Day the wards were open to all. On the next day the doctors cooked.',
    ),
    story(
      'May Day walk of the labour desk',
      'The walk on May Day began at the mill gate. Three unions and two pastorates took part.',
    ),
    story(
      'Mrs. S. D. Jacob has retired',
      'Mrs. S. D. Jacob, B.A., B.Ed., has taught for 34 years. She will go on playing the organ.',
    ),
    story(
      'The Rev. Dr. P. J. Thomas writes from Geneva',
      'The Rev. Dr. P. J. Thomas is at the WCC in Geneva until May. He thanks all who wrote.',
    ),
    story(
      'Well dug in Rayalaseema',
      'Water was found at 210 feet. The well is open from dawn till dusk.',
      '<ul><li>Depth: 64 m</li><li>Yield: 900 l an hour</li></ul>',
    ),
    story(
      'A hymn book in five languages',
      'The hymn book has 412 hymns. See <a href="/publications">our publications</a> for its price.',
    ),
    story(
      'Sunday school examination results',
      'The results are out. Of 2,340 children 2,298 have passed.',
      '<p>The list is in <a href="https://example.org/results.pdf">the results of 2025 (PDF)</a>.</p>',
    ),
    story(
      'What a synod is',
      'Synod comes from Greek words for walking together.',
      '<h2>Who sits in it</h2><p>Bishops, presbyters and lay people.</p><h3>How long</h3><p>Three years.</p>',
    ),
    story(
      'Notes from the SCM conference',
      'The SCM met at UTC, Bengaluru. Its theme was hope, from Romans 15:13.',
    ),
    story('Cyclone relief goes on', 'Cyclone Ockhi came in 2017. Since then 212 boats have been repaired.'),
    story(
      'Fifty years of ordained women',
      'The first woman was ordained in 1976. In 2026 there are more than three hundred.',
    ),
    story(
      'Clean hands at St. Mary’s',
      'St. Mary’s has eleven new taps. Class VIII painted the wall behind them.',
    ),
    story('Walk for peace', 'Bring water, a hat and a friend. We start at the cathedral at 7 a.m.'),
    story(
      'A library in a boat',
      'The boat carries 600 books. It calls at six islands in the week, and nobody pays.',
    ),
    story(
      'The Moderator in Jaffna',
      'The Moderator visited Jaffna from 4 to 9 February 2026. He preached in Tamil and in English.',
    ),
    story(
      'Women’s Fellowship day',
      'The women of 26 dioceses prayed at one hour. ‘We are one,’ said the president.',
    ),
    story(
      'Seeds for 2026',
      'Each farmer takes two kilos and brings back three. The bank keeps 41 kinds of paddy.',
    ),
    story(
      'The clock of St Andrew’s goes again',
      'The clock stood still for nine years. It was mended by Mr. A. Khan, whose grandfather had wound it.',
    ),
    story(
      'Deaf congregation at Tiruchirappalli',
      'The service is signed in ISL. All the hymns are seen, and some are loud.',
    ),
    story(
      'Scholarships open',
      'Write to <a href="mailto:office@church.example">the office</a> before 30 June 2026. Bring the mark sheet.',
    ),
    story(
      'A word from the treasurer',
      'Accounts for 2024–25 are audited. They are read aloud on the second Sunday of July.',
    ),
    story(
      'Nurses receive their lamps',
      'Forty-four nurses received their lamps. The A.N.M. course begins in August.',
    ),
    story(
      'Christ the King, Year C',
      'The readings are Jeremiah 23:1–6, Colossians 1:11–20 and Luke 23:33–43.',
    ),
    story(
      'Twenty minutes of silence',
      'At noon the bells were rung once. Then nobody spoke for twenty minutes.',
    ),
    story(
      'Good Friday by the sea',
      'The fishermen read the Passion in three voices. The sea was the fourth.',
    ),
    story('A kitchen for Kuttanad', 'The kitchen cooks for 400. Rice comes by boat, and so does the cook.'),
    story('Song and dance at AICUF', 'Students of AICUF and the ISF danced till ten. The NCC kept the gate.'),
    story('Prison visits', 'Visits are on the first Saturday. Bring an identity card, and no telephone.'),
    story(
      'An old map of Tirunelveli',
      'The map is of 1806. It shows wells, palmyra groves and eleven churches.',
    ),
    story(
      'March of the lamps',
      'The march goes from the school to the church. We march because we were asked to.',
    ),
    story(
      'Two new deacons',
      'Ms. Grace and Mr. Daniel were made deacons on 21-11-2025. Both had been nurses.',
    ),
    story(
      'Our address has changed',
      'The office is now at No. 5, Whites Road, Chennai 600 014. Write to us there.',
      '<blockquote>Come and see.<footer>John 1:46</footer></blockquote>',
    ),
  ],
  ta: [
    story('புதிய பள்ளிக் கட்டிடம்', 'புதிய பள்ளிக் கட்டிடம் 3 மார்ச் 2026 அன்று திறக்கப்பட்டது. CSI பேராயர் ஜெபித்தார்.'),
    story('இரத்த தான முகாம்', 'CMC மருத்துவமனையில் 90 பேர் இரத்தம் தந்தனர். அனைவருக்கும் நன்றி.'),
    story('பெண்கள் ஐக்கியம்', 'பெண்கள் ஐக்கியத்தின் கூட்டம் நடந்தது. சங்கீதம் 23 வாசிக்கப்பட்டது.'),
    story('CSI-யின் புதிய நூல்', 'இந்நூலின் விலை ₹120. நூல் சென்னையில் கிடைக்கும்.'),
    story('ஸ்ரீவைகுண்டத்தில் ஆராதனை', 'ஸ்ரீவைகுண்டம் ஆலயத்தில் ஆராதனை நடந்தது. எல்லாரும் பாடினார்கள்.'),
    story('வாலிபர் முகாம்', 'முகாம் மே 2025-இல் நடந்தது. 212 வாலிபர்கள் வந்தனர்.'),
    story('கிணறு தோண்டப்பட்டது', 'தண்ணீர் 210 அடியில் கிடைத்தது. ஊர் மக்கள் மகிழ்ந்தனர்.'),
    story('லக்ஷ்மி அம்மாள் ஓய்வு', 'ஆசிரியை லக்ஷ்மி 34 ஆண்டுகள் பணியாற்றினார். அவருக்கு வாழ்த்துகள்.'),
    story('ஞாயிறு பள்ளி', 'ஞாயிறு பள்ளித் தேர்வில் 2,298 பிள்ளைகள் தேறினர். YMCA பரிசு தந்தது.'),
    story('அறுவடைப் பண்டிகை', 'முதல் கதிர் காலை 6.30 மணிக்குக் கொண்டுவரப்பட்டது. ஃபாதர் ஜான் ஆசீர்வதித்தார்.'),
  ],
  te: [
    story('కొత్త పాఠశాల భవనం', 'కొత్త భవనం 3 మార్చి 2026 న ప్రారంభమైంది. CSI బిషప్ ప్రార్థించారు.'),
    story('పార్క్‌లో ఆరాధన', 'ఆదివారం పార్క్‌లో ఆరాధన జరిగింది. అందరూ పాడారు.'),
    story('రక్తదాన శిబిరం', 'CMC ఆసుపత్రిలో 90 మంది రక్తం ఇచ్చారు. అందరికీ ధన్యవాదాలు.'),
    story('స్త్రీల సహవాసం', 'స్త్రీల సహవాసం కూడిక జరిగింది. కీర్తన 23 చదివారు.'),
    story('పంట పండుగ', 'మొదటి పన ఉదయం 6.30 గంటలకు తెచ్చారు. వేలంలో ₹24,500 వచ్చింది.'),
    story('యువజన శిబిరం', 'శిబిరం మే 2025 లో జరిగింది. 212 మంది యువకులు వచ్చారు.'),
    story('బావి తవ్వారు', 'నీరు 210 అడుగుల వద్ద దొరికింది. ఊరి వారు సంతోషించారు.'),
    story('సండే స్కూల్ ఫలితాలు', 'పరీక్షలో 2,298 మంది పిల్లలు ఉత్తీర్ణులయ్యారు. YMCA బహుమతులు ఇచ్చింది.'),
    story('మెదక్ కేథడ్రల్‌కు వందేళ్లు', 'మెదక్ కేథడ్రల్‌కు వందేళ్లు నిండాయి. గంటలు మోగాయి.'),
    story('కొత్త పుస్తకం', 'ఈ పుస్తకం ధర ₹120. అది హైదరాబాద్‌లో దొరుకుతుంది.'),
  ],
  kn: [
    story('ಹೊಸ ಶಾಲಾ ಕಟ್ಟಡ', 'ಹೊಸ ಕಟ್ಟಡ 3 ಮಾರ್ಚ್ 2026 ರಂದು ತೆರೆಯಿತು. CSI ಬಿಷಪ್ ಪ್ರಾರ್ಥಿಸಿದರು.'),
    story('ರಕ್ತದಾನ ಶಿಬಿರ', 'CMC ಆಸ್ಪತ್ರೆಯಲ್ಲಿ 90 ಜನ ರಕ್ತ ನೀಡಿದರು. ಎಲ್ಲರಿಗೂ ಧನ್ಯವಾದಗಳು.'),
    story('ರ‍್ಯಾಲಿ ನಡೆಯಿತು', 'ಶಾಂತಿಗಾಗಿ ರ‍್ಯಾಲಿ ನಡೆಯಿತು. ಮಕ್ಕಳು ಹಾಡಿದರು.'),
    story('ಪಾರ್ಕ್‌ನಲ್ಲಿ ಆರಾಧನೆ', 'ಭಾನುವಾರ ಪಾರ್ಕ್‌ನಲ್ಲಿ ಆರಾಧನೆ ನಡೆಯಿತು. ಎಲ್ಲರೂ ಬಂದರು.'),
    story('ಮಹಿಳಾ ಸಂಘ', 'ಮಹಿಳಾ ಸಂಘದ ಸಭೆ ನಡೆಯಿತು. ಕೀರ್ತನೆ 23 ಓದಲಾಯಿತು.'),
    story('ಸುಗ್ಗಿ ಹಬ್ಬ', 'ಮೊದಲ ತೆನೆಯನ್ನು ಬೆಳಿಗ್ಗೆ 6.30 ಕ್ಕೆ ತಂದರು. ಹರಾಜಿನಲ್ಲಿ ₹24,500 ಬಂತು.'),
    story('ಯುವಜನರ ಶಿಬಿರ', 'ಶಿಬಿರ ಮೇ 2025 ರಲ್ಲಿ ನಡೆಯಿತು. 212 ಯುವಕರು ಬಂದರು.'),
    story('ಬಾವಿ ತೋಡಿದರು', 'ನೀರು 210 ಅಡಿಯಲ್ಲಿ ಸಿಕ್ಕಿತು. ಊರಿನವರು ಸಂತೋಷಪಟ್ಟರು.'),
    story('ಭಾನುವಾರ ಶಾಲೆ', 'ಪರೀಕ್ಷೆಯಲ್ಲಿ 2,298 ಮಕ್ಕಳು ಉತ್ತೀರ್ಣರಾದರು. YMCA ಬಹುಮಾನ ಕೊಟ್ಟಿತು.'),
    story('ಹೊಸ ಪುಸ್ತಕ', 'ಈ ಪುಸ್ತಕದ ಬೆಲೆ ₹120. ಅದು ಬೆಂಗಳೂರಿನಲ್ಲಿ ಸಿಗುತ್ತದೆ.'),
  ],
  ml: [
    story('പുതിയ സ്കൂൾ കെട്ടിടം', 'പുതിയ കെട്ടിടം 2026 മാർച്ച് 3-ന് തുറന്നു. CSI ബിഷപ്പ് പ്രാർത്ഥിച്ചു.'),
    story('രക്തദാന ക്യാമ്പ്', 'CMC ആശുപത്രിയിൽ 90 പേർ രക്തം നൽകി. എല്ലാവർക്കും നന്ദി.'),
    story('പഴയ ലിപിയില്‍ ഒരു പുസ്തകം', 'പുസ്തകം പഴയ ലിപിയില്‍ ആണ്. അതില്‍ 412 പാട്ടുകള്‍ ഉണ്ട്.'),
    story('സ്ത്രീജനസഖ്യം', 'സ്ത്രീജനസഖ്യത്തിന്റെ യോഗം നടന്നു. സങ്കീർത്തനം 23 വായിച്ചു.'),
    story('കൊയ്ത്തുത്സവം', 'ആദ്യത്തെ കറ്റ രാവിലെ 6.30-ന് കൊണ്ടുവന്നു. ലേലത്തിൽ ₹24,500 കിട്ടി.'),
    story('യുവജന ക്യാമ്പ്', 'ക്യാമ്പ് 2025 മേയിൽ നടന്നു. 212 യുവാക്കൾ വന്നു.'),
    story('കിണർ കുഴിച്ചു', 'വെള്ളം 210 അടിയിൽ കണ്ടു. നാട്ടുകാർ സന്തോഷിച്ചു.'),
    story('സൺഡേ സ്കൂൾ ഫലം', 'പരീക്ഷയിൽ 2,298 കുട്ടികൾ ജയിച്ചു. YMCA സമ്മാനം നൽകി.'),
    story('പാർക്കിൽ ആരാധന', 'ഞായറാഴ്ച പാർക്കിൽ ആരാധന നടന്നു. എല്ലാവരും പാടി.'),
    story('CSI-യുടെ പുസ്തകം', 'പുസ്തകത്തിന്റെ വില ₹120. അത് കോട്ടയത്ത് കിട്ടും.'),
  ],
};
