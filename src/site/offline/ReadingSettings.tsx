import { useWords } from '#ui/useWords.ts';
import { offlineWords } from '../parts/offlineWords.ts';

/** Larger text, and pictures on click: stored only in the browser (islands/switches.ts), so that pages stay the same for everybody. */
export function ReadingSettings() {
  const w = useWords(offlineWords);
  return (
    <form className="mt-5" data-switches data-scripted hidden>
      <p className="label" data-offer hidden>
        {w.offer}
      </p>
      <fieldset className="sizes">
        <legend className="label">{w.textSize}</legend>
        {w.sizes.map((size, i) => (
          <label key={size} className={`z${i + 1}`}>
            <input type="radio" name="text" value={i === 0 ? '' : i + 1} />
            <span aria-hidden="true">{w.letter}</span>
            <span className="vh">{size}</span>
          </label>
        ))}
      </fieldset>
      <div className="choices">
        <label className="choice">
          <span>
            {w.less}
            <small>{w.lessSays}</small>
          </span>
          <input type="checkbox" name="less" />
        </label>
      </div>
    </form>
  );
}
