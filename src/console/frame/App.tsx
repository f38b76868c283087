import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Organisation } from '#lib/organisation.ts';
import { LanguageContext } from '#ui/useWords.ts';
import { CallError } from '../kit/api.ts';
import { FeaturesProvider } from '../kit/features.tsx';
import { useShownLanguage } from '../kit/language.ts';
import { OrganisationProvider } from '../kit/organisation.ts';
import { SectionsProvider } from '../kit/useAllSections.ts';
import { routes } from './routes.tsx';
import { CONSOLE } from './sections.ts';

const loadFeatures = () => import('./features/features.ts').then((all) => all.FEATURES);

/** The whole console. */
export function App({ organisation }: { organisation: Organisation }) {
  const [client] = useState(makeClient);
  const [router] = useState(() => createBrowserRouter(routes(organisation)));
  return (
    <LanguageContext value={useShownLanguage()}>
      <OrganisationProvider value={organisation}>
        <QueryClientProvider client={client}>
          <SectionsProvider value={CONSOLE}>
            <FeaturesProvider value={loadFeatures}>
              <RouterProvider router={router} />
            </FeaturesProvider>
          </SectionsProvider>
        </QueryClientProvider>
      </OrganisationProvider>
    </LanguageContext>
  );
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // One retry if there was no response or a server error; rejections are final.
        retry: (count, error) =>
          count < 1 && error instanceof CallError && (error.status === 0 || error.status >= 500),
        refetchOnWindowFocus: false,
        // Try without a connection too, and say that it failed, instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
