import { lineAt, withoutComments } from './imports.ts';
import { NAMED_BY_OLD_WORD } from './oldWords.ts';

/**
 * What may not stand in a file, beyond what the linter can say. Each rule names the files that it looks at, a
 * pattern that no such file may contain, and why. `except` lists the files that may, each with the reason.
 */
export type HouseRule = {
  readonly name: string;
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly because: string;
  /** Comments count too; without this they are left out. */
  readonly commentsToo?: true;
  readonly except?: Readonly<Record<string, string>>;
};

const CODE = /^(src|test|scripts)\/.*\.(ts|tsx|mjs|js)$/;
const SOURCE = /^src\/(?!.*\.(?:test|rows)\.tsx?$).*\.tsx?$/;
const THE_RULES = {
  'test/support/houseRules.ts': 'The rules name what they forbid.',
  'test/walls.test.ts': 'Shows that each rule catches what it forbids.',
};

/** Hosts whose names may stand in the source: names of vocabularies and example addresses, which nobody fetches … */
const NAMED_HOSTS = [
  'localhost',
  '127.0.0.1',
  '[\\w.-]*example\\.(?:org|com|net)',
  'www.w3.org',
  'schema.org',
  'www.sitemaps.org',
  'purl.org',
  'ogp.me',
  'search.yahoo.com/mrss',
  'schemas.openxmlformats.org',
  's3.amazonaws.com',
  // Links that name whose outlines of the states they are, as their licence asks …
  'mapsvg.com',
  'creativecommons.org',
  // A link that somebody presses to send an address on …
  'wa.me',
  // … a map that comes when somebody presses …
  'www.openstreetmap.org',
  // … and the players of videos that an editor puts into a text.
  'www.youtube.com',
  'vimeo.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
];

export const HOUSE_RULES: readonly HouseRule[] = [
  {
    name: 'environment',
    files: SOURCE,
    pattern:
      /\bprocess\s*\.\s*env\b|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*(?:=\s*process\b|from\s*'node:process')/,
    because: 'The environment is read once, in src/settings; take what you need as an argument.',
    except: { 'src/settings/settings.ts': 'It is the place.' },
  },
  {
    name: 'sql',
    files: SOURCE,
    // All small or all capital letters: a sentence on the screen (“Select a diocese from …”) starts with one
    // capital.
    pattern:
      /\bsql(?:<[^`]*>)?`|['"`]\s*(?:select\s[^'"`]*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:table|index|database)\s|SELECT\s[^'"`]*\sFROM\s|INSERT\s+INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|(?:CREATE|ALTER|DROP)\s+(?:TABLE|INDEX|DATABASE)\s)/,
    because: 'SQL is spoken in src/store only, where the viewer is the first argument of every query.',
    except: { 'src/store/': 'It is the place.' },
  },
  {
    name: 'writes by the side',
    files: SOURCE,
    pattern: /\.transaction\(\)|`\s*(?:insert\s+into|update|delete\s+from)\s[^`]*`\s*\.execute\(\s*db\b/,
    because:
      'Every write goes through `writing` in src/store/database/writing.ts, which locks in one order and tries again when two are in each ' +
      "other's way; run the statement on its transaction.",
    except: {
      'src/store/database/writing.ts': 'It is the place.',
      'src/store/search/searchPage.ts': 'It reads only.',
      'src/store/records/preview.ts': 'Its transaction is never committed.',
      'src/store/database/connect.ts': 'It reads, and makes an extension before anything else is there.',
      'src/store/mailQueue/mail.ts': 'What is due is read by a plan of its own.',
      'src/store/delivery/mailOutcomes.ts': 'One statement for all lines, told again until it is noted.',
      'src/store/mailQueue/claims.ts':
        'One statement for all lines, before each mail; also while the disk has no room.',
    },
  },
  {
    name: 'writes without room',
    files: SOURCE,
    pattern: /\bwritingLittle\b/,
    because:
      'While the disk has no room nothing is saved; `writing` sees to it. Only what has to go on all the same does without.',
    except: {
      'src/store/database/writing.ts': 'It is the place.',
      'src/store/accounts/sessions.ts': 'Signing in.',
      'src/store/accounts/endSessions.ts': 'Signing out.',
      'src/store/rows/acts.ts': 'Notes what has been done already.',
      'src/store/accounts/apiTokens.ts': 'Programs read on, and it is noted that they did.',
      'src/store/accounts/ownSessions.ts': 'Signing out.',
      'src/store/accounts/loginTries.ts': 'Signing in.',
      'src/store/accounts/signIns.ts': 'That somebody was not let in.',
      'src/store/twoFactor/asked.ts': 'Signing in.',
      'src/store/twoFactor/reauthentication.ts': 'Proving who one is, as signing in.',
      'src/store/twoFactor/trustedBrowsers.ts': 'Asking for the second key again.',
      'src/store/twoFactor/notices.ts': 'That somebody tries to get in is told all the same.',
      'src/store/cleanup/expired.ts': 'Removes what is over, which makes room.',
      'src/store/cleanup/removeForGood.ts': 'Removes what is over, which makes room.',
      'src/store/status/loggedErrors.ts': 'What goes wrong while nothing is saved.',
      'src/store/mailQueue/oldMails.ts': 'Removes what is over, which makes room.',
      'src/store/status/facts.ts': 'That there is no room has to be told too.',
      'src/store/cleanup/forgetWords.ts': 'Removes what nobody holds any more, which makes room.',
      'src/store/readers/readerDays.ts': 'Ends days and gathers months, which makes room.',
      'src/store/delivery/mailOutcomes.ts': 'Notes what has been sent: unnoted it would be sent again.',
      'src/store/files/media.ts': 'Lets go of files, which makes room.',
    },
  },
  {
    name: 'raw HTML',
    files: SOURCE,
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\b/,
    because: 'Raw HTML is shown by RichText only, which knows that the text was cleaned when it was written.',
    except: {
      'src/ui/RichText.tsx': 'It is the place.',
      'src/mail/greeting.tsx':
        'In a mail each part has its look written into it; the text was cleaned when it was kept.',
      'src/ui/JsonScript.tsx': 'Data for scripts and search engines, written as JSON with every < escaped.',
      'src/site/islands/settings.ts':
        'A sheet that is written into the page is waited for like any other; its address is the build’s own.',
    },
  },
  {
    name: 'bare texts',
    files: /^src\/site\/.*\.tsx$/,
    pattern: /ui\/RichText\.tsx/,
    because:
      'A text of the public pages is drawn by Prose: its pictures are described, and its videos wait until they are pressed.',
    except: { 'src/site/parts/Prose.tsx': 'It is the place.' },
  },
  {
    name: 'inline styles',
    files: /^src\/(?:site|ui)\/.*\.tsx$/,
    pattern: /\bstyle=\{/,
    because:
      'The public pages’ policy allows no style attribute: a colour or size that data decides becomes a class.',
  },
  {
    name: 'words of one language',
    files: SOURCE,
    pattern: /\b\w*[wW](?:ords|ORDS)\.(?:en|ta|te|kn|ml)\b/,
    except: { 'src/lib/translations.ts': 'It is the place.' },
    because:
      'Words are taken by useWords or wordsIn while something is drawn, in the language of the reader; a file that is ' +
      'only being loaded knows none.',
  },
  {
    name: 'kinds by default',
    files: SOURCE,
    pattern:
      /\b(?:kind|of|as|template|type)(?:\.name)? [!=]== '(?:news|event|publication|campaign|statement|prayer|promotion|partner|subscriber|enquiry|order)'/,
    because:
      'A kind that comes after would be taken for another one: say it of each by name, in a Record that does not compile without it.',
  },
  {
    name: 'paths of calls',
    files: SOURCE,
    pattern:
      /['"`](?:\/api\/v1\/)?public\/|\.path(?:\.(?:startsWith|endsWith|includes|match|split|replace(?:All)?)\((?:'public|'\{|\/\\\{)|\s*(?:===|!==) '[a-z_]+\/)|\.(?:test|exec)\(call\.path\)|_PATHS(?:\.\w+|\[[^\]]*\])+\.\w+\(/,
    because:
      'What a call is follows from what it says (`reads`, `searches`, `database`, `id` in src/calls/call.ts), never from how its path is spelled; it is ' +
      'named by its name, and `pathWith` puts an id into its path.',
    except: { 'src/calls/': 'It is the place.' },
  },
  {
    name: 'old words',
    files: SOURCE,
    pattern: NAMED_BY_OLD_WORD,
    because: 'docs/glossary.md has another word for it.',
    except: {
      'src/lib/hues.ts': 'The colour of paper.',
      'src/kinds/richText.ts': 'The colours that texts may have on paper.',
      'src/console/kit/editor/classMarks.ts': 'The mark of these colours.',
    },
  },
  {
    name: 'left-overs',
    files: CODE,
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck)\b|\bas any\b/,
    commentsToo: true,
    because:
      'Finish it or leave it out; what has to wait is written down where the work is planned, not in the code.',
    except: THE_RULES,
  },
  {
    name: 'skipped tests',
    files: /\.test\.tsx?$/,
    pattern:
      /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fails|skipIf|runIf)\b|\b(?:ctx|context|task)\.skip\b|\b[xf](?:it|describe)\(/,
    because: 'Every test runs, every time; a test that cannot run here says nothing.',
    except: {
      'test/e2e/browsers/browsers.test.ts':
        'Browsers that are no package of ours: where one is missing, the name of the test says how to get it.',
      'test/api/site/varnish.test.ts': 'Varnish is none either, and its name says the same.',
      ...THE_RULES,
    },
  },
  {
    name: 'patience',
    files: /^test\/.*\.ts$|\.(?:test|rows)\.tsx?$/,
    pattern: /\bvi\.waitFor|\bwaitForTimeout\(|\btimeout: ?\d|^\}, [\d_]+\);/m,
    because:
      'How long a test waits is said once, in vitest.config.ts (and for pages in test/support/browser.ts), and is enough for a machine that is ' +
      'many times slower: wait with `expect.poll` or with what the page shows.',
    except: THE_RULES,
  },
  {
    name: 'read once',
    files: /^test\/e2e\/.*\.ts$/,
    pattern:
      /expect\((?:\[[^\]\n]*)?\s*\(?await (?:(?:axe|sideways)\(|[^;]*?\.(?:textContent|innerText|inputValue|count|is(?:Visible|Hidden|Checked|Disabled|Enabled|Editable)|getAttribute|all(?:InnerTexts|TextContents)|evaluate(?:All)?)\()/,
    because:
      'A page may still be loading when it is read: let `expect.poll` read it until it is as it should be.',
    except: {
      'test/e2e/mailCopies.test.ts': 'Counts the mails of a server of its own, not what a page shows.',
      ...THE_RULES,
    },
  },
  {
    name: 'held back',
    files: /^src\/console\/.*\.tsx?$/,
    pattern: /\bSuspense\b/,
    because:
      'React keeps what has come back for three tenths of a second more; `SuspenseBoundary` (src/console/kit/SuspenseBoundary.tsx) shows it at once.',
    except: { 'src/console/kit/SuspenseBoundary.tsx': 'It is the place.' },
  },
  {
    name: 'mocked modules',
    files: /^test\/.*\.ts$|\.(?:test|rows)\.tsx?$/,
    pattern: /\bvi\.(?:do)?[mM]ock\(|\bvi\.resetModules\b/,
    because:
      'Test files share a process, and whoever has loaded a module that is mocked keeps it so: hand in what is different instead.',
    except: THE_RULES,
  },
  {
    name: 'outside hosts',
    files: /^src\/(?!.*\.(?:test|rows)\.tsx?$).*\.(?:tsx?|css)$/,
    pattern: new RegExp(
      `\\bhttps?://(?!(?:${NAMED_HOSTS.join('|')})(?![\\w.-]))[\\w[]|['"(]//[a-z0-9-]+\\.[a-z]`,
    ),
    because:
      'Nothing is fetched from other hosts: fonts, scripts and pictures are ours, links of the organisation stand in ' +
      'its file. A name that nobody fetches goes into NAMED_HOSTS.',
    except: { 'src/settings/environment.ts': 'Its sentences show what an address looks like.' },
  },
  {
    name: 'registry hosts',
    files: /./,
    pattern:
      /\/\/(?:[\w-]+\.)*(?:registry|artifactory|nexus|npm|packages)\.[\w.-]+|^\s*(?:@[\w-]+:)?registry\s*=|"resolved":\s*"http/m,
    commentsToo: true,
    because:
      'Where packages come from is the business of the machine that installs them, so it is not written here.',
    except: THE_RULES,
  },
  {
    name: 'machine paths',
    files: /\.(?:tsx?|mjs|js|json|jsonc|sql|css|md|sh|html|yml|yaml)$|^\.ci\//,
    pattern: /(?<![\w.~-])\/(?:work|root|Users)\/[\w.-]|\/home\/(?:user|ubuntu|runner|node)\b/,
    commentsToo: true,
    because: 'A path of one machine means nothing on another; use paths from the project folder.',
    except: THE_RULES,
  },
];

const MAX_LINES = 300;

/** Files under src that may be longer than 300 lines, each with the reason: lists, where one line is one entry. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'src/console/about/section.rows.ts': 'A list: the sixteen screens of the section, its lists and its forms.',
};

/**
 * Every house rule that one file breaks.
 *
 * @param path the file's path from the project's root, with forward slashes
 * @param text its content
 * @returns whole sentences, each beginning with `path:line`; empty when all is well
 */
export function brokenRules(path: string, text: string): string[] {
  const withComments = text;
  const without = /\.(?:tsx?|mjs|js|css)$/.test(path) ? withoutComments(text) : text;
  const sentences: string[] = [];
  for (const rule of HOUSE_RULES) {
    if (!rule.files.test(path) || excepted(rule, path)) continue;
    const content = rule.commentsToo ? withComments : without;
    const found = rule.pattern.exec(content);
    if (!found) continue;
    const start = found.index + (found[0].length - found[0].trimStart().length);
    sentences.push(`${path}:${lineAt(content, start)} (${rule.name}) ${found[0].trim()} … ${rule.because}`);
  }
  const lines = text.split('\n').length - 1;
  if (/^src\/.*\.(?:tsx?|css)$/.test(path) && lines > MAX_LINES && !(path in LONG_FILES)) {
    sentences.push(
      `${path} has ${lines} lines, more than ${MAX_LINES}. Split it by what it is about, or, when it is a list, name it ` +
        'in LONG_FILES with the reason.',
    );
  }
  return sentences;
}

function excepted(rule: HouseRule, path: string): boolean {
  return Object.keys(rule.except ?? {}).some(
    (place) => path === place || (place.endsWith('/') && path.startsWith(place)),
  );
}
