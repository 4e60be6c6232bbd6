import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { queryClient } from '../platform/queries.ts'

/** What surrounds the router, in the browser and on the server alike. */
export const App = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StrictMode>
)
