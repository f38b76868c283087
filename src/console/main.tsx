import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bindBrand } from '#kinds/brand.ts';
import { App } from './frame/App.tsx';
import { settleForbiddenBy } from './kit/api.ts';
import { beginInOwnLanguage } from './kit/language.ts';
import { organisationOfPage } from './kit/organisation.ts';

const organisation = organisationOfPage();
bindBrand(organisation.brand);
settleForbiddenBy((...refused) =>
  import('./twoFactor/refused.tsx').then((all) => all.afterProof(...refused)),
);
// It is missing if the page shows that this browser is too old. Not awaited: the words' own file imports from this one.
const root = document.getElementById('root');
if (root)
  void beginInOwnLanguage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <App organisation={organisation} />
      </StrictMode>,
    ),
  );
