import { usePageContext } from '../pageContext.ts';
import { words } from '../words.ts';
import { Brand } from './Brand.tsx';

/** A diocese's own header: its colour, seal and name, the way to the synod, and the anchors of its first page. */
export function SubHead({
  anchors,
  home,
}: {
  anchors: readonly { id: string; label: string }[];
  home: string;
}) {
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
      <nav className="anchors" aria-label={words.onThisPage}>
        <div className="wrap">
          <div className="tabs">
            {anchors.map(({ id, label }, i) => (
              <a key={id} href={`${home}#${id}`} aria-current={home === '' && i === 0 ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </div>
        </div>
      </nav>
    </>
  );
}
