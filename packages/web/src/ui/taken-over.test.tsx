import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { bootForTest } from '../testing/with-app.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './fields/checkbox.tsx'
import { TextField } from './fields/text-field.tsx'

beforeAll(() => bootForTest())

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  cleanup()
  document.body.replaceChildren()
})

function Form() {
  const [email, setEmail] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  return (
    <>
      <TextField label="Email" name="email" value={email} onChange={setEmail} />
      <Checkbox label="Agreed" name="agreed" value={isAgreed} onChange={setIsAgreed} />
      <Button>Send</Button>
      <Button isDisabled>Never</Button>
      <output>{`${email} ${isAgreed}`}</output>
    </>
  )
}

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
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value = 'nora@example.com'
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Agreed' }).checked = true
  await takeOver(place)
  expect(screen.getByRole('status').textContent).toBe('nora@example.com true')
})

it('holds nothing back on a page that the app itself draws', () => {
  render(<Form />)
  expect(sendButton().disabled).toBe(false)
})
