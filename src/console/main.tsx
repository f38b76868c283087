import './console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bindBrand } from '#kinds/brand.ts';
import { App } from './App.tsx';
import { settleForbiddenBy } from './api.ts';
import { organisationOfPage } from './organisation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
const organisation = organisationOfPage();
bindBrand(organisation.brand);
settleForbiddenBy(async (...refused) => (await import('./secondKey/refused.tsx')).afterProof(...refused));
createRoot(root).render(
  <StrictMode>
    <App organisation={organisation} />
  </StrictMode>,
);
