import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The three tabs of the Users section, by who is listed. */
export type UserTab = 'office' | 'diocese' | 'department';

/** The words of the Users section (000 §2.4, §8; AMB-087, AMB-090). `{shortName}` is the church's short form as people write it. */
export const USERS = translations({
  en: {
    heading: 'Users',
    add: 'Add User',
    edit: 'Edit User',
    remove: 'Delete User',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search users',
    empty: 'No users found',
    author: 'Author',
    passwordHint: (least: number) => `At least ${least} characters.`,
    ownPassword: 'To change your own password or address.',
    keepPassword: 'Leave it empty to keep the password.',
    invite: 'Send an invitation',
    orPassword:
      'A mail with a link lets them choose their own. Or type one here, and tell it to them yourself.',
    invited: (until: string) => `Invited, not yet accepted; expires ${until}`,
    inviteExpired: (since: string) => `Invited, not accepted; the link expired ${since}`,
    notInvited: 'No password, and no invitation',
    inviteAgain: 'Send the invitation again',
    inviteNow: 'Send an invitation',
    withdraw: 'Withdraw the invitation',
    makeLink: 'Make a link to pass on',
    byLink: 'Let them choose a password by a link',
    orByLink: 'After ‘Add’ you get the link, to pass on by WhatsApp or otherwise. Or type a password here.',
    linkFor: (name: string) => `Invitation for ${name}`,
    linkNote: (name: string, until: string) =>
      `With this link ${name} chooses a password. Pass it to nobody else. It works once, until ${until}; links made before work no more.`,
    linkLabel: 'Link',
    linkMessage: (name: string, shortName: string, url: string) =>
      `${name}, you are invited to the console of ${shortName}. Choose your password here:\n${url}`,
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Select the link and copy it yourself.',
    close: 'Close',
    sent: (name: string) => `Invitation sent to ${name}`,
    inFiles: (name: string) =>
      `The invitation to ${name} is kept as a file and reaches nobody: no mail server is set`,
    hasKey: 'Has a second key',
    letIn: 'Let in without second key',
    letInAsk: (name: string) => `Let ${name} in without second key ?`,
    letInNote:
      'Speak to them first. All their second keys are removed, and they are signed out. They and the other administrators are notified by mail.',
    isIn: (name: string) => `${name} can sign in with the password alone now`,
    withdrawn: 'Invitation withdrawn: its link no longer works',
    deleted: 'User deleted',
    prompts: ({ shortName }: Organisation) => ({
      office: `Are you sure want to delete the ${shortName} user ?`,
      diocese: 'Are you sure want to delete the Diocese user ?',
      department: 'Are you sure want to delete the Department user ?',
    }),
    failed: {
      list: 'Unable to fetch users',
      get: 'Unable to get user details',
      create: 'Unable to add user',
      edit: 'Unable to add user',
      remove: 'Unable to delete user',
      invite: 'The invitation could not be sent.',
      link: 'The link could not be made.',
      letIn: 'They could not be let in.',
      withdraw: 'The invitation could not be withdrawn.',
    },
  },
});
