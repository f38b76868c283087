import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM } from 'tesseract.js';
import { answerTasks } from '#process/work.ts';
import type { OcrResult, OcrTask } from './ocr.ts';

/**
 * A separate program, started by machine.ts with the lowest priority: reads the letters on a rendered page. Its language models are in our own packages;
 * nothing is downloaded.
 */
sharp.cache(false);

const require = createRequire(import.meta.url);

answerTasks<OcrTask, OcrResult>(async ({ from, width, height, languages }) => {
  const image = await sharp(await readFile(from), { raw: { width, height, channels: 1 } })
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const models = await modelsOf(languages);
  try {
    const worker = await createWorker([...languages], undefined, { langPath: models, cacheMethod: 'none' });
    try {
      // Detects columns, headings and pictures automatically.
      await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
      const { data } = await worker.recognize(image, {}, { text: true, blocks: true });
      const paragraphs = (data.blocks ?? []).flatMap((block) =>
        block.paragraphs.map((paragraph) => paragraph.lines.map((line) => line.text.trim())),
      );
      return { paragraphs, sureness: data.confidence };
    } finally {
      // Releases its memory after each page.
      await worker.terminate();
    }
  } finally {
    await rm(models, { recursive: true, force: true });
  }
});

/** A folder with the small, exact models of these languages, each from a separate package: the library looks for all of them in one place. */
async function modelsOf(languages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-models-'));
  for (const code of languages) {
    const home = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));
    await symlink(
      join(home, '4.0.0_best_int', `${code}.traineddata.gz`),
      join(folder, `${code}.traineddata.gz`),
    );
  }
  return folder;
}
