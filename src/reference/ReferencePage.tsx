import { CallEntry, type Entry, Fields, rowsOf } from './CallEntry.tsx';
import type { Described } from './openapi.ts';
import { resolved } from './schemaParts.ts';

/** Where the built style and script of the page are; absent where nothing has been built. */
export interface ReferenceAssets {
  readonly style: string;
  readonly script: string;
  readonly font: string | undefined;
}

/** The reference for people: contents with a filter, every call with an example, the shapes, and (with script) a try-out. */
export function ReferencePage({
  described,
  base,
  assets,
}: {
  described: Described;
  /** The whole address below which the calls stand. */
  base: string;
  assets: ReferenceAssets | undefined;
}) {
  const groups = groupsOf(described);
  const { title } = described.info;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f3ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#181315" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/seals/synod.svg" />
        {assets?.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />}
        {assets && <link rel="stylesheet" href={assets.style} />}
        {assets && <script type="module" src={assets.script} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the calls
        </a>
        <header className="top">
          <p className="title">{title}</p>
          <nav aria-label="Elsewhere">
            <a href="/">Website</a>
            <a href="/login">Console</a>
            <a href="openapi.json">openapi.json</a>
          </nav>
        </header>
        <div className="book">
          <Contents groups={groups} />
          <main id="main">
            <h1>{title}</h1>
            <Introduction described={described} base={base} />
            {[...groups].map(([name, entries]) => (
              <section className="group" key={name} id={groupId(name)}>
                <h2>{name}</h2>
                {entries.map((entry) => (
                  <CallEntry key={entry.operation.operationId} entry={entry} described={described} />
                ))}
              </section>
            ))}
            <Refusals described={described} />
            <Shapes described={described} />
          </main>
        </div>
      </body>
    </html>
  );
}

function groupsOf({ paths }: Described): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.tags[0] ?? 'Calls';
      groups.set(name, [...(groups.get(name) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  return groups;
}

const groupId = (name: string): string => `group-${name.toLowerCase().replace(/\W+/g, '-')}`;

/** Folded on a phone, beside the page on a desk. The filter is shown by the script that it needs. */
function Contents({ groups }: { groups: ReadonlyMap<string, readonly Entry[]> }) {
  return (
    <details className="contents" open>
      <summary>Contents</summary>
      <search className="field" data-filter="" hidden>
        <label htmlFor="filter">Filter</label>
        <input id="filter" type="search" autoComplete="off" spellCheck={false} />
        <p className="hint" role="status" data-found="" />
      </search>
      <nav aria-label="Contents">
        <ul>
          <li>
            <a href="#signing-in">Signing in</a>
          </li>
          {[...groups].map(([name, entries]) => (
            <li key={name}>
              <a href={`#${groupId(name)}`}>{name}</a>
              <ul>
                {entries.map(({ method, path, operation }) => (
                  <li key={operation.operationId} data-to={operation.operationId}>
                    <a href={`#${operation.operationId}`}>
                      <span className="method">{method}</span> <code>{path.slice(1)}</code>
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li>
            <a href="#refusals">Refusals</a>
          </li>
          <li>
            <a href="#shapes">Shapes</a>
          </li>
        </ul>
      </nav>
    </details>
  );
}

function Introduction({ described, base }: { described: Described; base: string }) {
  return (
    <section className="group intro" id="signing-in">
      <h2>Signing in</h2>
      <p className="read">{described.info.description}</p>
      <pre className="curl" data-copy="Signing in with curl">
        {`BASE=${base}
TOKEN=$(curl -s "$BASE/auth/user_login" -H 'content-type: application/json' \\
  -d '{"email":"admin@example.org","password":"…"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`}
      </pre>
      <p className="read">
        Lists are asked for with POST and a JSON body, page by page; <code>&quot;all&quot;</code>, an empty
        text and null are no filter. What is below <code>public/</code> needs no token. An empty body is no
        body.
      </p>
      <p className="notice notice--plain" data-signed-in="" hidden />
    </section>
  );
}

function Refusals({ described }: { described: Described }) {
  const refusals = Object.entries(described.components.responses) as [string, { description: string }][];
  return (
    <section className="group" id="refusals">
      <h2>Refusals</h2>
      <p className="read">Each carries one whole sentence for the person, under three names.</p>
      <table className="fields">
        <tbody>
          {refusals.map(([name, { description }]) => (
            <tr key={name} id={`refused-${name.replace('Refused', '')}`}>
              <th scope="row">
                <code>{name.replace('Refused', '')}</code>
              </th>
              <td colSpan={2}>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The named schemas that are objects of their own; bodies and answers stand with their calls. */
function Shapes({ described }: { described: Described }) {
  const { schemas } = described.components;
  const shown = Object.entries(schemas).filter(([name]) => !/(Body|Answer)$/.test(name));
  return (
    <section className="group" id="shapes">
      <h2>Shapes</h2>
      {shown.map(([name, schema]) => (
        <section className="call" id={`shape-${name}`} key={name}>
          <h3>
            <code>{name}</code>
          </h3>
          {resolved(schema, schemas).properties ? (
            <Fields title={`What ${name} has`} rows={rowsOf(schema, schemas)} folded />
          ) : (
            <Fields title="Takes" rows={[{ name, required: false, schema }]} />
          )}
        </section>
      ))}
    </section>
  );
}
