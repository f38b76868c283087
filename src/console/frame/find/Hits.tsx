import { useEffect, useRef } from 'react';
import { languageOf } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { Found } from '../../kit/list/Found.tsx';
import type { Hit } from './useHits.ts';
import { FIND } from './words.ts';

/** The id of a list item, by which the field names the selected one. */
export const optionId = (list: string, { key }: Hit): string => `${list}-${key.replaceAll(/\W+/g, '-')}`;

/** The hits in groups, with the selected one scrolled into view. */
export function Hits({
  id,
  hits,
  chosen,
  onChoose,
}: {
  id: string;
  hits: readonly Hit[];
  chosen: Hit | undefined;
  onChoose: (hit: Hit) => void;
}) {
  const words = useWords(FIND);
  const list = useRef<HTMLDivElement>(null);
  const at = chosen?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another one is selected, and at no other time.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const groups = [...new Set(hits.map(({ group }) => group))];
  return (
    <div
      className="hits"
      role="listbox"
      id={id}
      aria-label={words.found}
      ref={list}
      hidden={hits.length === 0}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
        <div key={group} role="group" aria-labelledby={`${id}-g-${group}`}>
          <p className="hits-h" id={`${id}-g-${group}`}>
            {words.groups[group]}
          </p>
          {hits
            .filter((hit) => hit.group === group)
            .map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, and keeps the focus.
              // biome-ignore lint/a11y/useFocusableInteractive: it is selected by aria-activedescendant.
              <div
                key={hit.key}
                className="hit"
                role="option"
                id={optionId(id, hit)}
                aria-selected={hit === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(hit)}
              >
                <Icon name={hit.icon} />
                <div>
                  <b lang={languageOf(hit.title)}>
                    <Found text={hit.title} />
                  </b>
                  {hit.said && (
                    <span className="small" lang={languageOf(hit.said)}>
                      <Found text={hit.said} />
                    </span>
                  )}
                </div>
                <span className="hit-key" aria-hidden="true">
                  {hit.letter ?? words.keys.enter}
                </span>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
