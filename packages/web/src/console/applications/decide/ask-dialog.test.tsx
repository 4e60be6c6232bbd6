import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { AskDialog } from './ask-dialog.tsx'

beforeEach(() => bootForTest())

const ASK = 'POST /api/admin/v1/applications/a1/requests'
// What the dialog reads of an application.
const application = {
  id: 'a1',
  revision: 4,
  applicant: { name: 'Nora Lindqvist' },
  answers: [{ item_id: 'doors', name: 'How many doors?' }],
  upload_items: [{ id: 'photo', name: 'A photo' }],
  step_items: [{ id: 'contact', name: 'Who to write to' }],
  canned_texts: [
    { name: 'Blurred photo', text: 'The photo is blurred.' },
    { name: 'Wrong page', text: 'A page is missing.' },
  ],
} as unknown as ReviewedApplication

it('asks for a document with a text of the partner, for an answer and a step in words of its own, by a day [S2-4.018] [S2-4.019]', async () => {
  const served = serveCalls({
    'POST /api/admin/v1/applications/a1/mail_previews': () =>
      one('mail_previews', 'a1', { to: 'nora@lakeshore.test', from: '', subject: '', text: '' }),
    [ASK]: () => new Response(null, { status: 500 }),
  })
  render(
    <InConsole>
      <AskDialog application={application} uploadId="photo" onClose={() => undefined} />
    </InConsole>,
  )
  fireEvent.change(screen.getByLabelText('Use a text'), { target: { value: '1' } })
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What you ask about A photo/).value).toBe(
    'A page is missing.',
  )
  fireEvent.click(screen.getByLabelText('Answer: How many doors?'))
  fireEvent.change(screen.getByLabelText(/What you ask about How many doors/), {
    target: { value: 'Two or three?' },
  })
  fireEvent.click(screen.getByLabelText('Step: Who to write to'))
  fireEvent.change(screen.getByLabelText(/What you ask about Who to write to/), {
    target: { value: 'Nobody answers there.' },
  })
  const day = screen.getByLabelText(/^Answer by/)
  fireEvent.change(day, { target: { value: '2020-01-01' } })
  expect(screen.getByText('Choose today or a later day.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(served.sent(ASK)).toEqual([])
  fireEvent.change(day, { target: { value: '2126-07-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(served.sent(ASK)).toHaveLength(1))
  expect(served.sent(ASK)[0]?.body).toEqual({
    requests: [
      { kind: 'answer', item_id: 'doors', content: 'Two or three?' },
      { kind: 'upload', item_id: 'photo', content: 'A page is missing.' },
      { kind: 'step', item_id: 'contact', content: 'Nobody answers there.' },
    ],
    answer_by: '2126-07-01',
    revision: 4,
  })
})
