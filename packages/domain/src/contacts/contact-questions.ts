import { FieldDefinition } from '../forms/field-definition.ts'
import type { FieldValues } from '../forms/field-values.ts'
import type { ContactFieldInfo, ContactValue } from './contact.ts'

const PHONE = { mask: '999-999-9999', longest: 12 }

/** The fields of a contact as the form that both sides ask and check by. */
export const contactForm = (fields: readonly ContactFieldInfo[]): FieldDefinition[] =>
  fields.map(({ name, label, type, required }) =>
    FieldDefinition.parse({ name, label, required: required === 'true', ...controlOf(type) }),
  )

function controlOf(type: ContactFieldInfo['type']) {
  switch (type) {
    case 'TEXTAREA':
      return { type: 'textarea' as const }
    case 'EMAIL':
      return { type: 'email' as const, column_size: 6 as const }
    case 'PHONE':
      return {
        type: 'phone' as const,
        mask: PHONE.mask,
        validations: { max: PHONE.longest },
        column_size: 6 as const,
      }
    case 'text':
      return { type: 'text' as const, column_size: 6 as const }
    default:
      return type satisfies never
  }
}

/** A list of names and values as the form holds them; digits of a phone number stand in groups of 3, 3 and 4. */
export const contactValues = (
  fields: readonly ContactFieldInfo[],
  given: readonly ContactValue[],
): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = given.find((one) => one.name === name)?.value ?? ''
      return [name, type === 'PHONE' ? grouped(value) : value]
    }),
  )

/** A number that is too long stays so, for the rule of its length to be told; words stay as they were written. */
function grouped(typed: string): string {
  if (!/^[\d\s().+-]*$/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join('-')
}

export const valuesToSend = (values: FieldValues): ContactValue[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: String(value ?? '') }))

/** How a contact is called in a list: by name, else by whatever is known first. */
export function contactName(fields: readonly ContactValue[]): string {
  const textAt = (name: string) => fields.find((field) => field.name === name)?.value?.trim() ?? ''
  const full = [textAt('FirstName'), textAt('LastName')].filter((part) => part !== '').join(' ')
  return full !== '' ? full : (fields.find(({ value }) => value !== null && value.trim() !== '')?.value ?? '')
}
