import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { DESCRIBE_PARAMETER } from '../library/describeParameter.ts';
import { useLibraryCounts } from '../library/useLibrary.ts';
import { Part } from './Part.tsx';
import { TODAY } from './words.ts';

/** The number of own pictures without a description, and the link to describe them all. */
export function Silent() {
  const words = useWords(TODAY);
  const path = usePaths();
  const count = useLibraryCounts()?.undescribed ?? 0;
  return (
    <Part
      name={words.parts.pictures}
      rows={count > 0 ? [count] : []}
      isPending={false}
      onRetry={() => undefined}
    >
      {() => (
        <ul className="desk-lines">
          <li>
            <div>
              <span className="t">{words.silent(count)}</span>
              <span className="small">{words.silentHint}</span>
            </div>
            <Link className={buttonClass('line')} to={`${path('library')}?${DESCRIBE_PARAMETER}=1`}>
              {words.describe}
            </Link>
          </li>
        </ul>
      )}
    </Part>
  );
}
