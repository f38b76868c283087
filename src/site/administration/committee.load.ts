import type { ReadDb } from '#store/database/reads.ts';
import type { PersonShown, ProseText } from '../context/data.ts';
import { loadPeople } from '../reading/people.load.ts';
import { loadText } from '../reading/texts.load.ts';

/** The roles in the working committee, in the order of their groups (AMB-037). A person without such a role is a member. */
const ROLES = ['officer', 'member', 'regional_women'] as const;
type CommitteeRole = (typeof ROLES)[number];

export interface CommitteeData {
  readonly text: ProseText;
  /** The first of the church's officers, who presides; not set if the officers are among the groups. */
  readonly leader?: PersonShown | undefined;
  /** Only groups that have people. */
  readonly groups: readonly { readonly role: CommitteeRole; readonly people: readonly PersonShown[] }[];
}

/** Loads the working committee's text and people. */
export async function loadWorkingCommittee(db: ReadDb): Promise<CommitteeData> {
  const [text, people] = await Promise.all([
    loadText(db, 'working_committee'),
    loadPeople(db, { type: 'working_committee' }),
  ]);
  const groups = ROLES.map((role) => ({ role, people: people.filter((one) => roleOf(one) === role) }));
  return { text, groups: groups.filter((group) => group.people.length > 0) };
}

/** Loads the executive committee's text and the person who presides. */
export async function loadExecutiveCommittee(db: ReadDb): Promise<CommitteeData> {
  const [text, [leader]] = await Promise.all([
    loadText(db, 'executive_committee'),
    loadPeople(db, { type: 'officers' }),
  ]);
  return { text, leader, groups: [] };
}

const roleOf = ({ role }: PersonShown): CommitteeRole => ROLES.find((one) => one === role) ?? 'member';
