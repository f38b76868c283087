import { useId } from 'react';
import { FOCUSES, type Focus } from '#kinds/pictureCut.ts';
import { useWords } from '#ui/useWords.ts';
import { UPLOAD } from './words.ts';

/** The focus area that must stay visible if the crop is shown in another aspect ratio: one of nine fields, chosen by press or arrow keys. */
export function FocusGrid({ focus, onFocus }: { focus: Focus | null; onFocus: (focus: Focus) => void }) {
  const words = useWords(UPLOAD);
  const name = useId();
  return (
    <fieldset className="field focus-field">
      <legend className="legend">{words.focus}</legend>
      <div className="focus-grid">
        {FOCUSES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              aria-label={words.focuses[one]}
              checked={focus === one}
              onChange={() => onFocus(one)}
            />
          </label>
        ))}
      </div>
      <p className="hint">{words.focusHint}</p>
    </fieldset>
  );
}
