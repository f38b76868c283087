import type { DESCRIPTION_TYPES } from '#kinds/description.ts';
import { h2, list, p, quote, steps, story } from '../news/write.ts';

/**
 * The texts that a page is made of, one of each type. They are written so that nothing in them is a claim about a real church; the
 * office puts its own in their place.
 */
export const descriptions: Readonly<Record<(typeof DESCRIPTION_TYPES)[number], string>> = {
  history: story(
    p(
      'The first page of our minute book is a list of those who came by boat, by train and on foot, and of what each brought along: a hymn, a way of breaking bread, a quarrel that had lost its reason.',
    ),
    p(
      'They had learnt to pray in separate houses. The villages had never seen the difference as clearly as the houses had; when the well was dug, everybody drank from it.',
    ),
    h2('Formation'),
    p(
      'The Church was formed by joining and not by leaving. Nobody was asked to bring less than they had: some brought their bishops, some their councils, some the freedom of a congregation to call and to send. It took years of letters, and in the end it took one morning on which all knelt at the same table.',
    ),
    h2('Commitment'),
    p(
      'It holds itself to unity among Christians, to the dignity of those whom caste and greed have put last, to schools and hospitals that ask nobody’s creed at the door, and to the care of the ground on which they stand.',
    ),
    h2('Milestones'),
    list(
      '1908: the first letter, signed in a railway waiting room',
      '1931: one table, and the first service together',
      '1952: a common order of worship, in five languages and then in Braille',
      '1969: women called to every ministry of the Church',
      '2004: creation-time kept by every parish',
    ),
    quote(
      '“We did not agree about everything. We agreed not to do without each other.”',
      'From the minute book',
    ),
    p('This is a sample text. The office writes the history of the Church under About in the console.'),
  ),
  vision: story(
    p('A Church where every language is at home, every child is at school, and nobody eats alone.'),
    p(
      'The vision was written after a year of listening in the parishes. It is read aloud in every congregation once a year, and every third year it is asked again whether it is still the right one.',
    ),
    p('ஒவ்வொரு மொழியும் வீடாக உணரும், ஒவ்வொரு பிள்ளையும் பள்ளி செல்லும், ஒருவரும் தனியே உண்ணாத திருச்சபை.', 'ta'),
    p('ప్రతి భాషకూ ఇల్లుగా, ప్రతి బిడ్డకూ బడిగా, ఎవరూ ఒంటరిగా భుజించని సంఘము.', 'te'),
    p('ಪ್ರತಿ ಭಾಷೆಗೂ ಮನೆ, ಪ್ರತಿ ಮಗುವಿಗೂ ಶಾಲೆ, ಯಾರೂ ಒಂಟಿಯಾಗಿ ಉಣ್ಣದ ಸಭೆ.', 'kn'),
    p('എല്ലാ ഭാഷയ്ക്കും വീടും എല്ലാ കുഞ്ഞിനും പള്ളിക്കൂടവും ഉള്ള, ആരും തനിച്ച് ഉണ്ണാത്ത സഭ.', 'ml'),
  ),
  mission: story(
    p('To worship together, to teach, to heal, to plant, and to speak for those who are not heard.'),
    list(
      'Worship in the tongue of the people',
      'Schools whose fees stand on the gate',
      'Health and healing where the road ends',
      'Justice for Dalit and Adivasi congregations, and with them',
      'Care of creation in every parish',
      'A word in time, in every paper that a farmer can read',
    ),
    p(
      'Each department carries one part of it, each diocese the whole. What was done is told once a year, with the accounts beside it.',
    ),
  ),
  logo: story(
    p('The seal shows a window and a cross, as they stand in hundreds of village churches.'),
    list(
      '<strong>Cross</strong>: the one foundation on which different traditions met',
      '<strong>Lancet</strong>: the window of a village church, light for those within and those without',
      '<strong>Ring</strong>: the unity for which the Church prays',
      '<strong>Magenta</strong>: the dye of the cotton weavers',
    ),
    h2('Trademark registration'),
    p(
      'The logo is registered. It belongs to the Synod, and through it to every diocese and institution that keeps the guidelines.',
    ),
  ),
  working_committee: story(
    p(
      'The Working Committee meets four times a year and carries the work of the Synod from one session to the next. It is elected for three years; its minutes are sent to every diocese within thirty days.',
    ),
    h2('What it does'),
    list(
      'It decides on what cannot wait for the Executive Committee',
      'It hears the departments, three at each meeting',
      'It appoints directors and looks after the staff',
      'It answers letters from the dioceses, in the language in which they were written',
    ),
    p('The first hour of each meeting is Bible study. Whoever comes late stands.'),
  ),
  executive_committee: story(
    p(
      'The Executive Committee is the Synod between its sessions. Every diocese sends its bishop, one presbyter and two lay members, at least one of them a woman and one of them under thirty-five.',
    ),
    h2('Meetings'),
    p(
      'It meets twice a year, each time in another diocese and never in a hotel. The hosts cook; the guests wash up.',
    ),
    h2('Standing committees'),
    steps(
      'Finance and property',
      'Faith and order, with the theological association',
      'Constitution and court',
      'Ministry and appointments',
      'Safety: of children, of women, and of those who speak up',
    ),
    p(
      'A member who has business with the Church leaves the room while it is discussed, and the minutes say so.',
    ),
  ),
  association_content: story(
    p(
      'The association brings together all who teach and study theology in the Church: in colleges, in lay schools, and at kitchen tables.',
    ),
    h2('Aims'),
    list(
      'To think about faith in the languages in which it is lived',
      'To help colleges share teachers and libraries',
      'To print what village presbyters write, and to pay them for it',
    ),
    h2('Work'),
    p(
      'There is a conference each October, a paper in spring and autumn, and a study fund for women and for first-generation learners. Membership costs a day’s wage, whatever the day’s wage is.',
    ),
    quote('“Theology is what remains when the examination is over.”', 'A member, on her way to the bus'),
  ),
};
