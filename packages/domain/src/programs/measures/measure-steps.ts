import { amountSteps, figure } from '../../incentives/amounts/amount-steps.ts'
import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { Retrofit } from '../wire/measure-wire.ts'
import { costOf } from './live-incentive.ts'
import { workOf } from './measure-incentive.ts'
import { unitWords } from './unit-words.ts'

/** How what is paid for a measure comes about, line by line; the rule alone where nobody told how it is worked out. */
export function measureSteps(measure: Retrofit, formats: Formats, t: Translate): readonly string[] {
  const { paid_by, quantity, formula_says } = measure
  if (paid_by == null || quantity === 0) return formula_says === '' ? [] : [formula_says]
  const counted = (count: number) => `${figure(count, formats)} ${unitWords(measure, count, formats.locale)}`
  return amountSteps(paid_by.formula, workOf(paid_by, quantity, costOf(measure)), { formats, t, counted })
    .lines
}
