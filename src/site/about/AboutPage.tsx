import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { menuWords } from '../menu/menuWords.ts';
import { Anchors } from '../parts/Anchors.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Prose, playersIn } from '../parts/Prose.tsx';
import { Group } from '../parts/Section.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { Page } from '../shell/Page.tsx';
import { type AboutData, CHAPTERS } from './about.load.ts';
import { chapterText } from './chapterText.ts';
import { Guidelines } from './Guidelines.tsx';
import { LogoPlate } from './LogoPlate.tsx';
import { aboutWords } from './words.ts';

/** The About page: history, vision, mission and logo, each with the office's text (002 §2.16). `path`: the page's canonical path. */
export function AboutPage({ path, texts }: { path: string; texts: AboutData }) {
  const { organisation, links } = usePageContext();
  const w = useWords(aboutWords);
  const { places, sections } = useWords(menuWords);
  const text = (chapter: keyof AboutData, className: string) => {
    const { html, pictures } = texts[chapter];
    if (html === '') return <EmptyState sentence={w.noText} />;
    return <Prose text={{ html: chapterText(html), pictures }} className={className} />;
  };
  return (
    <Page
      title={sections.about}
      description={w.description(organisation.name)}
      canonical={links.mainWhole(path)}
      islands={['frame', 'anchors', ...playersIn(...Object.values(texts))]}
    >
      <div className="wrap">
        <Crumbs trail={[]} here={sections.about} />
        <div className="page-head">
          <Title as="h1">{sections.about}</Title>
          <Deck className="deck read">{organisation.motto.text}</Deck>
        </div>
      </div>
      <Anchors sections={CHAPTERS.map((id) => ({ id, label: places[id]() }))} under />
      <div className="wrap chapters">
        <Group id="history" title={places.history()}>
          {text('history', 'prose prose--story')}
        </Group>
        <Group id="vision" title={places.vision()}>
          {text('vision', 'prose prose--creed')}
        </Group>
        <Group id="mission" title={places.mission()}>
          {text('mission', 'prose prose--creed')}
        </Group>
        <Group id="logo" title={places.logo()}>
          <LogoPlate>{texts.logo.html !== '' && text('logo', 'prose')}</LogoPlate>
          <Guidelines />
        </Group>
      </div>
    </Page>
  );
}
