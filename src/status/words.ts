import { capital, counted, numberInWords } from '#lib/counted.ts';
import { translations } from '#lib/translations.ts';

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberInWords(count)} times`;
const things = (count: number, one: string, many: string): string =>
  capital(counted(count, `thing ${one}`, `things ${many}`));
const mails = (count: number): string =>
  count === 1 ? '1 mail waits' : `${count.toLocaleString('en')} mails wait`;

/** The texts of the status page and its mail: the finding, since when, and what to do. */
export const statusWords = translations({
  en: {
    well: 'All is well.',
    needsHand: (count: number) => `${things(count, 'needs attention', 'need attention')} today.`,
    waitsForHand: (count: number) =>
      `Nothing is urgent. ${things(count, 'needs attention', 'need attention')}.`,

    backup: {
      made: (tried: boolean) => `A backup was made${tried ? ', and tried out' : ''}.`,
      allBack: 'All of it was restored.',
      notYet: 'No backup yet.',
      firstTonight: 'The first is made tonight.',
      never: 'No backup has ever been made.',
      old: (since: string) => `The last good backup is of ${since}.`,
      failed: 'The last backup could not be made.',
      lastGood: (since: string) => `The last good one is of ${since}.`,
      noneGood: 'There is no good one yet.',
      todo: 'Whoever looks after the server types: lectern backup. It says what is in the way.',
      off: 'The program makes no backups (BACKUP=no).',
      offNote: 'Somebody else has to, and has to try them out.',
      notTried: 'No backup has been tried out yet.',
      drillFailed: 'The backup could not be tried out.',
      drillOld: (since: string) => `A backup was last tried out on ${since}.`,
      drillTodo: 'Whoever looks after the server types: lectern drill. It says what is wrong.',
      good: (since: string) => `good: ${since}`,
      underWay: 'A backup is being made.',
      underWaySoon: 'Pages answer meanwhile. This page says when it is there.',
      underWayNote: (minutes: number) =>
        `The last one took ${counted(minutes, 'minute', 'minutes')}. Pages answer meanwhile; this page says when it is there.`,
      keyAlone: 'The key of the backups is kept on this server alone.',
      keyAloneTodo:
        'Without it nobody can open a backup when the server is lost. Whoever looks after the server types: lectern backup --key, and keeps what it shows elsewhere.',
      damaged: (files: number) =>
        files === 1
          ? 'A file is no longer what was uploaded.'
          : `${files.toLocaleString('en')} files are no longer what was uploaded.`,
      missing: (files: number) =>
        files === 1
          ? 'A file that is in use is not there any more.'
          : `${files.toLocaleString('en')} files that are in use are not there any more.`,
      filesTodo: (names: string) =>
        `${names ? `${names}: ` : ''}an older backup has them as they were, as long as it is kept. Whoever looks after the server types: lectern backup --list, and lectern restore with one of before, which changes nothing that is in use. Or they are uploaded again.`,
    },

    disk: {
      full: 'Nothing is saved: the disk is full.',
      fullNote:
        'Pages are shown as before. Whoever looks after the server makes room, or takes a larger disk; saving then goes on by itself.',
      soon: (days: number) => `The disk is full in about ${counted(days, 'day', 'days')},`,
      ifAsNow: 'if as much comes as in the last weeks.',
      todo: 'Whoever looks after the server makes room, or takes a larger disk.',
      little: 'The disk has little room left.',
      lasts: (span: string) => `The disk lasts for ${span}.`,
      enough: 'The disk has room.',
      days: (days: number) => `about ${days} days`,
      months: (months: number) => `about ${counted(months, 'month', 'months')}`,
      years: (years: number) => `about ${counted(years, 'year', 'years')}`,
      manyYears: 'more than five years',
      of: (used: string, total: string) => `${used} of ${total}`,
      on: (copy: string) => `On ${copy}.`,
    },

    mail: {
      goesOut: 'Mail is being sent.',
      nothingWaits: 'Nothing waits longer than a minute.',
      last: (at: string) => `last ${at}`,
      inFiles: 'Mails reach nobody: no mail server is set (SMTP_URL).',
      inFilesNote:
        'Each is kept as a file in the folder “mail” of the data folder. Whoever looks after the server can set one.',
      trouble: (since: string) => `The mail server has accepted no mail since ${since}.`,
      troubleNote: 'Mails wait, and are sent automatically; nobody gets a mail twice.',
      waits: (count: number, since: string) => `${mails(count)} since ${since}.`,
      waitsNote:
        'They are tried again and again automatically. If it continues, ask whoever looks after the mail server.',
      oldest: (span: string) => `oldest ${span}`,
      newsletter: (count: number) => `${count.toLocaleString('en')} newsletters are still on their way.`,
      mailbox: (since: string) => `The mailbox has not been read since ${since}.`,
      mailboxNote: 'Answers of visitors and mails that came back are missing until it is.',
      setAside: (count: number) =>
        count === 1
          ? 'A mail in the mailbox could not be read.'
          : `${count.toLocaleString('en')} mails in the mailbox could not be read.`,
      setAsideNote:
        'Each has twice ended the process that reads mails, and is left in the mailbox with a flag. Look at it there; when it is moved or deleted, this goes.',
    },

    database: {
      well: 'The database answers.',
      figure: (size: string, used: number, most: number) => `${size}, ${used} of ${most} connections`,
      connections: 'The database has hardly a connection left.',
      connectionsNote: 'Whoever looks after it raises max_connections, or ends what holds them.',
      transaction: (span: string) => `Something has been writing or reading in the database for ${span}.`,
      transactionNote:
        'Until it ends nothing is tidied up there. Whoever looks after the database finds it in pg_stat_activity.',
      lag: (name: string) => `The standby ${name || 'of the database'} is behind.`,
      lagNote: 'What it lacks would be lost if the first server were.',
      behind: (span: string) => `behind ${span}`,
      gone: 'The standby of the database no longer follows.',
      goneNote: (since: string) =>
        `It was last seen ${since}. Whoever looks after the database starts it again.`,
      standbys: (count: number) => `${capital(counted(count, 'standby follows', 'standbys follow'))}.`,
    },

    work: {
      name: (job: string): string =>
        ({
          'make-variants': 'Making smaller pictures',
          'tidy-up': 'Tidying up',
          mail: 'Sending mails',
          newsletters: 'Starting newsletters',
          mailbox: 'Reading the mailbox',
          'waiting-mails': 'The morning’s mails',
          backups: 'Making backups',
          plans: 'Carrying out the schedule',
          status: 'Looking at the status',
        })[job] ?? `‘${job}’`,
      failed: (name: string, count: number) => `${name} failed ${times(count)} within a day.`,
      failedNote:
        'It is tried again automatically. What was in the way is shown below, or in the log of the server.',
      stuck: (name: string, since: string) => `${name} should have begun ${since}.`,
      stuckNote: 'Whoever looks after the server starts the program again: systemctl restart lectern.',
      plansLate: (since: string) => `The schedule has not been carried out since ${since}.`,
      plansLateNote: (due: boolean) =>
        `${due ? 'Something should have been published, removed or changed by now. ' : ''}Whoever looks after the server starts the program again: systemctl restart lectern.`,
      pictures: (count: number) =>
        count === 1
          ? 'One picture waits to be made smaller.'
          : `${count.toLocaleString('en')} pictures wait to be made smaller.`,
      picturesNote: 'Until then their originals are shown.',
      picturesLong: (count: number, since: string) =>
        count === 1
          ? `One picture has waited to be made smaller since ${since}.`
          : `${count.toLocaleString('en')} pictures have waited to be made smaller, the first since ${since}.`,
    },

    pages: {
      quick: 'Pages answer quickly.',
      slowest: (name: string) => `What took longest today was ${name}.`,
      none: 'Nobody has asked for anything yet.',
      slow: (name: string) => `${name} takes long today.`,
      slowNote: (count: number, worst: string) => `Asked for ${times(count)}; the longest took ${worst}.`,
    },

    copies: {
      clock: (name: string, span: string, ahead: boolean) =>
        `The clock of ${name} is ${span} ${ahead ? 'ahead' : 'behind'}.`,
      clockNote: 'Whoever looks after the server switches its time service on (timedatectl set-ntp true).',
      gone: (name: string, since: string) => `The copy ${name} has not been heard of since ${since}.`,
      goneNote: 'The others go on. If it was taken away for good, this line goes after a day.',
      versions: 'Copies of different versions run side by side.',
      versionsNote: (all: string) => `${all}. Bring the older ones up to date.`,
      several: (count: number) => `${capital(counted(count, 'copy runs', 'copies run'))}.`,
      version: (version: string) => `Version ${version}.`,
      noNewer: 'No newer one waits.',
      newer: (version: string) => `A newer version waits: ${version}.`,
      newerNote: 'Whoever looks after the server types: lectern upgrade',
      since: (day: string) => `since ${day}`,
    },

    certificate: {
      safe: (hosts: number) => (hosts === 1 ? 'The address is safe' : `All ${hosts} addresses are safe`),
      https: '(https).',
      until: (day: string) => `until ${day}`,
      ends: (days: number) => `The certificate ends in ${counted(days, 'day', 'days')}.`,
      ended: 'The certificate has ended: browsers warn visitors off.',
      endsNote: 'It should have been renewed by itself. Whoever looks after the server types: certbot renew',
      uncovered: (count: number) =>
        `${capital(counted(count, 'address is', 'addresses are'))} not named in the certificate.`,
      uncoveredNote: (hosts: string) =>
        `${hosts}. Whoever looks after the server types: lectern hosts, and has it made anew.`,
      unknown: 'The end of the certificate is not known here.',
      unknownNote: 'Set CERTIFICATE_FILE to the file of the certificate, and it is watched over.',
    },

    errors: {
      none: 'Nothing went wrong today.',
      some: (count: number) => `Something went wrong ${times(count)} today.`,
      last: (at: string) => `last ${at}`,
      note: 'Below it says what. Nothing of it was saved by halves.',
      count: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    },

    /** Another program's message, which is English: in quotation marks if the reader's language is another. */
    quoted: (sentence: string) => sentence,
    /** Decimal seconds. */
    seconds: (seconds: string) => `${seconds} s`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} hours`,
    days: (days: number) => `${days} days`,
  },
});
