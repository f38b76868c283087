import { useWords } from '#ui/useWords.ts';
import type { Files } from './fieldFiles.ts';
import { mediaPath } from './fileNames.ts';
import { UPLOAD } from './words.ts';

/** The pictures of the form; one press uses one of them here. */
export function TakeOne({ files: { others, urls, label, take } }: { files: Files }) {
  const words = useWords(UPLOAD);
  if (others.length === 0) return null;
  return (
    <fieldset className="take">
      <legend className="hint">{words.takeOne(label.toLowerCase())}</legend>
      <div>
        {[...new Set(others)].map((url) => (
          <button
            key={url}
            type="button"
            aria-pressed={urls.includes(url)}
            aria-label={words.takeNth(others.indexOf(url) + 1)}
            title={words.takeNth(others.indexOf(url) + 1)}
            onClick={() => urls.includes(url) || take(url)}
          >
            <img src={mediaPath(url)} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
