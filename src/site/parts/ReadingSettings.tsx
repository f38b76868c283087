import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { SHELF } from '../host/paths.ts';
import { CloseButton } from './CloseButton.tsx';
import { offlineWords } from './offlineWords.ts';

/** The dialog's id; a page has one. */
const HERE = 'text-size';

/** Opens the reading settings on this page, which come from their own. With script only, like the settings themselves (islands/share.ts). */
export function ReadingSettingsButton() {
  const { links } = usePageContext();
  const w = useWords(offlineWords);
  return (
    <button
      type="button"
      popoverTarget={HERE}
      data-do="text"
      data-from={links.page(`${SHELF}#reading`)}
      data-says={w.switches}
      data-scripted
      hidden
    />
  );
}

/** What `ReadingSettingsButton` opens. */
export function ReadingDialog() {
  const w = useWords(offlineWords);
  return (
    <dialog className="dialog dialog--text" id={HERE} popover="auto" aria-label={w.switches}>
      <div className="dialog-body">
        <CloseButton of={HERE} />
      </div>
    </dialog>
  );
}

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
