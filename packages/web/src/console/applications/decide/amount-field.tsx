import {
  type ApprovalLimits,
  isAboveBudget,
  needsSecond,
} from '@hearthlight/domain/applications/amounts/approval-limits'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

type Props = {
  written: string
  onChange: (written: string) => void
  /** What is written, as far as it is an amount. */
  amount: string | undefined
  /** What the rules give; null where they give nothing that is known. */
  given: string | null
  limits: ApprovalLimits
  isTried: boolean
}

/** The approved amount, with what one person alone may not approve. */
export function AmountField({ written, onChange, amount, given, limits, isTried }: Props) {
  const { t } = useTranslation(['admin-application', 'applications'])
  const { money, currency } = useFormats()
  const sum = (value: string) => money(Number(value), 2)
  const known = [
    ...(given === null ? [] : [t('move.known.given', { amount: sum(given) })]),
    ...(limits.cap === null ? [] : [t('move.known.cap', { amount: sum(limits.cap) })]),
    ...(limits.left === null ? [] : [t('move.known.left', { amount: sum(limits.left) })]),
  ]
  const second = amount === undefined ? null : needsSecond(amount, limits)
  const isAboveAll = amount !== undefined && isAboveBudget(amount, limits)
  const bad = isTried && amount === undefined ? t('move.bad_amount') : undefined
  return (
    <>
      <TextField
        label={t('move.amount')}
        description={known.length === 0 ? undefined : known.join(' ')}
        inputMode="decimal"
        {...(currency.isBefore ? { prefix: currency.sign } : { suffix: currency.sign })}
        value={written}
        onChange={onChange}
        isRequired
        error={isAboveAll ? t('applications:problem.above-budget') : bad}
      />
      {second !== null && !isAboveAll && (
        <Notice tone="caution">{t(`move.second.${second}`, { amount: sum(limits[second] ?? '0') })}</Notice>
      )}
    </>
  )
}
