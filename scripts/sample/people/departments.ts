import type { Dress } from '../drawings/portraits.ts';
import type { PersonnelType, SamplePerson } from '../types.ts';

type Row = readonly [name: string, type: PersonnelType, dress: Dress, portrait: number];

const people = (...rows: readonly Row[]): SamplePerson[] =>
  rows.map(([name, type, dress, portrait]) => ({ name, type, dress, portrait }));

/** Who works in each department, by the department's slug. All names are made up. */
export const personnel: Readonly<Record<string, readonly SamplePerson[]>> = {
  christianeducation: people(
    ['The Rev. Sheela Gnanaraj', 'Director', 'presbytera', 0],
    ['Dr. M. Chellappa', 'Hon. Advisor', 'kurta', 3],
    ['Mrs. Nirmala Isaac', 'Department Executive', 'sari', 1],
    ['Mr. Vinod Sathya', 'Department Executive', 'shirt', 2],
  ),
  communications: people(
    ['Mr. S. Pandian', 'Director In-Charge', 'shirt', 5],
    ['Ms. Anita Jebaraj', 'Department Executive', 'sari', 3],
    ['Mr. George Thomas Panicker', 'Department Executive', 'shirt', 0],
  ),
  dalitandadivasiconcerns: people(
    ['The Rev. Dr. Ch. Vidya Sagar', 'Director', 'presbyter', 1],
    ['Mrs. Lakshmi Kantamma', 'Hon. Advisor', 'sari', 2],
    ['Mr. Bojjanna Soren', 'Department Executive', 'shirt', 4],
    ['Ms. Ruth Manohari', 'Department Executive', 'sari', 6],
  ),
  diaconalministry: people(
    ['Sister Violet Daniel', 'Director', 'sari', 4],
    ['The Rev. K. Abraham Lincoln', 'Associate director', 'presbyter', 5],
    ['Mrs. Stella Rajamani', 'Department Executive', 'sari', 7],
  ),
  ecology: people(
    ['Prof. Mathew Koshy', 'Director', 'kurta', 5],
    ['Dr. Shanthi Prabhakar', 'Hon. Advisor', 'sari', 5],
    ['Mr. R. Joseph Sundar', 'Hon. Advisor', 'shirt', 6],
    ['Ms. Priya Joy', 'Department Executive', 'sari', 0],
    ['Mr. Anil Kumar Das', 'Department Executive', 'kurta', 4],
    ['Mrs. Leela Samson', 'Department Executive', 'sari', 11],
    ['Mr. Wesley Pon', 'Department Executive', 'shirt', 1],
  ),
  education: people(
    ['Dr. Helen Sundari', 'Hon. Director', 'sari', 8],
    ['Mr. J. Devadason', 'Hon. Associate Director', 'shirt', 3],
    ['Mrs. Kamalini Rao', 'Department Executive', 'sari', 9],
  ),
  evangelismandmission: people(
    ['The Rev. P. Yesudas', 'Director', 'presbyter', 3],
    ['The Rev. Mercy Kavitha', 'Associate director', 'presbytera', 3],
    ['Mr. Solomon Bethu', 'Department Executive', 'shirt', 7],
  ),
  healthandhealing: people(
    ['Dr. Susan Chacko', 'Hon. Director', 'sari', 10],
    ['Dr. R. Arul Dhas', 'Hon. Advisor', 'kurta', 2],
    ['Sister Gracy Philip', 'Department Executive', 'sari', 12],
    ['Mr. Naveen Kotian', 'Department Executive', 'shirt', 8],
  ),
  liturgyandworship: people(
    ['The Rev. Dr. Eunice Manickam', 'Director', 'presbytera', 5],
    ['The Rt. Rev. C. Selwyn (retired)', 'Hon. Advisor', 'bishop', 2],
    ['Mr. Y. Sathyanandam', 'Department Executive', 'kurta', 1],
  ),
  ministerialtraining: people(
    ['The Rev. Dr. T. Lawrence', 'Director', 'presbyter', 6],
    ['The Rev. Dr. Asha Cornelius', 'Hon. Associate Director', 'presbytera', 1],
    ['Mrs. Beulah Wesley', 'Department Executive', 'sari', 13],
  ),
  music: people(
    ['Mr. Handel Manuel', 'Hon. Director', 'kurta', 0],
    ['Mrs. Ranjini Abel', 'Department Executive', 'sari', 14],
    ['Mr. Isaac Kattakada', 'Department Executive', 'shirt', 9],
  ),
  pastoralaid: people(
    ['The Rev. M. Arputharaj', 'Director', 'presbyter', 4],
    ['Mrs. Padma Jayakar', 'Hon. Advisor', 'sari', 15],
    ['Mr. E. Immanuel Rao', 'Department Executive', 'shirt', 10],
  ),
  reliefanddevelopment: people(
    ['Mr. A. Kurian', 'Director', 'kurta', 7],
    ['Dr. V. Thenmozhi', 'Hon. Advisor', 'sari', 16],
    ['Mr. K. J. Eapen', 'Department Executive', 'shirt', 11],
    ['Ms. Deepa Salins', 'Department Executive', 'sari', 17],
  ),
  womensfellowship: people(
    ['Mrs. K. Sujatha', 'Director', 'sari', 18],
    ['Dr. Annie Paulose', 'Hon. Advisor', 'sari', 19],
    ['Mrs. D. Swarnalatha', 'Department Executive', 'sari', 20],
    ['Mrs. Rosamma Eapen', 'Department Executive', 'sari', 21],
  ),
  youth: people(
    ['The Rev. Daniel Prem', 'Director', 'presbyter', 2],
    ['Ms. Sharon Elizabeth', 'Department Executive', 'sari', 22],
    ['Mr. Kiran Nelaturi', 'Department Executive', 'shirt', 12],
  ),
};
