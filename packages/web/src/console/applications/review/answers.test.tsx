import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import { ICONS } from '../../../ui/pictures/icon-drawings.ts'
import { Answers } from './answers.tsx'

beforeEach(() => bootForTest())

const restricted = (item_id: string, name: string, message: string | null) => ({
  item_id,
  name,
  message,
  section: '',
  content: null,
  history: [],
  is_required: true,
  is_restricted: true,
})
const showAnswers = (message: string | null) =>
  render(
    <InConsole>
      <Answers
        application={{
          id: 'a1',
          answers: [restricted('income', 'Income', message), restricted('tax', 'Tax number', message)],
        }}
      />
    </InConsole>,
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('a restricted answer is shown by its eye and hidden again, one by itself [S2-6.008]', async () => {
  const answer = (item_id: string, content: string) => ({
    [`GET /api/admin/v1/applications/a1/restricted_answers/${item_id}`]: () =>
      one('comments', item_id, { ...restricted(item_id, item_id, null), content }),
  })
  serveCalls({ ...answer('income', '48000'), ...answer('tax', '204859371') })
  showAnswers(null)
  const drawn = (name: string) =>
    screen.getByRole('button', { name }).querySelector('path')?.getAttribute('d')
  await screen.findByRole('button', { name: 'Show: Income' })
  expect(drawn('Show: Tax number')).toBe(ICONS.eye)
  await press('Show: Tax number')
  expect(await screen.findByText('204859371')).toBeTruthy()
  expect(screen.queryByText('48000')).toBeNull()
  await press('Show: Income')
  expect(await screen.findByText('48000')).toBeTruthy()
  expect(drawn('Hide: Tax number')).toBe(ICONS['eye-off'])
  await press('Hide: Tax number')
  expect(screen.queryByText('204859371')).toBeNull()
  expect(screen.getByText('48000')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Show: Tax number' })).toBeTruthy()
})

it('who lacks the permission reads the message in its place, and has no eye [S2-6.007]', async () => {
  showAnswers('You do not have permission to see this item.')
  expect(await screen.findAllByText('You do not have permission to see this item.')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})
