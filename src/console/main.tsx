import '#ui/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/controls.css';
import './styles/messages.css';
import './styles/list.css';
import './styles/table.css';
import './styles/fields.css';
import './styles/upload.css';
import './styles/dialog.css';
import './styles/login.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { organisationOfPage } from './organisation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <App organisation={organisationOfPage()} />
  </StrictMode>,
);
