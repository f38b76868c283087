/**
 * The wording with which servers refuse a mail. Every expression is bounded: it is run over a text of at most `MOST` characters, and no part of it repeats
 * without a limit.
 */
const MOST = 2000;

/** Wording for an address that does not exist, or never will. */
const NOBODY = [
  /\b(?:users?|recipients?|mailbox(?:es)?|account|address(?:ee)?|alias|person|domain|host(?:name)?|local part)(?:'s)?(?: [^ ]{1,40}){0,6} (?:unknown(?! (?:error|reason|problem))|invalid|disabled|inactive|deactivated|closed|terminated|deleted|unavailable|undeliverable|nonexistent|non-existent|not (?:found|known|recogni[sz]ed|valid|listed|here|exist|active|a valid|a known)|(?:does|do|did)(?: not|n't) (?:not )?exist|doesnt exist|no longer (?:exists?|here|valid|available|active|in use|on))\b/,
  /\b(?:unknown|invalid|nonexistent|non-existent|illegal|no such|not a valid|not a known|bad destination)(?: [^ ]{1,40}){0,3} (?:users?|recipients?|mailbox|account|address(?:ee)?|alias|person|domain|host|local part)\b/,
  /\bno (?:mailbox|user|recipient|account|person|one)(?: [^ ]{1,40})? (?:here|by that name|with that name|of that name|at this address|named)\b/,
  /\b(?:doesn't|does not) have an? (?:[^ ]{1,40} )?(?:account|mailbox)\b/,
  /\b(?:unrout(?:e)?able|undeliverable) (?:mail )?(?:address|domain|recipient)\b|\bno longer here\b|\bnobody (?:here|of that name|by that name|at this address)\b/,
  /\b(?:recipientnotfound|recipnotfound)\b|\bnull ?mx\b|\bnxdomain\b|\bname or service not known\b|\bno data record of requested type\b/,
  /\bnot listed in (?:the )?(?:public |domino |lotus )/,
];

/** Wording about the sender: our address, server, reputation, or volume. */
const OF_US =
  /\bsend(?:er|ing)|\bsent to too\b|\bin reply to mail from\b|\b(?:helo|ehlo)\b|\brelay(?:ing)?\b(?!=)|spam|\bblock(?:ed|list|ing|s)?\b|\bblack ?list|\b(?:unwanted|our list|on (?:a|the) list)\b|(?<!not )\blisted (?:in|on|by|at)\b|polic(?:y|ies)|reputation|authenti|authori[sz]|\bdenied\b|\brefused by\b|\bprohibit|\bpermi(?:tted|ssion)|\brestrict|\bbanned\b|\babus|\bcomplain|\bunsolicited\b|\bjunk\b|\bbulk\b|\bthrottl|\brate\b|\btoo (?:many|fast|quickly|frequent)|\bhour(?:ly)?\b|\bper (?:minute|day)\b|\blimit|\bexceed|\breverse\b|\brdns\b|\bptr\b|\bclient host\b|\byour (?:ip|host|server|network|isp|domain)\b|\bforged\b|\bspoof|\bsuspicious\b|\bunusual\b|\bcertificate\b|\bencrypt|\btls\b|\b(?:spf|dkim|dmarc|rbl|dnsbl)\b/;

/** Wording about the mail's content. */
const OF_CONTENT =
  /\b(?:virus|malware|infected|trojan|phish|attachment|content)|\b(?:message|mail) (?:size|refused|rejected|too)\b|\btoo (?:big|large|long)\b|\bofr_?\d/;

const FULL =
  /\bquota\b|\b(?:mailbox|mailfolder|inbox|account)(?: [^ ]{1,40}){0,3} (?:full|exceeded)\b|\bfull mailbox\b|\binsufficient (?:disk|storage|space|system storage)\b|\b(?:storage|disk) (?:limit|space|full|allocation)/;

/** A name server without a proper response, or a mail loop: a routing problem, often our own. */
const OF_ROUTE =
  /\b(?:malformed|servfail|server failure|unexpected name server|try again|temporar(?:y|ily)|loops? back|mail loop|routing loop|too many hops|lookup (?:failure|failed|error)|lookup (?:did not|didn't) complete)\b|\bname server (?:error|loop|timeout)\b|\bdns (?:error|failure|problem|timeout|server)/;

/** Exchange Online's edge, for unknown senders. */
const NOT_ADMITTED = /\brecipient address rejected access denied\b/;

export interface RefusalWords {
  readonly nobody: boolean;
  readonly us: boolean;
  readonly content: boolean;
  readonly full: boolean;
  readonly route: boolean;
  readonly notAdmitted: boolean;
}

/** What the wording means; several may apply. Addresses, hosts and links in it are left out: one may contain 'spam' or 'blackwell'. */
export function readRefusal(words: string): RefusalWords {
  const said = wordsOf(words);
  return {
    nobody: NOBODY.some((one) => one.test(said)),
    us: OF_US.test(said),
    content: OF_CONTENT.test(said),
    full: FULL.test(said),
    route: OF_ROUTE.test(said),
    notAdmitted: NOT_ADMITTED.test(said),
  };
}

const EDGES = ' \t"\'<>()[]{},;:.!?*#';

function wordsOf(words: string): string {
  return words
    .slice(0, MOST)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s/)
    .map(withoutEdges)
    .filter((word) => word !== '' && !isName(word))
    .join(' ');
}

function withoutEdges(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && EDGES.includes(word[from] ?? '')) from++;
  while (to > from && EDGES.includes(word[to - 1] ?? '')) to--;
  return word.slice(from, to);
}

/** A mail address, a link or a host. Exchange's component names (RESOLVER.ADR.RecipientNotFound) are words. */
const isName = (word: string): boolean =>
  word.includes('@') ||
  word.includes('://') ||
  (/^[a-z0-9.-]{1,255}$/.test(word) && /[a-z0-9-]\.[a-z]/.test(word) && !word.endsWith('notfound'));
