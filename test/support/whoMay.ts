import type { CallName } from '#calls/calls.ts';
import type { ContentName, Verb } from '#calls/paths.ts';

/**
 * Who may make each call, and on whose records, as the specification says it (000 §6, 001 §6, 002 §7 and the decisions named below). It is
 * written out a second time on purpose: what the declarations in `src/calls` say of themselves is held against this, so that a slip in one of
 * them is no longer its own proof. A call that is new or is to serve others is judged anew here.
 */

/** The callers that are told apart: nobody signed in, a full administrator, a department's and a diocese's user. */
export const CALLERS = ['visitor', 'office', 'department', 'diocese'] as const;
export type Caller = (typeof CALLERS)[number];

/** How far a call goes: to whatever there is, to what is the caller's own, or nowhere. */
export type Reach = 'any' | 'own' | 'none';
export type Reaches = Readonly<Record<Caller, Reach>>;

const EVERYBODY: Reaches = { visitor: 'any', office: 'any', department: 'any', diocese: 'any' };
const OFFICE: Reaches = { visitor: 'none', office: 'any', department: 'none', diocese: 'none' };
const STAFF: Reaches = { ...OFFICE, department: 'own', diocese: 'own' };
const DEPARTMENTS: Reaches = { ...OFFICE, department: 'own' };
const DIOCESES: Reaches = { ...OFFICE, diocese: 'own' };
/** What is a person's own and nobody else's, not even the office's. */
const ONESELF: Reaches = { ...STAFF, office: 'own' };

type OfKind = Readonly<Partial<Record<Verb, Reaches>>>;
const all = (reaches: Reaches): OfKind => ({
  ...{ List: reaches, Get: reaches, Create: reaches },
  ...{ Edit: reaches, Delete: reaches, Restore: reaches },
});
/** What visitors send is not created here. */
const sent = (reaches: Reaches): OfKind => {
  const { Create: _create, ...others } = all(reaches);
  return others;
};
/** A unit's user sees and changes the own unit, and makes, removes and brings back none (AMB-020); one that is not the own is not there (ADD-7). */
const unit = (reaches: Reaches): OfKind => ({ ...all(OFFICE), List: reaches, Get: STAFF, Edit: reaches });

const KINDS: Readonly<Record<ContentName, OfKind>> = {
  // Personnel of the own unit; console users, officers and staff are the office's (000 §6, 001 §6).
  user: all(STAFF),
  department: unit(DEPARTMENTS),
  diocese: unit(DIOCESES),
  news: all(STAFF),
  event: all(STAFF),
  // The areas of 001, none of which a unit's user reaches (001 §6).
  publication: all(OFFICE),
  campaign: all(OFFICE),
  description: all(OFFICE),
  video: all(OFFICE),
  statement: all(OFFICE),
  prayer: all(OFFICE),
  promotion: all(OFFICE),
  partner: all(OFFICE),
  subscriber: all(OFFICE),
  // A diocese has its own queries; orders are the office's (AMB-051).
  enquiry: sent(DIOCESES),
  order: sent(OFFICE),
  // What readers ask is answered by the office alone (decision 0003).
  question: all(OFFICE),
};

/** The other calls, by who may make them. */
const OTHERS: readonly (readonly [Reaches, readonly CallName[]])[] = [
  // Who has no password yet, or has lost it, is nobody (AMB-068).
  [EVERYBODY, ['login', 'forgotPassword', 'linkGet', 'setPassword', 'confirmEmail']],
  // Whose password was right is nobody until the second key is shown (AMB-068).
  [EVERYBODY, ['secondKeySignIn', 'secondKeyAskAdministrators']],
  // The link of a mail says whose it is (AMB-014).
  [EVERYBODY, ['mailedReview']],
  // The website reads as a visitor does (002 §7, ADD-8).
  [EVERYBODY, ['publicDepartments', 'publicDepartment', 'publicDepartmentBySubDomain']],
  [EVERYBODY, ['publicDioceses', 'publicDiocese', 'publicDioceseBySubDomain']],
  [EVERYBODY, ['publicNewsList', 'publicRelatedNews', 'publicNews', 'publicNewsSearch', 'publicEventList']],
  [EVERYBODY, ['publicPublicationList', 'publicPublication', 'publicCampaignList', 'publicCampaign']],
  [EVERYBODY, ['publicDescriptionList', 'publicVideoList', 'publicStatementList', 'publicPrayerList']],
  [EVERYBODY, ['publicPromotionGroups', 'publicPromotions', 'publicPartnerList', 'publicPersonList']],
  [EVERYBODY, ['publicSubscribe', 'publicSubscription', 'publicEnquiry', 'publicOrder']],
  [EVERYBODY, ['publicPrayerSubscribe', 'publicPrayerSubscription']],
  // Whoever knows a push subscription's address and secret is its browser.
  [EVERYBODY, ['publicPrayerDevice', 'publicPrayerDeviceEnd']],
  // A number and nobody's name (AMB-049).
  [EVERYBODY, ['publicSubscriberList']],
  // The own account, its sessions and mails (ADD-6, ADD-18, AMB-068, AMB-014).
  [ONESELF, ['logout', 'ownAccount', 'changePassword', 'changeEmail', 'ownMails', 'chooseOwnMail']],
  [ONESELF, ['sessionList', 'sessionEnd', 'sessionEndAll', 'passwordJudge']],
  // Tokens are their owner's; the office sees and ends everybody's.
  [ONESELF, ['tokenList', 'tokenCreate']],
  [STAFF, ['tokenEnd']],
  [OFFICE, ['tokenListAll']],
  // The own second keys, and proving who one is.
  [ONESELF, ['secondKeyList', 'secondKeyBeginApp', 'secondKeyAddApp', 'secondKeyBeginDevice']],
  [ONESELF, ['secondKeyAddDevice', 'secondKeyRename', 'secondKeyRemove', 'secondKeyPaper']],
  [ONESELF, ['proveBegin', 'prove', 'trustedBrowserEnd']],
  // What holds for all administrators, and letting somebody in who has lost the keys.
  [OFFICE, ['secondKeyRequire', 'userLetIn']],
  // What one's unit has written, what came before it, and what waits in it (000 §6, ADD-4, AMB-014).
  [STAFF, ['newsCounts', 'historyList', 'historyGet', 'historyBringBack', 'previewGet', 'waitingCounts']],
  // What is planned for what one's unit has written; a unit's user only wishes that it is published (AMB-014).
  [STAFF, ['eventSplit']],
  [STAFF, ['scheduleList', 'scheduleOf', 'schedulePlan', 'scheduleChange', 'scheduleMove', 'scheduleNow']],
  [STAFF, ['scheduleDelete']],
  // Who did what, in one's own unit and by oneself; the office sees all of it (ADD-1).
  [STAFF, ['auditList', 'auditUndo', 'auditSignOut', 'auditExported']],
  // Many of the own unit's records at once; which of its stories leads its own page (decisions 0112, 0113).
  [STAFF, ['manyAct', 'newsLead', 'newsStandings']],
  // The synod's front page and its newsletter are the office's (decision 0113).
  [OFFICE, ['newsOffer', 'newsOffered']],
  // The prayers of the synod, passed on by the office.
  [OFFICE, ['prayerMessage']],
  // What one may open anyway, looked for in one place, and what of it there is to do today (000 §2.3, AMB-014).
  [STAFF, ['findAnything', 'todayGet']],
  // What is typed and not saved is its person's alone.
  [ONESELF, ['draftList', 'draftGet', 'draftPut', 'draftEnd']],
  // What one's own unit, or the office, keeps to begin with; what is the office's may be for all to use (decision 0120).
  [ONESELF, ['templateList', 'templateGet', 'templateCreate', 'templateRename']],
  [ONESELF, ['templateRemove', 'templateRestore']],
  // Who else is in the form of what one may change.
  [STAFF, ['presenceGet', 'presenceSince']],
  // What is said beside a record is read and said by those who may change it.
  [STAFF, ['commentList', 'commentSay', 'commentSettle']],
  [ONESELF, ['commentDelete']],
  // Versions of what one may change, in other languages (decision 0130).
  [STAFF, ['versionList', 'versionDifference', 'versionToDo', 'versionCounts', 'versionMake']],
  [STAFF, ['versionLink', 'versionUnlink', 'versionHolds']],
  // Where one begins is one's own.
  [ONESELF, ['todayBegin', 'typingGet', 'typingKeep', 'languageKeep']],
  // What is to be looked at in a draft of one's unit, and what of it is public, to be passed on (000 §6).
  [STAFF, ['checksAsk', 'checksLeave', 'shareGet', 'sharePicture']],
  // How often what one's unit has written was read (000 §6).
  [STAFF, ['readersOverview', 'recordReaders']],
  // Files of the own unit (AMB-044, ADD-16).
  [STAFF, ['uploadMedia', 'uploadSeveral', 'removeMedia', 'keepMedia', 'mediaGet', 'mediaDescribe']],
  // The library of the own unit, and what others share with all (AMB-044).
  [STAFF, ['libraryList', 'libraryCounts', 'libraryFileGet', 'libraryKeep', 'libraryShare']],
  [
    STAFF,
    ['libraryDoubleGet', 'libraryCut', 'libraryReplace', 'libraryPutBack', 'libraryDelete', 'libraryRestore'],
  ],
  // Who may say what a file shows puts right what stands in it (decision 0135).
  [STAFF, ['libraryPaper', 'libraryPaperPage', 'libraryPaperPicture', 'libraryPaperCorrect']],
  // Names that are public, and whether mails go out at all (ADD-7, AMB-047).
  [STAFF, ['departmentAll', 'dioceseAll', 'mailState']],
  [DIOCESES, ['enquiryThread', 'enquiryAnswer']],
  // Only full administrators publish (000 §6, AMB-014).
  [OFFICE, ['newsSwitchMany', 'newsSendBack', 'eventSendBack', 'newsWaitAgain', 'eventWaitAgain']],
  [OFFICE, ['waitingList', 'waitingChanges', 'changeSendBack', 'changesWait', 'unitChangesWait']],
  // Users of the console, and uploads that fill the disk (000 §6, AMB-068, AMB-042).
  [OFFICE, ['userInvite', 'userInvitationLink', 'userWithdrawInvitation']],
  [OFFICE, ['signInList', 'begunUploadList', 'begunUploadEnd']],
  // Subscribers and their newsletter, strangers' letters, and what is kept of a person (001 §6, AMB-049 to AMB-052).
  [OFFICE, ['subscriberCounts', 'subscriberTryAgain', 'subscriberImportCheck', 'subscriberImport']],
  [OFFICE, ['subscriberImportList', 'subscriberImportUndoCheck', 'subscriberImportUndo']],
  [OFFICE, ['newsletterSend', 'newsletterSave', 'newsletterPreview', 'newsletterTest', 'newsletterSwitch']],
  [OFFICE, ['newsletterList', 'newsletterGet', 'newsletterRefusals', 'newsletterRecipients']],
  [OFFICE, ['orderThread', 'orderAnswer', 'personData', 'personErase', 'mailTry', 'mailHeld', 'mailTest']],
  // What the server does and lacks is for whoever answers for it: sentences there name machines and sizes.
  [OFFICE, ['statusGet', 'statusBackUp', 'dataPlaceList']],
];

/** Every line of the table: a call's name and who may make it. */
export const WHO_MAY_LINES: readonly (readonly [name: string, reaches: Reaches])[] = [
  ...Object.entries(KINDS).flatMap(([kind, verbs]) =>
    Object.entries(verbs).map(([verb, reaches]) => [kind + verb, reaches] as const),
  ),
  ...OTHERS.flatMap(([reaches, names]) => names.map((name) => [name, reaches] as const)),
];

/** How far a call goes for each caller. */
export const WHO_MAY = Object.fromEntries(WHO_MAY_LINES) as Readonly<Record<CallName, Reaches>>;

/**
 * Before what somebody who is signed in is asked once more who it is: accounts, the mails' settings, people's data taken out, the own keys. Written
 * out a second time like the table above. 'always': programs that signed in without a second key too, since
 * it makes what outlives the session; 'accounts': only where the record is one of somebody who signs in; 'many': only where so much is read at
 * once that it is taken out; 'holders': only who has a second key, since the call asks for the password itself.
 */
export const ASKED_AGAIN: Readonly<
  Partial<Record<CallName, true | 'always' | 'accounts' | 'many' | 'holders'>>
> = {
  userCreate: 'accounts',
  userEdit: 'accounts',
  userDelete: 'accounts',
  userRestore: 'accounts',
  userInvite: true,
  userInvitationLink: true,
  userWithdrawInvitation: true,
  userLetIn: true,
  changePassword: 'holders',
  changeEmail: 'holders',
  subscriberList: 'many',
  enquiryList: 'many',
  orderList: 'many',
  newsletterRefusals: 'many',
  tokenCreate: 'always',
  personData: true,
  personErase: true,
  mailHeld: true,
  auditExported: true,
  secondKeyBeginApp: 'always',
  secondKeyAddApp: 'always',
  secondKeyBeginDevice: 'always',
  secondKeyAddDevice: 'always',
  secondKeyRemove: true,
  secondKeyPaper: true,
  secondKeyRequire: true,
};
