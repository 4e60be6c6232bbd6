import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import { AskManyDialog } from './ask-many-dialog.tsx'

beforeEach(() => bootForTest())

const RUN = 'POST /api/admin/v1/application_queue/bulk_actions'
const planned = (id: string, refusal: 'locked' | null) => ({
  id,
  number: 20_431,
  revision: 3,
  moves: [],
  refusal,
  items: [{ kind: 'upload', id: 'invoice', name: 'The invoice' }],
})

it('asks the selection by a day, which is not over', async () => {
  const served = serveCalls({
    'POST /api/admin/v1/application_queue/bulk_plans': () =>
      many('planned_applications', [planned('a1', null), planned('a2', 'locked')]),
    'POST /api/admin/v1/applications/a1/mail_previews': () =>
      one('mail_previews', 'a1', { to: 'nora@lakeshore.test', from: '', subject: '', text: '' }),
    [RUN]: () => one('bulk_results', 'all', { done: [{ id: 'a1', revision: 4, back: null }], refused: [] }),
  })
  render(
    <InConsole>
      <AskManyDialog ids={['a1', 'a2']} onClose={() => undefined} onDone={() => undefined} />
    </InConsole>,
  )
  await screen.findByRole('option', { name: /The invoice/ })
  fireEvent.change(screen.getByLabelText('What you ask for'), { target: { value: 'upload invoice' } })
  fireEvent.change(screen.getByLabelText(/^What you ask, for each/), {
    target: { value: 'Page two, please.' },
  })
  const day = screen.getByLabelText(/^Answer by/)
  fireEvent.change(day, { target: { value: '2020-01-01' } })
  expect(screen.getByText('Choose today or a later day.')).toBeDefined()
  const submit = await screen.findByRole('button', { name: 'Ask 1' })
  fireEvent.click(submit)
  expect(served.sent(RUN)).toEqual([])
  fireEvent.change(day, { target: { value: '2126-07-01' } })
  fireEvent.click(submit)
  await waitFor(() => expect(served.sent(RUN)).toHaveLength(1))
  expect(served.sent(RUN)[0]?.body).toEqual({
    applications: [{ id: 'a1', revision: 3 }],
    action: {
      kind: 'ask',
      answer_by: '2126-07-01',
      request: { kind: 'upload', item_id: 'invoice', content: 'Page two, please.' },
    },
  })
})
