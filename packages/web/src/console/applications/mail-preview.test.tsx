import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { MailPreview } from './mail-preview.tsx'

beforeEach(() => bootForTest())

const CALL = 'POST /api/admin/v1/applications/a1/mail_previews'
const preview = (message: string) => (
  <InConsole>
    <MailPreview id="a1" mail={{ to: 'declined', message }} />
  </InConsole>
)

it('the mail is asked for once while somebody types, with what they had written when they paused', async () => {
  const served = serveCalls({
    [CALL]: ({ body }) =>
      one('mail_previews', 'a1', {
        to: 'erin@lakeshore.test',
        from: 'Home energy desk',
        subject: 'Your application',
        text: JSON.stringify(body),
      }),
  })
  const { rerender } = render(preview('T'))
  for (const message of ['To', 'Too', 'Too late.']) rerender(preview(message))
  expect(await screen.findByText(/"message":"Too late\."/)).toBeTruthy()
  expect(served.calls).toEqual([CALL])
})
