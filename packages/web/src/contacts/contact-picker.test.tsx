import type { Contact } from '@hearthlight/domain/contacts/contact'
import { contactFields } from '@hearthlight/domain/contacts/contact-fields'
import { ContactFields } from '@hearthlight/domain/partner/settings/contact-fields'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { shownNotices } from '../platform/notices.ts'
import { heldResponse, many, one, refusal, type Served, serveCalls } from '../testing/serve-calls.ts'
import { SOMEBODY } from '../testing/somebody.ts'
import { bootForTest, WithApp } from '../testing/with-app.tsx'
import { ContactPicker } from './contact-picker.tsx'
import { useContacts } from './use-contacts.ts'

const contact = (id: string, FirstName: string): Contact => ({
  id,
  Id: id,
  fields: Object.entries({
    FirstName,
    LastName: 'Larsen',
    Email: `${FirstName}@example.test`,
    MobilePhone: '920-555-0118',
    OtherPhone: '',
    MailingPostalCode: '53081',
  }).map(([name, value]) => ({ name, value })),
})
const IDA = contact('ida', 'Ida')
const TOM = contact('tom', 'Tom')

function Picker({ label = 'list' }: { label?: 'list' | 'primary' }) {
  const [id, setId] = useState<string | null>(null)
  return <ContactPicker state={useContacts(id)} label={label} onChoose={setId} />
}

async function show(
  contacts: readonly Contact[],
  label?: 'primary',
  person = SOMEBODY,
  fields?: readonly object[],
): Promise<Served> {
  await bootForTest({}, person)
  const asked = contactFields(ContactFields.parse(fields), person, (key) => i18next.t(key))
  const served = serveCalls({
    'GET /api/v1/contacts': () => many('contacts', contacts),
    'GET /api/v1/contacts/contact_field_info': () =>
      many(
        'contact_field_info',
        asked.map((field) => ({ ...field, id: field.name })),
      ),
  })
  render(<Picker {...(label && { label })} />, { wrapper: WithApp })
  await screen.findByRole('button', { name: 'Add New' })
  return served
}
const list = (name = 'Contact List') => screen.getByRole<HTMLSelectElement>('combobox', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const overview = () => screen.queryByRole('form', { name: 'Contact Overview' })
const readOnly = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.readOnly)

it('has a list, Add New and the form of the chosen contact, which is read-only [S2-2.067] [S2-2.068] [S2-2.069] [S2-4.059]', async () => {
  await show([IDA, TOM])
  expect(list().value).toBe('')
  expect(overview()).toBeNull()
  fireEvent.change(list(), { target: { value: 'tom' } })
  expect(overview()).not.toBeNull()
  expect(field('First Name').value).toBe('Tom')
  expect(readOnly()).toEqual(Array(6).fill(true))
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
})

it('is headed Primary Contact on an application, and chooses the only contact by itself [S2-2.067] [S2-4.064]', async () => {
  await show([IDA], 'primary')
  expect(list('Primary Contact').value).toBe('ida')
  expect(field('First Name').value).toBe('Ida')
  cleanup()
  await show([IDA, TOM], 'primary')
  expect(list('Primary Contact').value).toBe('')
})

it('has an input of its own for each type of field [S2-3.031]', async () => {
  await show(
    [IDA],
    undefined,
    SOMEBODY,
    (['TEXTAREA', 'EMAIL', 'PHONE', 'text'] as const).map((type) => ({ name: type, label: type, type })),
  )
  expect(['TEXTAREA', 'EMAIL', 'PHONE', 'text'].map((name) => field(name).type)).toEqual([
    ...['textarea', 'email', 'tel', 'text'],
  ])
})

it('opens by Edit, and Cancel brings the old values back [S2-2.069] [S2-4.060] [S2-4.061]', async () => {
  await show([IDA])
  press('Edit')
  expect(readOnly()).toEqual(Array(6).fill(false))
  expect(list().disabled).toBe(true)
  type('First Name', 'Eva')
  type('Mailing Postal Code', '53082')
  press('Cancel')
  expect([field('First Name').value, field('Mailing Postal Code').value]).toEqual(['Ida', '53081'])
  expect(readOnly()).toEqual(Array(6).fill(true))
})

it('clears the form by Add New, and Cancel goes back to the contact or hides it [S2-4.063] [S2-4.062]', async () => {
  await show([IDA, TOM], undefined, { ...SOMEBODY, first_name: 'Nora', last_name: 'Lind', zip: '53081' })
  press('Add New')
  type('First Name', 'Eva')
  press('Cancel')
  expect(overview()).toBeNull()
  fireEvent.change(list(), { target: { value: 'ida' } })
  press('Add New')
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(
    Array(6).fill(''),
  )
  press('Cancel')
  expect(field('First Name').value).toBe('Ida')
})

it('says Processing... while it saves, then that it was created, and chooses the new one [S2-2.070] [S2-8.029] [S2-2.069] [S2-5.035]', async () => {
  const served = await show([IDA, TOM])
  const held = heldResponse()
  const eva = contact('eva', 'Eva')
  served.change({ 'POST /api/v1/contacts': held.answer })
  press('Add New')
  for (const { name, value } of eva.fields)
    type(name.replace(/(?<=.)([A-Z])/g, ' $1'), value?.replaceAll('-', '') ?? '')
  expect(field('Mobile Phone').value).toBe('920-555-0118')
  press('Create')
  expect((await screen.findByRole('button', { name: 'Processing...' })).getAttribute('aria-busy')).toBe(
    'true',
  )
  served.change({ 'GET /api/v1/contacts': () => many('contacts', [IDA, TOM, eva]) })
  held.give(one('contacts', 'eva', eva))
  await waitFor(() => expect(list().value).toBe('eva'))
  expect(shownNotices().at(-1)).toMatchObject({ tone: 'positive', text: 'Contact Created successfully' })
})

it('sends a change with Id and the list of fields, and says that it was updated [S2-2.069] [S2-8.028] [S2-5.038] [S2-7.028]', async () => {
  const served = await show([IDA])
  expect(field('Mailing Postal Code')).toBeDefined()
  const eva = { ...contact('ida', 'Eva'), fields: contact('ida', 'Eva').fields }
  let sent: unknown
  served.change({
    'PUT /api/v1/contacts/ida': ({ body }) => {
      sent = body
      return one('contacts', 'ida', eva)
    },
    'GET /api/v1/contacts': () => many('contacts', [eva]),
  })
  press('Edit')
  type('First Name', 'Eva')
  press('Update')
  await waitFor(() => expect(shownNotices().at(-1)?.text).toBe('Contact Updated successfully'))
  const fields = IDA.fields.map((one) => (one.name === 'FirstName' ? { ...one, value: 'Eva' } : one))
  expect(sent).toEqual({ Id: 'ida', fields })
})

it('saves a contact of a person of the sync without a way to be reached, and of nobody else [S2-5.037]', async () => {
  const extra_info = { ...SOMEBODY.extra_info, educate_created_sync: true }
  const named = async (person: typeof SOMEBODY) => {
    const served = await show([], undefined, person)
    served.change({ 'POST /api/v1/contacts': () => one('contacts', 'ida', IDA) })
    press('Add New')
    type('First Name', 'Ida')
    type('Last Name', 'Larsen')
    type('Email', '')
    type('Mailing Postal Code', '53081')
    press('Create')
    return served
  }
  const refused = await named(SOMEBODY)
  const mistakes = within(await screen.findByRole('alert')).getAllByRole('listitem')
  expect(mistakes.map(({ textContent }) => textContent)).toEqual([
    'Email: This field is required.',
    'Mobile Phone: This field is required.',
  ])
  expect(refused.calls).not.toContain('POST /api/v1/contacts')
  cleanup()
  sessionStorage.clear()
  const { sent } = await named({ ...SOMEBODY, extra_info })
  await waitFor(() => expect(sent('POST /api/v1/contacts')).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names what is missing and what is wrong, and the title of what the server refuses [S2-5.033] [S2-5.034] [S2-8.024]', async () => {
  const served = await show([IDA])
  press('Edit')
  type('Last Name', '  ')
  type('Email', 'abc')
  press('Update')
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('heading').textContent).toBe('Please fill in all required fields.')
  expect(within(summary).getByText(/Please enter a valid email address\./)).not.toBeNull()
  expect(served.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  served.change({ 'PUT /api/v1/contacts/ida': () => refusal(409, 'The account system is busy.') })
  type('Last Name', 'Stone')
  type('Email', 'ida@example.test')
  press('Update')
  await screen.findByText('The account system is busy.')
  expect(field('Last Name').value).toBe('Stone')
})

it('is open again with what was typed after the page went away', async () => {
  await show([IDA])
  press('Edit')
  type('First Name', 'Eva')
  cleanup()
  await show([IDA])
  expect([field('First Name').value, field('First Name').readOnly]).toEqual(['Eva', false])
  press('Cancel')
  cleanup()
  await show([IDA])
  expect([field('First Name').value, field('First Name').readOnly]).toEqual(['Ida', true])
})

it('says so when the contacts cannot be loaded, and tries again', async () => {
  const served = await show([IDA])
  cleanup()
  await bootForTest({}, SOMEBODY)
  served.change({ 'GET /api/v1/contacts': () => refusal(404, 'gone') })
  render(<Picker />, { wrapper: WithApp })
  await screen.findByText('We could not load your contacts.')
  served.change({ 'GET /api/v1/contacts': () => many('contacts', [IDA]) })
  press('Try again')
  await waitFor(() => expect(list().value).toBe('ida'))
})
