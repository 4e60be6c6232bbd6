import { expect, it } from 'vitest'
import { compileQuestions } from '../forms/compile-questions.ts'
import { validateAnswers } from '../forms/validate-answers.ts'
import { applyMask } from '../forms/values/mask.ts'
import { ContactFields } from '../partner/settings/contact-fields.ts'
import { contactFields } from './contact-fields.ts'
import { contactForm, contactName, contactValues } from './contact-questions.ts'

const FIELDS = ContactFields.parse(undefined)
const person = (educate_created_sync: boolean) => ({ extra_info: { educate_created_sync } })
const asked = (isEducate = false) => contactFields(FIELDS, person(isEducate), (key) => key)

it('asks for names, ways to be reached and the postal code unless the partner says otherwise [S2-3.029]', () => {
  expect(asked().map(({ name, type, required }) => [name, type, required])).toEqual([
    ['FirstName', 'text', 'true'],
    ['LastName', 'text', 'true'],
    ['Email', 'EMAIL', 'true'],
    ['MobilePhone', 'PHONE', 'true'],
    ['OtherPhone', 'PHONE', 'false'],
    ['MailingPostalCode', 'text', 'true'],
  ])
})

it('does not require a way to be reached under educate validation [S2-5.037]', () => {
  const all = FIELDS.map((field) => ({ ...field, required: true }))
  const required = contactFields(all, person(true), (key) => key).filter((field) => field.required === 'true')
  expect(required.map(({ name }) => name)).toEqual(['FirstName', 'LastName', 'MailingPostalCode'])
})

it('takes the words of a partner as they are, and refuses a name that stands twice', () => {
  const [field] = contactFields(
    [{ name: 'Fax', label: 'Fax', type: 'PHONE', required: false }],
    person(false),
    () => 'no',
  )
  expect(field).toEqual({ name: 'Fax', label: 'Fax', type: 'PHONE', required: 'false' })
  const twice = [FIELDS[0], FIELDS[0]]
  expect(ContactFields.safeParse(twice).success).toBe(false)
  expect(ContactFields.safeParse([]).success).toBe(false)
})

it('gives each type a control of its own [S2-3.031]', () => {
  const one = (type: 'TEXTAREA' | 'EMAIL' | 'PHONE' | 'text') =>
    contactForm([{ name: 'A', label: 'A', type, required: 'false' }])[0]?.type
  expect([one('TEXTAREA'), one('EMAIL'), one('PHONE'), one('text')]).toEqual([
    'textarea',
    'email',
    'phone',
    'text',
  ])
  const isType = (type: string) => ContactFields.safeParse([{ name: 'A', label: 'A', type }]).success
  expect(['TEXTAREA', 'EMAIL', 'PHONE', 'text', 'DATE'].map(isType)).toEqual([true, true, true, true, false])
})

it.each(['MobilePhone', 'OtherPhone'])(
  'groups the digits of %s 3-3-4, twelve characters at most [S2-5.035] [S2-5.036]',
  (asks) => {
    const phone = contactForm(asked()).find(({ name }) => name === asks)
    const typed = (text: string) => applyMask(text, phone?.mask ?? '', 'US')
    expect(typed('5551234567')).toBe('555-123-4567')
    expect(typed('55512345678999')).toBe('555-123-4567')
    expect(phone?.validations.max).toBe(12)
    const sent = (value: string) => contactValues(asked(), [{ name: asks, value }])[asks]
    expect(sent('(555) 123 4567')).toBe('555-123-4567')
    expect(sent('555123456789')).toBe('555-123-456789')
    expect(sent('ask Tom')).toBe('ask Tom')
    expect(sent('')).toBe('')
  },
)

it.each([
  ['ida@example.test', []],
  ['abc', ['email']],
  ['ida@', ['email']],
  ['@example.test', ['email']],
  ['ida@example', ['email']],
  ['ida larsen@example.test', ['email']],
])('asks of the email %s that it reads like an address: %j [S2-5.034]', (Email, broken) => {
  const fields = contactForm(asked().filter(({ name }) => name === 'Email'))
  const questions = compileQuestions(fields, (key) => key)
  expect(validateAnswers(questions, { Email }, (rule) => rule).mistakes.map(({ rule }) => rule)).toEqual(
    broken,
  )
})

it('calls a contact by the name, else by what is known', () => {
  const name = (given: Record<string, string>) =>
    contactName(Object.entries(given).map(([name, value]) => ({ name, value })))
  expect(name({ Email: 'a@b.test', FirstName: 'Ida', LastName: 'Larsen' })).toBe('Ida Larsen')
  expect(name({ FirstName: ' ', LastName: 'Larsen' })).toBe('Larsen')
  expect(name({ FirstName: '', Email: 'a@b.test' })).toBe('a@b.test')
  expect(name({})).toBe('')
})
