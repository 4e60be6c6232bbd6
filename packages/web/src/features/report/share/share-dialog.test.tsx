import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ShareDialog } from './share-dialog.tsx'

const AT = { created_at: '2026-11-10T12:00:00.000Z', ends_at: '2026-12-10T12:00:00.000Z' }
const TOKEN = 't'.repeat(43)

it('hands on no link that was withdrawn', async () => {
  await bootForTest({}, SOMEBODY)
  let shares = [{ id: 's0', ...AT }]
  serveCalls({
    'GET /api/v1/report_shares': () => many('report_shares', shares),
    'POST /api/v1/report_shares': () => {
      shares = [...shares, { id: 's1', ...AT }]
      return one('report_shares', 's1', { ...AT, token: TOKEN })
    },
    'DELETE /api/v1/report_shares/s1': () => {
      shares = shares.filter(({ id }) => id !== 's1')
      return new Response(null, { status: 204 })
    },
  })
  render(<ShareDialog buildingId="b1" address="12 Elm Street" onClose={() => undefined} />, {
    wrapper: WithApp,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
  await screen.findByDisplayValue(new RegExp(TOKEN))
  const withdraw = screen.getAllByRole('button', { name: /^Withdraw the link/ })
  fireEvent.click(withdraw[1] ?? document.body)
  await waitFor(() => expect(screen.queryByDisplayValue(new RegExp(TOKEN))).toBeNull())
  expect(screen.getAllByRole('button', { name: /^Withdraw the link/ })).toHaveLength(1)
})
