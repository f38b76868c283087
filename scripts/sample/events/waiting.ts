import { table } from '../table.ts';

/** Events that units have written and the office has not let through yet: author, then as those of the departments. */
export const waitingEvents = table(
  8,
  `
  Priya Joy | ecology | 50 | 06:30 | 4 | coast | Morning among the turtles | A walk along the nests with those who guard them. Torches stay at home.
  Daniel Prem | youth | 66 | 17:00 | 4 | lamp | Night of questions | Three bishops, forty questions, no microphones.
  A. Kurian | reliefanddevelopment | 59 | 10:00 | 5 | harbour | Radios for the boats: handing over | With a lesson for the crews, and soup.
  Jessie Thangam | kanyakumari | 45 | 16:00 | 4 | walk | கடற்கரைச் சுத்தம் செய்யும் நாள் | இளைஞர் சங்கத்துடன் கடற்கரையைச் சுத்தம் செய்வோம்; கையுறைகள் தரப்படும்.
  P. K. Varghese | madhyakerala | 54 | 10:00 | 6 | press | The library’s open day | Readers show what they have found; the oldest book comes out of its box.
  Shobha Amanna | karnatakasouthern | 61 | 18:00 | 2 | kitchen | ಸೌಹಾರ್ದ ಭೋಜನ | ಎಲ್ಲರೂ ಒಂದೊಂದು ಅಡುಗೆ ತರುವ ಸಂಜೆ.
`,
);
