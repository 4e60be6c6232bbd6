import { factsOf } from '@hearthlight/domain/forms/condition'
import { type AmountFormula, DECIMAL } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { amountSteps } from '@hearthlight/domain/incentives/amounts/amount-steps'
import { simpleParts } from '@hearthlight/domain/incentives/amounts/formula-parts'
import { quoteAmount } from '@hearthlight/domain/incentives/amounts/quote-amount'
import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import { settleFormula } from '@hearthlight/domain/incentives/amounts/settle-formula'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useReadAmount } from '../../kit/use-read-amount.ts'
import { AddButton } from '../add-button.tsx'
import { FactField } from './fact-field.tsx'
import styles from './formula.module.css'
import { TypedDecimal } from './typed-decimal.tsx'

/** What was tried and what it came to, in plain digits. */
export type Tried = {
  readonly quantities: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, string>>
  readonly cost: string | undefined
  readonly expected: string
}

/** Values in, the amount and how it came about out: by the function that works it out for applicants. */
export function FormulaTester({
  formula,
  onKeep,
}: {
  formula: AmountFormula
  /** Where what was tried can be kept as a test case. */
  onKeep?: ((tried: Tried) => void) | undefined
}) {
  const { t } = useTranslation(['admin-programs', 'incentives'])
  const formats = useFormats()
  const [cost, setCost] = useState('')
  const costRead = useReadAmount()(cost)
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const given = Object.entries(quantities).filter(([, value]) => DECIMAL.test(value))
  const facts = Object.entries(told).filter(([, value]) => value !== '')
  const work = {
    costCents: costRead === undefined ? undefined : centsOfDecimal(costRead),
    quantities: Object.fromEntries(given.map(([unit, value]) => [unit, Number(value)])),
  }
  const settled = settleFormula(
    formula,
    Object.fromEntries(facts.map(([fact, value]) => [fact, { values: [value], source: 'answered' }])),
  )
  const quote = quoteAmount(settled, work, {})
  const { lines } = amountSteps(settled, work, { formats, t: (key, params) => t(key, params ?? {}) })
  const money = (cents: number | null) => (cents === null ? '–' : formats.money(cents / 100, 2))
  return (
    <section className={styles.tester} aria-label={t('tester.title')}>
      <h4>{t('tester.title')}</h4>
      {unitsOf(formula).map((unit) => (
        <TypedDecimal
          key={unit}
          label={t('tester.quantity', { unit: t(`choice.${unit}`) })}
          value={quantities[unit] ?? ''}
          onChange={(value) => setQuantities({ ...quantities, [unit]: value })}
        />
      ))}
      {factsIn(formula).map((fact) => (
        <FactField
          key={fact}
          fact={fact}
          value={told[fact] ?? ''}
          onChange={(value) => setTold({ ...told, [fact]: value })}
        />
      ))}
      <TextField label={t('tester.cost')} inputMode="decimal" value={cost} onChange={setCost} />
      <div aria-live="polite">
        <ol className={styles.trace}>
          {lines.map((line) => (
            <li key={line} className="num">
              {line}
            </li>
          ))}
        </ol>
        <p className={styles.total}>
          <span>{t(`tester.basis.${quote.basis}`)}</span>
          <span className="num">{money(quote.cents)}</span>
        </p>
      </div>
      {onKeep !== undefined && quote.basis === 'exact' && (
        <AddButton
          onClick={() =>
            onKeep({
              quantities: Object.fromEntries(given),
              facts: Object.fromEntries(facts),
              cost: costRead,
              expected: decimalOfCents(quote.cents),
            })
          }
        >
          {t('cases.keep')}
        </AddButton>
      )}
    </section>
  )
}

const unitsOf = (formula: AmountFormula) => [
  ...new Set(simpleParts(formula).flatMap((part) => (part.kind === 'per_unit' ? [part.unit] : []))),
]

/** What the tiers of a formula ask of the home. */
export const factsIn = ({ parts }: AmountFormula) => [
  ...new Set(
    parts.flatMap((part) =>
      part.kind === 'tiers'
        ? part.tiers.flatMap(({ when }) => (when === undefined ? [] : factsOf(when)))
        : [],
    ),
  ),
]
