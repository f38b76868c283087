import type { KINDS, KindName } from '#kinds/kinds.ts';
import { accountRules } from './accounts/accountRules.ts';
import { mailAuthors } from './authorMail/decided.ts';
import { type ConnectOptions, connect, type Database } from './database/connect.ts';
import { contentChanges } from './database/contentVersions.ts';
import { isTopic } from './database/topics.ts';
import { eventRules } from './events/eventRules.ts';
import { noteFiles } from './files/filesInUse.ts';
import { subscriberRules } from './newsletter/subscriberRules.ts';
import { addRevisions } from './records/revisions.ts';
import type { Rules } from './records/rule.ts';
import { type AuditAction, type Effect, registerWritePath } from './records/writePath.ts';
import { campaignRules } from './rules/campaign.ts';
import { departmentRules } from './rules/department.ts';
import { descriptionRules } from './rules/description.ts';
import { dioceseRules } from './rules/diocese.ts';
import { orderRules } from './rules/order.ts';
import { personRules } from './rules/person.ts';
import { publicationRules } from './rules/publication.ts';
import { questionRules } from './rules/question.ts';
import { videoRules } from './rules/video.ts';
import { settleBySwitch } from './schedule/settle.ts';
import { learnWordsOf } from './search/search.ts';

type WithOwnRules = {
  [N in KindName]: (typeof KINDS)[N]['rules'] extends 'own' ? N : never;
}[KindName];

/** The rules of each kind that declares its own; shared ones are in records/ownership.ts and in the write path itself. */
const RULES: Record<WithOwnRules, Rules> = {
  account: accountRules,
  campaign: campaignRules,
  department: departmentRules,
  diocese: dioceseRules,
  event: eventRules,
  publication: publicationRules,
  person: personRules,
  description: descriptionRules,
  video: videoRules,
  subscriber: subscriberRules,
  order: orderRules,
  question: questionRules,
};

/** Only these can add new files and words, or ones whose files were trashed while the record was in the trash. */
const BRING_CONTENT: readonly AuditAction[] = ['create', 'change', 'restore'];
const bringsContent =
  (effect: Effect): Effect =>
  async (tx, write) => {
    if (BRING_CONTENT.includes(write.action)) await effect(tx, write);
  };

const useFiles: Effect = async (tx, { viewer, kind, written }) => {
  for (const { after } of written) await noteFiles(tx, viewer, kind, after);
};

const learnWords: Effect = (tx, { kind, written }) =>
  learnWordsOf(
    tx,
    kind,
    written.map(({ after }) => after),
  );

const renewPages: Effect = async (tx, { kind }) => {
  if (isTopic(kind)) contentChanges(tx, kind.name);
};

/** The effects of every write, in this order, before its transaction is committed. */
const EFFECTS: readonly Effect[] = [
  addRevisions,
  bringsContent(useFiles),
  bringsContent(learnWords),
  renewPages,
  settleBySwitch,
  mailAuthors,
];

/** Registers the rules of kinds and the effects of writes; tests that open databases in other ways call it once. */
export const setUpWrites = (): void => registerWritePath({ rules: RULES, effects: EFFECTS });

/** Opens a program's database (database/connect.ts) with all that writes need. */
export function openStore(url: string, options?: ConnectOptions): Promise<Database> {
  setUpWrites();
  return connect(url, options);
}
