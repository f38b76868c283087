import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { sealOf } from '../seals/seals.ts';
import { aboutWords } from './words.ts';

/** The logo with the office's description of it. */
export function LogoPlate({ children }: { children: ReactNode }) {
  const { organisation } = usePageContext();
  const w = useWords(aboutWords);
  return (
    <div className="logo-plate">
      <div>
        <img
          src={sealOf({ kind: 'main' })}
          alt={w.logoOf(organisation.name)}
          width="224"
          height="224"
          loading="lazy"
        />
      </div>
      {children}
    </div>
  );
}
