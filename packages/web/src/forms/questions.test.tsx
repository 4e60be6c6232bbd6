import { compileQuestions } from '@hearthlight/domain/forms/compile-questions'
import { FieldDefinition, type FieldDefinitionInput } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Question } from '@hearthlight/domain/forms/question'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { announceSessionEnd } from '../platform/drafts/stored-drafts.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { bootForTest, WithApp } from '../testing/with-app.tsx'
import type { ControlProps } from './controls/control-props.ts'
import { FieldControl } from './controls/field-control.tsx'
import { FormErrors } from './form-errors.tsx'
import { Questions } from './questions.tsx'
import { type QuestionForm, useQuestionForm } from './use-question-form.ts'

beforeAll(() => bootForTest())
// Loaded when first shown: a busy machine takes longer for that than a test waits.
beforeAll(async () => void (await import('./nested-node.tsx')))

const text = (name: string, more: Partial<FieldDefinitionInput> = {}): FieldDefinitionInput => ({
  name,
  type: 'text',
  label: name,
  ...more,
})
const compile = (...fields: FieldDefinitionInput[]) =>
  compileQuestions(
    fields.map((field) => FieldDefinition.parse(field)),
    (key) => key,
  )
const items = (...children: FieldDefinitionInput[]): Question => ({
  kind: 'repeat',
  name: 'items',
  title: 'Window',
  min: 1,
  max: 12,
  children: compile(...children),
})

/** How often each question was drawn. */
const drawn = new Map<string, number>()
function Counted(props: ControlProps) {
  drawn.set(props.path, (drawn.get(props.path) ?? 0) + 1)
  return <FieldControl {...props} />
}

const storeFile = async (file: File) => file.name

type Options = {
  upload?: (file: File) => Promise<string>
  known?: FieldValues
  save?: (values: FieldValues) => Promise<void>
  record?: string
}
type Shown = { questions: readonly Question[]; options: Options; onForm: (form: QuestionForm) => void }

function Form({ questions, options, onForm }: Shown) {
  const form = useQuestionForm({ id: 'test', under: 'home', questions, upload: storeFile, ...options })
  onForm(form)
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <FormErrors form={form} />
      <Questions form={form} Control={Counted} />
      <button type="submit">Save</button>
    </form>
  )
}

function show(questions: readonly Question[], options: Options = {}) {
  let shown: QuestionForm | undefined
  const keep = (form: QuestionForm) => {
    shown = form
  }
  const { container } = render(<Form questions={questions} options={options} onForm={keep} />, {
    wrapper: WithApp,
  })
  const control = (path: string) => container.querySelector<HTMLInputElement>(`[name="${path}"]`)
  return { control, values: () => shown?.read() ?? {} }
}
const type = (control: HTMLInputElement | null, value: string) => {
  if (control === null) throw new Error('there is no such question')
  fireEvent.change(control, { target: { value } })
}

describe('a form of 60 questions with conditions and a repeat of 12', () => {
  const asked = Array.from({ length: 60 }, (_, index) =>
    text(`q${index}`, index % 5 === 4 ? { parent: `q${index - 1}` } : {}),
  )
  const questions = [...compile(...asked), items(text('room'), text('pane', { parent: 'room' }))]

  it('draws one question a keystroke', async () => {
    const { control } = show(questions, { known: { items: 12, q3: 'yes' } })
    await waitFor(() => expect(control('items/11/room')).not.toBeNull())
    // The first keystroke makes the form a changed one; only the questions must not notice.
    for (const [path, value] of [
      ['q0', 'a'],
      ['q0', 'ab'],
      ['q4', 'b'],
      ['items/7/room', 'c'],
      ['items/7/room', 'cd'],
    ] as const) {
      const hadPane = control('items/7/pane') !== null
      drawn.clear()
      type(control(path), value)
      // What begins to be asked is drawn for the first time.
      const opened = path === 'items/7/room' && !hadPane ? { 'items/7/pane': 1 } : {}
      expect(Object.fromEntries(drawn)).toEqual({ [path]: 1, ...opened })
    }
  })

  it('draws one question a keystroke while others are wrong', async () => {
    const wanted = [text('name', { required: true }), text('town', { required: true }), text('note')]
    const { control } = show(compile(...wanted))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    drawn.clear()
    type(control('note'), 'x')
    expect(Object.fromEntries(drawn)).toEqual({ note: 1 })
    drawn.clear()
    type(control('town'), 'Kohler')
    expect([...drawn.keys()]).toEqual(['town'])
    expect(control('name')?.getAttribute('aria-invalid')).toBe('true')
    expect(control('town')?.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a refusal by the server', () => {
  const refuse = (path: string) => async () => {
    const fields = [{ path, message: 'Unknown zip.' }]
    throw new HttpProblem({ status: 422, code: 'shared.invalid-form', title: 'Look again.', fields })
  }
  const questions = [...compile(text('zip')), items(text('zip'))]

  it('lands on the very item it points to, and its entry leads there', async () => {
    const { control } = show(questions, { known: { items: 5 }, save: refuse('home/items/3/zip') })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')].map((one) =>
      one.getAttribute('name'),
    )
    expect(wrong).toEqual(['items/3/zip'])
    const link = screen.getByRole('link', { name: 'Window 4, zip: Unknown zip.' })
    fireEvent.click(link)
    expect(document.activeElement).toBe(control('items/3/zip'))
  })

  it.each(['other/zip', 'home/street', 'zip'])('about %s is at no question of this form', async (path) => {
    show(questions, { save: refuse(path) })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Look again.')
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
  })
})

describe('a repeat', () => {
  it('adds an item and takes one away with its own answers', async () => {
    const user = userEvent.setup()
    const { control, values } = show([items(text('room'))])
    type(control('items/0/room'), 'Kitchen')
    await user.click(await screen.findByRole('button', { name: 'Add another' }))
    type(control('items/1/room'), 'Hall')
    await user.click(screen.getByRole('button', { name: 'Remove Window 1' }))
    expect(values()).toEqual({ items: 1, 'items/0/room': 'Hall' })
    expect(control('items/0/room')?.value).toBe('Hall')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

describe('a document', () => {
  const bill: Question = { kind: 'document', name: 'bill', label: 'Bill', required: true, max: 2 }
  it('says that it is required, and shows what was given', async () => {
    const user = userEvent.setup()
    const { values } = show([bill])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Bill: This upload is required.')
    await user.upload(screen.getByLabelText(/^Bill/), new File(['x'], 'march.pdf'))
    expect(await screen.findByText('march.pdf')).toBeDefined()
    expect(values()).toEqual({ bill: ['march.pdf'] })
    await user.click(screen.getByRole('button', { name: 'Remove march.pdf' }))
    expect(values()).toEqual({ bill: [] })
  })
  it('says at its place why a file was refused', async () => {
    const upload = () =>
      Promise.reject(new HttpProblem({ status: 413, code: 'x.y', title: 'The file is too large.' }))
    const { control, values } = show([bill], { upload })
    await userEvent.setup().upload(await screen.findByLabelText(/^Bill/), new File(['x'], 'march.pdf'))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Bill: The file is too large.')
    expect(control('bill')?.getAttribute('aria-invalid')).toBe('true')
    expect(values()).toEqual({ bill: [] })
  })
})

describe('a draft', () => {
  const questions = compile(text('note'), text('secret', { type: 'password' }))
  it('is of its form and its record, and never holds a password', async () => {
    const first = show(questions, { record: 'one' })
    type(first.control('note'), 'typed')
    type(first.control('secret'), 'hidden')
    act(() => announceSessionEnd())
    cleanup()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden')
    expect(show(questions, { record: 'two' }).values()).toEqual({ note: '', secret: '' })
    cleanup()
    expect(show(questions, { record: 'one' }).values()).toEqual({ note: 'typed', secret: '' })
  })
})
