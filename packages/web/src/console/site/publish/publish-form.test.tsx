import type { Finding } from '@hearthlight/domain/studio/lint/finding'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest } from '../../../testing/with-app.tsx'
import { consoleQueries } from '../../api/console-http.ts'
import { useSiteDraft } from '../use-site-draft.ts'
import { PublishForm } from './publish-form.tsx'

const STUDIO = '/api/admin/v1/studio'
const PUBLISHED = { number: 1, config: { name: 'Testville' } }
const stop = (code: Finding['code']): Finding => ({ code, severity: 'stop', path: ['name'], params: {} })

beforeEach(() => bootForTest())

function Form({ stops }: { stops: readonly Finding[] }) {
  return <PublishForm edited={useSiteDraft()} changes={1} stops={stops} />
}
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' })
async function show(stops: readonly Finding[]) {
  const asked: unknown[] = []
  const { calls } = serveCalls({
    [`GET ${STUDIO}/draft`]: () =>
      one('studio_draft', 'testville', {
        code: 'testville',
        config: { name: 'New' },
        revision: 3,
        author_name: 'Casey',
        saved_at: null,
        base: PUBLISHED,
        published: PUBLISHED,
        scheduled: null,
      }),
    [`POST ${STUDIO}/versions`]: ({ body }) => {
      asked.push(body)
      return one('studio_versions', '2', {})
    },
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={consoleQueries}>
        <Suspense>
          <Form stops={stops} />
        </Suspense>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  expect((await button()).disabled).toBe(true)
  return { asked, calls }
}

it('publishes what a check stops once a reason is given, and asks for one', async () => {
  const { asked } = await show([stop('no-start')])
  expect(screen.getByText('Settle the checks that stop, or publish with a reason (1).')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Publish although checks stop it' }))
  fireEvent.change(screen.getByLabelText('What this is for'), { target: { value: 'For the fair' } })
  fireEvent.click(await button())
  expect(screen.getByText('Say why it is published all the same.')).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText(/Why all the same/), { target: { value: 'It is on paper.' } })
  fireEvent.click(await button())
  await waitFor(() =>
    expect(asked).toEqual([{ revision: 3, reason: 'For the fair', at: null, despite: 'It is on paper.' }]),
  )
})

it('takes no reason where one of the checks would leave nobody a way in', async () => {
  await show([stop('no-start'), stop('no-way-in')])
  expect(screen.getByText('Settle the checks that stop first (2).')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
