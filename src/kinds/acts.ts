/** The parts of what is done, by which 'Who did what' is narrowed. */
export const ACT_PARTS = ['changes', 'sign_ins', 'exports', 'mails', 'rights'] as const;
export type ActPart = (typeof ACT_PARTS)[number];

/**
 * What is noted besides the changes of records (`noteAct`), and of which part it is. One that is added here has its sentence in
 * `src/console/audit/actWords.ts`; without it does not compile.
 */
export const ACTS = {
  second_key_added: 'rights',
  second_key_removed: 'rights',
  second_key_recovered: 'rights',
  recovery_codes_made: 'rights',
  browser_trusted: 'rights',
  browser_untrusted: 'rights',
  second_key_tried: 'sign_ins',
  second_key_lost: 'sign_ins',
  token_made: 'rights',
  token_ended: 'rights',
  invited: 'rights',
  invitation_withdrawn: 'rights',
  signed_out: 'sign_ins',
  signed_out_everywhere: 'sign_ins',
  exported: 'exports',
  person_shown: 'exports',
  imported: 'changes',
  import_undone: 'changes',
  removed_for_good: 'changes',
  letters_ended: 'changes',
  file_described: 'changes',
  planned: 'changes',
  hour_wished: 'changes',
  plan_dropped: 'changes',
  file_shared: 'changes',
  file_unshared: 'changes',
  file_replaced: 'changes',
  file_put_back: 'changes',
  file_thrown_away: 'changes',
  file_brought_back: 'changes',
  mails_tried: 'mails',
  mails_chosen: 'mails',
  held_mails_sent: 'mails',
  held_mails_dropped: 'mails',
  setting_changed: 'rights',
  administrator_made: 'rights',
  password_given: 'rights',
  breach_begun: 'rights',
  breach_changed: 'rights',
  breach_removed: 'rights',
  breach_told: 'mails',
  backup_asked: 'rights',
  backup_made: 'rights',
  restored: 'rights',
  upgraded: 'rights',
} as const satisfies Readonly<Record<string, ActPart>>;
export type ActName = keyof typeof ACTS;
