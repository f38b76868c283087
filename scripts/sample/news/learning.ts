import type { SampleNews } from '../types.ts';
import { album, h2, list, newsOf, p, quote, see, steps } from './write.ts';

const christianEducation = newsOf('department', 'christianeducation', 'S. Pandian', [
  {
    title: 'ஞாயிறு பள்ளி ஆசிரியர்களுக்கான மூன்று நாள் பயிற்சி மதுரையில் தொடங்கியது',
    heading: 'இருபத்தாறு திருமண்டலங்களிலிருந்து எண்பது ஆசிரியர்கள் பங்கேற்கின்றனர்.',
    lang: 'ta',
    daysAgo: 8,
    picture: see('school'),
    gallery: album('school', 1, 2, 3),
    body: [
      p(
        'மதுரை பயிற்சி மையத்தில் ஞாயிறு பள்ளி ஆசிரியர்களுக்கான மூன்று நாள் பயிற்சி முகாம் ஜெபத்துடன் தொடங்கியது. இருபத்தாறு திருமண்டலங்களிலிருந்தும் எண்பது ஆசிரியர்கள் வந்திருக்கின்றனர்; அவர்களில் பலர் முதன்முறையாகத் தங்கள் கிராமத்தை விட்டுப் பயிற்சிக்கு வருகிறவர்கள்.',
      ),
      p(
        'கதை சொல்லும் கலை, பாடல்களின் வழியே வேதப் பகுதிகளைக் கற்பித்தல், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகளோடு பணியாற்றுதல் ஆகியவை முதல் நாளின் பாடங்கள். மாலையில் ஆசிரியர்களே சிறு குழுக்களாகப் பிரிந்து ஒரு பாடத்தைத் தயாரித்து நடத்திக் காட்டினர்.',
      ),
      h2('மூன்று நாள் நிகழ்ச்சிகள்'),
      steps(
        'முதல் நாள்: கதைகளும் பாடல்களும்',
        'இரண்டாம் நாள்: குழந்தைகளின் பாதுகாப்பும் நலனும்',
        'மூன்றாம் நாள்: புதிய பாடநூல்களும் மாதிரி வகுப்புகளும்',
      ),
      quote(
        '“குழந்தைகள் கேள்வி கேட்கும்போது அவர்களை அமைதிப்படுத்தாதீர்கள்; அவர்களோடு சேர்ந்து விடை தேடுங்கள்.”',
        'அருள்திரு ஷீலா ஞானராஜ், துறை இயக்குநர்',
      ),
      p(
        'பயிற்சி முடிந்ததும் ஒவ்வொரு ஆசிரியரும் தம் சேகரத்தில் குறைந்தது பத்துப் பேருக்குப் பயிற்சி அளிப்பார். புதிய பாடநூல்கள் ஜூன் மாதத்துக்கு முன் அச்சாகும்.',
      ),
    ],
  },
  {
    title: 'A vacation school with a meal: sixty thousand children in one summer',
    heading: 'Rice and sambar at noon doubled the attendance, and the stories did the rest.',
    daysAgo: 158,
    picture: see('kitchen'),
    gallery: [see('kitchen', 1), ...album('school', 1, 3)],
    body: [
      p(
        'For ten mornings in May the churches of seven states belonged to the children. Sixty thousand came, a third of them from families that had never been inside.',
      ),
      p(
        'The new course tells one story in five scenes. The class acts it, sings it, paints it, and on the last day tells it to the grandparents.',
      ),
      quote('“My grandmother corrected me twice. She had heard it in 1951.”', 'Abel, class 4'),
    ],
  },
  {
    title: 'The question box: a year of letters from confirmation classes',
    heading: 'Why does God let my dog die? And 2,300 other questions, with careful answers.',
    daysAgo: 251,
    picture: see('lectionary'),
    body: [
      p(
        'Every confirmation class received a wooden box with a slot. Unsigned, folded small, 2,301 questions came back to the department. A group of teachers, a doctor, a judge and two bishops answered the three hundred that were asked most often.',
      ),
      p('The answers are honest. Eleven of them say: we don’t know, and here is how we live with that.'),
      list(
        'Death and sickness: 412 questions',
        'Caste, money and marriage: 398',
        'Other religions: 240',
        'The dinosaurs: 61',
      ),
    ],
  },
]);

const education = newsOf('department', 'education', 'Leela Samson', [
  {
    title: 'A library hour for every village school',
    heading: 'Eight hundred boxes of books go out by bus, each with a lock and a list.',
    daysAgo: 34,
    picture: see('school', 2),
    body: [
      p(
        'The box fits on the luggage rack of a country bus. It holds sixty books in two languages, a dictionary, a register and a small brass lock whose key hangs round the librarian’s neck. The librarian is usually eleven years old.',
      ),
      p(
        'Eight hundred village schools now have one hour each week in which nobody is taught. They read. After a term the box moves on to the next village.',
      ),
      quote(
        '“The inspector asked what the children were learning in that hour. I said: to be alone with a page.”',
        'Mrs. Kamalini Rao, headmistress',
      ),
    ],
  },
  {
    title: 'Fair fees on the gate: two hundred schools publish what they charge',
    heading: 'One board, one sum, no extras.',
    daysAgo: 117,
    picture: see('school', 3),
    pdfs: [
      {
        fileName: 'Fee-charter.pdf',
        title: 'Charter of fair fees',
        unit: 'Education',
        paragraphs: [
          'Every school in our care that signs this charter promises the parents of its children the following.',
          '- The whole fee of the year is written on a board at the gate before admissions open.',
          '- Nothing else is asked for: no donation, no building fund, no uniform from one shop only.',
          '- One child in four learns free, and nobody in the class knows which.',
          '- No child is sent home for a fee that was not paid.',
          'Complaints go to the correspondent, who answers within seven days, and after that to the department.',
        ],
      },
    ],
    body: [
      p(
        '“Admission: ask at the office” is gone from two hundred gates. In its place hangs a board with one number, painted, dated and signed by the correspondent.',
      ),
      p(
        'The charter that the schools have signed is attached. It fits on a page, and parents are encouraged to bring it along.',
      ),
    ],
  },
  {
    title: 'Headteachers’ week at Shanthivanam: the timetable has an empty hour, and it stays',
    daysAgo: 290,
    picture: see('lectionary', 1),
    body: [
      p(
        'A hundred and ten headteachers met for their yearly week. They spoke of marks and roofs, of teachers who stay and teachers who leave, and most of all of children who are afraid.',
      ),
      p('Each day had one empty hour after lunch. On the evaluation sheets it received the highest grade.'),
      steps(
        'Know each child by name before July',
        'Walk the corridor, not the office',
        'Let the worst pupil ring the bell',
      ),
    ],
  },
]);

const ministerialTraining = newsOf('department', 'ministerialtraining', 'Leela Samson', [
  {
    title: 'Eleven presbyters and four deacons ordained on one Sunday morning',
    daysAgo: 5,
    picture: see('ordination'),
    gallery: [...album('ordination', 1, 2), see('bells'), see('choir', 2)],
    body: [
      p(
        'They came in by the west door in the order of their age, the youngest twenty-six, the eldest fifty-one and a railwayman until last year. Their families filled the north aisle and some of the trees outside.',
      ),
      p(
        '“You are not given a chair,” the bishop said in the sermon. “You are given a towel.” Then the fifteen knelt, and for the length of the litany nothing was heard but the fans and the names.',
      ),
      quote(
        '“My mother swept this church for thirty years. Today she came in by the front door, and she walked slowly.”',
        'The Rev. R. Esther Rani, ordained presbyter',
      ),
      p(
        'Six of the fifteen are women. All begin in village pastorates; the letters of appointment were read aloud before the blessing.',
      ),
    ],
  },
  {
    title: 'The village year: students report from places without a signal',
    heading: 'Every candidate for ordination now spends a whole year in a village parish, and writes home.',
    daysAgo: 74,
    picture: see('hillpath'),
    gallery: [see('baptism'), see('monsoon', 1)],
    body: [
      p(
        '“In the first week I preached on patience. In the second week the bridge was washed away.” So begins one of the letters that reach the seminary from forty villages.',
      ),
      p(
        'The students cook for themselves, keep the register, bury the dead and sit in on panchayat meetings without speaking. Their essays, the principal says, have become shorter and better.',
      ),
    ],
  },
  {
    title: 'A study week for every presbyter: the list of courses for the coming year',
    daysAgo: 181,
    picture: see('lectionary', 1),
    pdfs: [
      {
        fileName: 'Study-weeks-list-of-courses.pdf',
        title: 'Study weeks for presbyters: list of courses',
        unit: 'Ministerial Training',
        pages: 2,
        paragraphs: [
          'One week a year, with a book, a teacher and no telephone. Board and travel are paid. Applications reach the department through the bishop’s office.',
          '# January',
          '- The Psalms in a dry season. Bengaluru, twenty places.',
          '- Counselling at the sickbed. Vellore, sixteen places.',
          '# April',
          '- Preaching to children, who will tell you. Madurai, twenty-four places.',
          '- Church law for people who don’t like it. Chennai, thirty places.',
          '# July',
          '- Tenants, temples and tanks: reading the village map. Dornakal, twenty places.',
          '# October',
          '- Dying well: a week with nurses and families. Kottayam, sixteen places.',
          '- Bees. Melukavu, twelve places.',
        ],
      },
    ],
    body: [
      p(
        'One week with a book, a teacher and no telephone: the department offers seven courses in the coming year, from the Psalms to bee-keeping. Board and travel are paid.',
      ),
      p('The list is attached. Those who have not been away for five years are taken first.'),
    ],
  },
]);

/** News of Christian Education, Education and Ministerial Training. */
export const learningNews: readonly SampleNews[] = [
  ...christianEducation,
  ...education,
  ...ministerialTraining,
];
