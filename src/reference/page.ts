import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { opsFilter } from './opsFilter.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const showScheme = (): void => void document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', showScheme);
showScheme();

const ui = SwaggerUI({
  dom_id: '#calls',
  url: '/api/v1/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  filter: true,
  plugins: [() => ({ fn: { opsFilter } })],
  // Otherwise the description's address is sent to a server of the library's makers.
  validatorUrl: null,
  onComplete: () => {
    // Calls are tried as the user who is signed in at the console in this browser (AMB-068); the page itself stores nothing.
    const token = localStorage.getItem('token');
    if (token) ui.preauthorizeApiKey('token', token);
  },
});
