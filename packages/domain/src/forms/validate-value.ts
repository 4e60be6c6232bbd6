import type { FieldRule, RuleParams } from './field-validations.ts'
import { chosenValues, type FieldValue, holdsList, isBlank } from './field-values.ts'
import type { FieldQuestion } from './question.ts'
import { takesDecimals } from './typed-number.ts'
import { isDate } from './values/date-text.ts'

/** A rule broken by a value, or the value as it is to be stored. */
export type ValidatedValue =
  | { readonly kind: 'valid'; readonly value: FieldValue }
  | { readonly kind: 'broken'; readonly rule: FieldRule; readonly params: RuleParams }

/** Longer than any name, address or sentence a form asks for; keeps a forged request small. */
const MOST_CHARACTERS = { text: 255, textarea: 5000, email: 254, password: 256 } as const

const valid = (value: FieldValue): ValidatedValue => ({ kind: 'valid', value })
const broken = (rule: FieldRule, params: RuleParams = {}): ValidatedValue => ({
  kind: 'broken',
  rule,
  params,
})

/** Validates a value that is not blank. */
export function validateValue(field: FieldQuestion, value: unknown): ValidatedValue {
  if (field.unknown !== undefined && value === field.unknown) return valid(field.unknown)
  switch (field.type) {
    case 'number':
    case 'integer':
    case 'decimal':
    case 'slider':
      return validateNumber(field, String(value).trim())
    case 'select':
    case 'radio':
    case 'buttons':
    case 'checkbox':
    case 'multi_select':
      return validateChoice(field, value)
    case 'date':
      return isDate(String(value)) ? valid(String(value)) : broken('date')
    case 'text':
    case 'textarea':
    case 'email':
    case 'password':
    case 'tel':
    case 'phone':
      return validateText(field, typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    default:
      return field.type satisfies never
  }
}

function validateNumber(field: FieldQuestion, typed: string): ValidatedValue {
  const { validations } = field
  const isDecimal = takesDecimals(field)
  if (!isNumeral(typed, isDecimal, (field.min ?? validations.min_value ?? 0) < 0)) {
    return broken(isDecimal ? 'decimal' : 'numeric')
  }
  if (validations.digits !== undefined && typed.length !== validations.digits) {
    return broken('digits', { length: validations.digits })
  }
  const value = Number(typed)
  return validateRange(field, value) ?? validateStep(field, value) ?? valid(value)
}

function isNumeral(typed: string, isDecimal: boolean, takesMinus: boolean): boolean {
  const digits = takesMinus ? typed.replace(/^-/, '') : typed
  return isDecimal ? /^\d{1,15}(\.\d{1,6})?$/.test(digits) : /^\d{1,15}$/.test(digits)
}

function validateRange(field: FieldQuestion, value: number): ValidatedValue | undefined {
  const min = field.validations.min_value ?? field.min
  const max = field.validations.max_value ?? field.max
  if (min !== undefined && value < min) return broken('min_value', { min })
  if (max !== undefined && value > max) return broken('max_value', { max })
  return undefined
}

/** The step of a slider is how far it is dragged at a time: a figure between two of them may still be typed. */
function validateStep(
  { type, step, min: from = 0 }: FieldQuestion,
  value: number,
): ValidatedValue | undefined {
  if (type === 'slider' || step === undefined) return undefined
  const nearest = from + Math.round((value - from) / step) * step
  // 0.3 is no multiple of 0.1 to a computer, and large figures are off by more.
  const slack = step * 1e-6 + Math.abs(value) * Number.EPSILON * 4
  return Math.abs(value - nearest) > slack ? broken('step', { step, from }) : undefined
}

function validateChoice(field: FieldQuestion, value: unknown): ValidatedValue {
  if (field.type === 'checkbox' && !holdsList(field)) {
    return value === true || value === 'true' ? valid(true) : broken('option')
  }
  const chosen = chosenValues(value)
  const known = chosen.every((one) => field.options.some((option) => option.value === one))
  if (!known || new Set(chosen).size !== chosen.length) return broken('option')
  if (holdsList(field)) return valid(chosen)
  return chosen.length === 1 ? valid(chosen[0]) : broken('option')
}

function validateText(field: FieldQuestion, typed: string): ValidatedValue {
  const text = field.type === 'password' ? typed : typed.trim()
  const value = field.only_uppercase ? text.toLocaleUpperCase() : text
  return validateLength(field, value) ?? validatePattern(field, value) ?? valid(value)
}

function validateLength(field: FieldQuestion, value: string): ValidatedValue | undefined {
  const { min, max } = field.validations
  const most = max ?? MOST_CHARACTERS[field.type as keyof typeof MOST_CHARACTERS] ?? MOST_CHARACTERS.text
  if (min !== undefined && value.length < min) return broken('min', { length: min })
  return value.length > most ? broken('max', { length: most }) : undefined
}

function validatePattern(field: FieldQuestion, value: string): ValidatedValue | undefined {
  const { numeric, decimal, digits, email } = field.validations
  if ((field.type === 'email' || email) && !isEmail(value)) return broken('email')
  if (field.type === 'phone' && !isPhone(value)) return broken('phone')
  if (digits !== undefined && !new RegExp(`^\\d{${digits}}$`).test(value)) {
    return broken('digits', { length: digits })
  }
  if (numeric && !/^\d+$/.test(value)) return broken('numeric')
  if (decimal && !/^\d+(\.\d+)?$/.test(value)) return broken('decimal')
  return undefined
}

/** The simple pattern of spec 2 section 5: something, an at sign, something with a dot. */
export function isEmail(text: string): boolean {
  return !isBlank(text) && text.length <= MOST_CHARACTERS.email && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}

/** As long as the numbers of the world are (ITU E.164), with the signs people write between them. */
function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().+-]/g, '')
  return /^\d{7,15}$/.test(digits)
}
