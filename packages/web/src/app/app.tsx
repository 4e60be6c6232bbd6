import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { AppContext } from '../platform/boot/app-context.ts'

/** What surrounds the router, in the browser and on the server alike. */
export const App = ({ context, children }: { context: AppContext; children: ReactNode }) => (
  <StrictMode>
    <AppContext value={context}>
      <I18nextProvider i18n={context.i18n}>
        <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
      </I18nextProvider>
    </AppContext>
  </StrictMode>
)
