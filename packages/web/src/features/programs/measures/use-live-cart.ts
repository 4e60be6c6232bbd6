import type { FieldValue, FieldValues } from '@hearthlight/domain/forms/field-values'
import { decimalMark, typedNumber } from '@hearthlight/domain/forms/typed-number'
import { QUANTITY } from '@hearthlight/domain/programs/definition/measure-definition'
import { withMeasures, withTyped } from '@hearthlight/domain/programs/measures/live-incentive'
import type { ProjectMeasures, Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { type QuestionForm, useFormValues } from '../../../forms/use-question-form.ts'
import { useFormats } from '../../../platform/formats.ts'

type Mark = '.' | ','

/** The cart with the quantities and prices that stand in the form, and what they come to. */
export function useLiveCart(cart: ProjectMeasures, form: QuestionForm): ProjectMeasures {
  const values = useFormValues(form)
  const mark = decimalMark(useFormats().locale)
  const retrofits = cart.retrofits.map((measure, index) => typedMeasure(measure, index, values, mark))
  const isChanged = retrofits.some((measure, index) => measure !== cart.retrofits[index])
  return isChanged ? withMeasures(cart, retrofits) : cart
}

function typedMeasure(measure: Retrofit, index: number, values: FieldValues, mark: Mark): Retrofit {
  const quantity = Number(numberIn(values[`${index}/${QUANTITY}`], { decimals: false, mark }) ?? 0)
  const field = measure.paid_by?.cost_field ?? null
  const cost = field === null ? null : numberIn(values[`${index}/${field}`], { decimals: true, mark })
  return withTyped(measure, { quantity: quantity > 0 ? quantity : null, cost: cost ?? null })
}

/** What is typed or stored, as a number in plain digits; nothing while it is none. */
const numberIn = (value: FieldValue, notation: Parameters<typeof typedNumber>[1]): string | undefined => {
  const text = typedNumber(String(value ?? ''), notation)
  return text?.startsWith('-') ? undefined : text
}
