import { useWords } from '#ui/useWords.ts';
import { Prose } from '../parts/Prose.tsx';
import { Group } from '../parts/Section.tsx';
import { Title } from '../parts/Title.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/** The diocese's description in sections of title and text: several are collapsible, a single one is always open. */
export function About({ sections }: { sections: DioceseData['about'] }) {
  const w = useWords(dioceseWords);
  const [only, ...others] = sections;
  if (!only) return null;
  return (
    <div className="section wrap">
      <Group id="about" title={w.about}>
        {others.length === 0 ? (
          <>
            {only.title !== '' && <Title as="h3">{only.title}</Title>}
            <Prose text={only.text} />
          </>
        ) : (
          <div className="about">
            {sections.map(({ title, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other key, and a page is rendered once.
              <details key={i} className="acc" name="about" open={i === 0}>
                <summary>
                  <Title as="h3">{title || w.about}</Title>
                </summary>
                <Prose text={text} />
              </details>
            ))}
          </div>
        )}
      </Group>
    </div>
  );
}
