/** What a scanner of security headers says of an answer at https. */
export interface Findings {
  /** What is missing or weak, as sentences. */
  readonly findings: readonly string[];
  /** Points as the public observatories give them: 100, less for each finding, more for what few have. */
  readonly score: number;
}

const HALF_A_YEAR_S = 15_768_000;

interface Check {
  readonly finding: string;
  /** Points taken when it does not hold. */
  readonly costs: number;
  /** Points given when it holds. */
  readonly earns?: number;
  holds(of: Asked): boolean;
}

interface Asked {
  header(name: string): string;
  /** The content security policy by directive. */
  readonly policy: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
}

const CHECKS: readonly Check[] = [
  {
    finding: 'No content security policy that begins with nothing allowed and has no inline script.',
    costs: 25,
    earns: 10,
    holds: ({ policy }) =>
      policy.get('default-src') === "'none'" &&
      ['script-src', 'style-src'].every(
        (name) => !/'unsafe-|\*|https?:|data:/.test(policy.get(name) ?? '*'),
      ) &&
      policy.get('base-uri') === "'none'" &&
      policy.has('form-action'),
  },
  {
    finding: 'Other sites may frame it.',
    costs: 20,
    earns: 5,
    holds: ({ policy }) => policy.get('frame-ancestors') === "'none'",
  },
  {
    finding: 'Browsers are not told for half a year to come by https alone.',
    costs: 20,
    holds: ({ header }) =>
      Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0) >= HALF_A_YEAR_S,
  },
  {
    finding: 'Browsers may guess what kind of file it is.',
    costs: 5,
    holds: ({ header }) => header('x-content-type-options') === 'nosniff',
  },
  {
    finding: 'Other sites learn whole addresses by Referer.',
    costs: 5,
    earns: 5,
    holds: ({ header }) =>
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(header('referrer-policy')),
  },
  {
    finding: 'Other sites may take it in (Cross-Origin-Resource-Policy), or hold its window.',
    costs: 0,
    earns: 10,
    holds: ({ header }) =>
      header('cross-origin-resource-policy') === 'same-origin' &&
      header('cross-origin-opener-policy') === 'same-origin',
  },
  {
    finding: 'A cookie is not for https and this site alone.',
    costs: 20,
    holds: ({ cookies }) =>
      cookies.every(
        (line) => /; Secure/i.test(line) && /; HttpOnly/i.test(line) && /; SameSite=/i.test(line),
      ),
  },
  {
    finding: 'Any site may read it (Access-Control-Allow-Origin: *).',
    costs: 50,
    holds: ({ header }) => header('access-control-allow-origin') !== '*',
  },
];

/** Looks at the headers of an answer as the public observatories do. */
export function securityFindings({ headers }: Pick<Response, 'headers'>): Findings {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+(.*)/s) as [string, string]),
  );
  const asked: Asked = {
    header: (name) => headers.get(name) ?? '',
    policy,
    cookies: headers.getSetCookie(),
  };
  let score = 100;
  const findings: string[] = [];
  for (const check of CHECKS) {
    if (check.holds(asked)) score += check.earns ?? 0;
    else {
      score -= check.costs;
      findings.push(check.finding);
    }
  }
  return { findings, score };
}
