/** The addresses of the page's built style and script; undefined if nothing has been built. */
export interface ReferenceAssets {
  readonly style: string;
  readonly script: string;
}

/** The page that the script of `page.ts` fills with the calls. */
export function ReferencePage({ title, assets }: { title: string; assets: ReferenceAssets | undefined }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/seals/synod.svg" />
        {assets && <link rel="stylesheet" href={assets.style} />}
        {assets && <script type="module" src={assets.script} />}
      </head>
      <body>
        <header className="top">
          <a href="/">Website</a>
          <a href="/login">Console</a>
          <a href="openapi.json">openapi.json</a>
          <p>
            What you try out here is done for real, in the name of whoever is signed in at the console in this
            browser.
          </p>
          <noscript>
            <p>This page needs JavaScript; openapi.json has all that it shows.</p>
          </noscript>
        </header>
        <div id="calls" />
      </body>
    </html>
  );
}
