import { usePageContext } from '../pageContext.ts';
import { Anchors } from '../parts/Anchors.tsx';
import { Brand } from './Brand.tsx';

/** Fewer sections are seen at a glance, and need no bar of anchors. */
const WORTH_A_BAR = 4;

/** A diocese's own header: its colour, seal and name, the way to the synod, and the anchors of its first page. */
export function SubHead({ sections = [] }: { sections?: readonly { id: string; label: string }[] }) {
  const { organisation, links } = usePageContext();
  return (
    <>
      <div className="accentbar" />
      <header className="sub-head">
        <div className="wrap sub-top">
          <Brand />
          <a className="parent" href={links.main('/home')}>
            {organisation.name}
          </a>
        </div>
      </header>
      {sections.length >= WORTH_A_BAR && <Anchors sections={sections} />}
    </>
  );
}
