import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { bootForTest } from '../testing/with-app.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './fields/checkbox.tsx'
import { CheckboxGroup } from './fields/choices/checkbox-group.tsx'
import { OptionCards } from './fields/choices/option-cards.tsx'
import { RadioGroup } from './fields/choices/radio-group.tsx'
import { TextArea } from './fields/text-area.tsx'
import { TextField } from './fields/text-field.tsx'

beforeAll(() => bootForTest())

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

function Form() {
  const [email, setEmail] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [heat, setHeat] = useState<string | null>(null)
  const [rooms, setRooms] = useState<string[]>(['hall'])
  const [roof, setRoof] = useState<string | null>('flat')
  const [note, setNote] = useState('')
  return (
    <>
      <TextField label="Email" name="email" value={email} onChange={setEmail} />
      <Checkbox label="Agreed" name="agreed" value={isAgreed} onChange={setIsAgreed} />
      <RadioGroup label="Heat" name="heat" value={heat} onChange={setHeat} choices={choices('gas', 'oil')} />
      <CheckboxGroup
        label="Rooms"
        name="rooms"
        value={rooms}
        onChange={setRooms}
        choices={choices('hall', 'bath')}
      />
      <OptionCards
        label="Roof"
        name="roof"
        value={roof}
        onChange={setRoof}
        choices={choices('flat', 'steep')}
      />
      <TextArea label="Note" name="note" value={note} onChange={setNote} />
      <Button>Send</Button>
      <Button isDisabled>Never</Button>
      <output>{[email, isAgreed, heat, rooms.join('+'), roof, note].join(' ')}</output>
    </>
  )
}

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))

function drawOnServer(): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form />)
  document.body.append(place)
  return place
}

const takeOver = (place: HTMLElement) =>
  act(async () => {
    root = hydrateRoot(place, <Form />)
  })
function type(name: string, text: string): void {
  screen.getByRole<HTMLInputElement>('textbox', { name }).value = text
}
function tick(role: 'checkbox' | 'radio', ...names: string[]): void {
  for (const name of names) screen.getByRole<HTMLInputElement>(role, { name }).checked = true
}
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

it('holds buttons back until the app has taken the page over', async () => {
  const place = drawOnServer()
  expect(sendButton().disabled).toBe(true)
  expect(sendButton().dataset['waiting']).toBe('true')
  await takeOver(place)
  expect(sendButton().disabled).toBe(false)
  expect(sendButton().dataset['waiting']).toBeUndefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Never' }).disabled).toBe(true)
})

it('takes what was typed and ticked before', async () => {
  const place = drawOnServer()
  type('Email', 'nora@example.com')
  type('Note', 'in spring')
  tick('checkbox', 'Agreed', 'bath')
  tick('radio', 'oil', 'steep')
  await takeOver(place)
  expect(screen.getByRole('status').textContent).toBe('nora@example.com true oil hall+bath steep in spring')
})

it('changes nothing where nothing was entered', async () => {
  await takeOver(drawOnServer())
  expect(screen.getByRole('status').textContent).toBe(' false  hall flat ')
})

it('holds nothing back on a page that the app itself draws', () => {
  render(<Form />)
  expect(sendButton().disabled).toBe(false)
})
