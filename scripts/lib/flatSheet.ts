import { createHash } from 'node:crypto';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import { Features, transform } from 'lightningcss';
import postcss, { type Plugin } from 'postcss';
import { build, type InlineConfig, type Plugin as VitePlugin } from 'vite';

/**
 * A style sheet for browsers without cascade layers (before Chrome 99, Firefox 97 and Safari 15.4), which drop all rules within one: the same rules in
 * the same order of precedence, by selectors that weigh more, and what those browsers lack said in an older way. Throws where the order could not be kept.
 */
export function flatten(css: string): string {
  const result = postcss([olderWords, cascadeLayers()]).process(css, { from: undefined });
  const warnings = result.warnings();
  if (warnings.length > 0) throw new Error(`The flat style sheet: ${warnings.join('; ')}`);
  const { code } = transform({
    filename: 'flat.css',
    code: Buffer.from(result.css),
    minify: true,
    targets: FLOOR,
    // The five languages are read from the left, and directions by name are known to all of these browsers.
    exclude: Features.LogicalProperties,
  });
  return code.toString();
}

/** The first browsers that know `:is()`, gaps in rows and the shape of a box. */
const FLOOR = { chrome: 88 << 16, firefox: 89 << 16, safari: 15 << 16 };

/** What no browser without layers has, and lightningcss leaves as it is. */
const olderWords: Plugin = {
  postcssPlugin: 'older-words',
  Declaration(declaration) {
    // The height that a phone's bars leave.
    declaration.value = declaration.value.replaceAll(/(?<=[\d.])[dls](?=v[hw]\b)/g, '');
    if (declaration.prop === 'translate') {
      declaration.prop = 'transform';
      declaration.value = `translate(${declaration.value.replace(' ', ', ')})`;
    }
    // The background of what was searched for, which has no fallback.
    if (declaration.prop === '--mark') declaration.value = 'var(--accent-tint)';
    // The declaration before it is the fallback; a mixed colour that cannot be computed would be black, or none.
    if (declaration.value.includes('color-mix(')) declaration.remove();
  },
};

/** Answers `import { FLAT_SHEET } from '…/site.css?flat'` with the address of that sheet made flat, as the build with this configuration makes it. */
export const withFlatSheet = (config: InlineConfig): VitePlugin => ({
  name: 'with-flat-sheet',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/site.css?flat') ? '\0flat-sheet' : null),
  async load(id) {
    if (id !== '\0flat-sheet') return null;
    const built = await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      build: {
        ...config.build,
        write: false,
        rolldownOptions: { ...config.build?.rolldownOptions, input: 'src/site/site.css' },
      },
    });
    const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
    if (sheet?.type !== 'asset') throw new Error('The style sheet has not been built.');
    const source = flatten(String(sheet.source));
    const name = `flat-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
    this.emitFile({ type: 'asset', fileName: name, source });
    return `export const FLAT_SHEET = ${JSON.stringify(`${config.base}${name}`)};`;
  },
});
