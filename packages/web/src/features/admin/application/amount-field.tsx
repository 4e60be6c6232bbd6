import {
  type ApprovalLimits,
  isAboveBudget,
  needsSecond,
} from '@hearthlight/domain/applications/approval-limits'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

type Props = {
  written: string
  onChange: (written: string) => void
  /** What is written, as far as it is an amount. */
  amount: string | undefined
  limits: ApprovalLimits
  isTried: boolean
}

/** The approved amount, with what one person alone may not approve. */
export function AmountField({ written, onChange, amount, limits, isTried }: Props) {
  const { t } = useTranslation(['admin-application', 'applications'])
  const { currency_icon } = usePartner()
  const { money } = useFormats()
  const second = amount === undefined ? null : needsSecond(amount, limits)
  const isAboveAll = amount !== undefined && isAboveBudget(amount, limits)
  const bad = isTried && amount === undefined ? t('move.bad_amount') : undefined
  return (
    <>
      <TextField
        label={t('move.amount')}
        inputMode="decimal"
        prefix={currency_icon}
        value={written}
        onChange={onChange}
        isRequired
        error={isAboveAll ? t('applications:problem.above-budget') : bad}
      />
      {second !== null && !isAboveAll && (
        <Notice tone="caution">
          {t(`move.second.${second}`, { amount: money(Number(limits[second]), 2) })}
        </Notice>
      )}
    </>
  )
}
