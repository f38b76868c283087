import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** What visitors ask, all made up: name, diocese asked ('' for the office), subject, message. */
const enquiries = table(
  4,
  `
  Thomas Kunnel | | Opening hours of the archives | I should like to look up my grandmother’s baptism, some time before the war. May I come on a Saturday?
  Sheela Rathinam | | Speaker for a school | Our school keeps a day for water in March. Could somebody from the ecology department come and speak for twenty minutes, in Tamil?
  Arun Prakash | kanyakumari | Marriage certificate | We were married in the Home Church and need a copy for a visa. What should I send?
  Lydia Bosco | madras | Hostel for working women | Is there a place free from June? My sister starts as a nurse then.
  R. Jebasingh | | A picture in the news | The third picture in the story on the looms shows my uncle. May I have it in a larger size?
  Mini Thomas | madhyakerala | Flood help for a neighbour | The family next to us is not of our Church and does not dare to ask. Whom may they call?
  Paul Vincent | | Reprint of an article | We edit a parish paper with four hundred readers and would like to print your story about the bell. Is that allowed?
  Geetha Kamal | dornakal | ప్రార్థన కొరకు | మా నాన్నగారి శస్త్రచికిత్స కొరకు ప్రార్థించండి. వచ్చే మంగళవారం.
  Noel D’Souza | karnatakasouthern | Organ lessons | Is there anybody who teaches the organ to grown-ups? I am fifty-eight and own shoes with thin soles.
  Fathima Beevi | malabar | Thanks | Your kitchen fed my mother for three weeks. I do not know whom to thank, so I thank you.
  S. Manoj | | Colours of the logo | For a banner of our pastorate: which magenta is the right one?
  Evangeline Mark | tirunelveli | வேலை வாய்ப்பு | பள்ளியில் ஆசிரியர் பணியிடம் காலியாக உள்ளதா? நான் கணிதம் படித்திருக்கிறேன்.
  Roy Abraham | diaspora | Service times | We move to the north in autumn. Is there a congregation within an hour of us, and do they have a choir?
  Kavitha Sundar | | Complaint | The notice said ten, the service began at eleven. Otherwise it was lovely.
  George Mathai | | Donation receipt | I gave to the roofs in August and have no paper for the tax office yet.
  Selvarani | jaffna | School books | We have two hundred clean exercise books. How do they get across?
  Peter Nayak | rayalaseema | Pond in our village | Fourteen families would dig, if somebody shows us where. We have spades.
  Jaya Mohan | | Newsletter comes twice | Once would be enough, though I read both.
`,
);

/** Who orders which book, all made up: name, book, town, message. */
const orders = table(
  4,
  `
  Sujatha Edwin | Hymns of the Five Rivers | Chennai | Twelve copies for our choir, please, if there is a price for twelve.
  Mathew Varghese | Common Worship | Kottayam | 
  Prema Latha | The Boat That Waited | Vijayawada | Two copies; one is a present, so please no bill inside.
  Robert Suresh | Fifty-two Sundays | Madurai | 
  Indu Mary | Vigil | Vellore | For the night nurses’ room. We have eleven aprons.
  Joseph Kiran | ఆరాధన గీతాలు | Medak | 
  Asha Benedict | Warp and Weft | Bengaluru | Is it the edition with the pictures?
  K. Devasagayam | கீர்த்தனைத் தோட்டம் | Nagercoil | ஐந்து பிரதிகள் தேவை.
  Susan George | പ്രഭാത പ്രാർത്ഥന | Thiruvananthapuram | 
  Vijay Anand | Seed, Kept and Shared | Dharwad | We have rice that is not in the book.
  Molly Kurian | One Table | Kollam | 
  Hemanth Rao | ದೇವರ ಮನೆ | Mangaluru | Large print, if there is any.
  Deepthi Samson | Under the Tamarind | Hyderabad | 
`,
);

/** The older ones have been answered. */
const HANDLED = { afterwards: { handled: true } } as const;

const mailOf = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@readers.example`;

/** Letters to the office and to dioceses. */
export const enquiryRecords: readonly SampleRecord[] = enquiries.map(
  ([name = '', unit = '', subject = '', message = ''], i) => ({
    of: 'enquiry',
    unit: unit || null,
    by: 'visitor',
    daysAgo: Math.floor((i * i) / 4),
    ...(i > 6 ? HANDLED : {}),
    fields: { name, email: mailOf(name), subject, message },
  }),
);

/** Orders of books. */
export const orderRecords: readonly SampleRecord[] = orders.map(
  ([name = '', book = '', town = '', message = ''], i) => ({
    of: 'order',
    unit: null,
    by: 'visitor',
    daysAgo: Math.min(13, i),
    ...(i > 5 ? HANDLED : {}),
    fields: {
      name,
      email: mailOf(name),
      mobile: `+91 00000 002${String(i).padStart(2, '0')}`,
      address: `${3 + i * 7} Church Street, ${town}`,
      message,
      product: { of: 'publication', titled: book },
    },
  }),
);
