import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest } from '../../testing/with-app.tsx'
import { consoleQueries } from '../api/console-http.ts'
import { MailPreview } from './mail-preview.tsx'

beforeEach(async () => {
  consoleQueries.clear()
  await bootForTest()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CALL = 'POST /api/admin/v1/applications/a1/mail_previews'
const preview = (message: string) => (
  <QueryClientProvider client={consoleQueries}>
    <MailPreview id="a1" mail={{ to: 'declined', message }} />
  </QueryClientProvider>
)

it('the mail is asked for once while somebody types, with what they had written when they paused', async () => {
  const served = serveCalls({
    [CALL]: ({ body }) =>
      one('mail_previews', 'a1', {
        ...{ to: 'erin@lakeshore.test', from: 'Home energy desk', subject: 'Your application' },
        text: JSON.stringify(body),
      }),
  })
  const { rerender } = render(preview('T'))
  for (const message of ['To', 'Too', 'Too late.']) rerender(preview(message))
  expect(await screen.findByText(/"message":"Too late\."/)).toBeTruthy()
  expect(served.calls).toEqual([CALL])
})
