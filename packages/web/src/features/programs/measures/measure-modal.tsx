import { beforeLimits, costOf, withTyped } from '@hearthlight/domain/programs/measures/live-incentive'
import { readQuantity } from '@hearthlight/domain/programs/measures/read-quantity'
import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Markdown } from '../../../platform/markdown.tsx'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/fields/numbers/number-field.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { IncentiveSum } from './incentive-sum.tsx'
import styles from './measure-modal.module.css'
import { NotForHome } from './not-for-home.tsx'
import { useTypedQuantity } from './use-typed-quantity.ts'

type Props = {
  /** As it stands on the page. */
  measure: Retrofit
  onClose: () => void
  onChoose: (quantity: number) => void
  /** What taking it out does, where that is more than none of it. */
  onRemove?: () => void
}

/** What qualifies as this measure, and what is paid for how many of it, while that is typed. */
export function MeasureModal({ measure, onClose, onChoose, onRemove }: Props) {
  const { t } = useTranslation('applications')
  const { locale } = useFormats()
  const { quantity, check, field } = useQuantityField(measure)
  const isUnfit = measure.not_for_home != null
  const choose = (next: number) => {
    onChoose(next)
    onClose()
  }
  const remove = () => {
    onClose()
    if (onRemove === undefined) onChoose(0)
    else onRemove()
  }
  const actions = isUnfit ? (
    <Button onClick={onClose}>{t('measures.close')}</Button>
  ) : (
    <>
      {measure.quantity > 0 && (
        <Button variant="quiet" onClick={remove}>
          {t('measures.remove')}
        </Button>
      )}
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button onClick={() => check() && choose(quantity)}>{t('measures.update')}</Button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} title={measure.name} actions={actions}>
      <Lead measure={withTyped(measure, { quantity, cost: costOf(measure) })} />
      <NotForHome measure={measure} />
      <div className={styles.details}>
        <Markdown text={measure.program_specific_measure_details} headingLevel={3} />
      </div>
      {!isUnfit && <Quantity {...field} measure={measure} unit={unitWords(measure, quantity, locale)} />}
    </Modal>
  )
}

/** The number in the dialog, until the cart is updated by it. What is too much stays as typed, with what is wrong. */
function useQuantityField(measure: Retrofit) {
  const { t } = useTranslation('shared')
  const readTyped = useTypedQuantity()
  const [value, setValue] = useState(measure.quantity)
  const [typing, setTyping] = useState<number | null>(null)
  const ref = useRef<HTMLInputElement>(null)
  const quantity = typing ?? value
  const max = measure.max_quantity
  const error = max !== null && quantity > max ? t('validation.max_value', { max }) : undefined
  const check = () => {
    if (error !== undefined) ref.current?.focus()
    return error === undefined
  }
  const onChange = (next: number | null) => {
    setTyping(null)
    setValue(readQuantity(next))
  }
  const onTyping = (text: string) => setTyping(readTyped(text))
  // The field itself would put the last number back in place of what is none.
  const onBlur = () => {
    if (typing === 0) onChange(0)
  }
  return { quantity, check, field: { value, error, ref, onChange, onTyping, onBlur } }
}

/** What this many of it are paid, and how that comes about. */
function Lead({ measure }: { measure: Retrofit }) {
  const { t } = useTranslation('applications')
  const { money, number, locale } = useFormats()
  const { quantity } = measure
  const before = beforeLimits(measure)
  return (
    <div className={styles.lead} aria-live="polite">
      {quantity > 0 && (
        <p className={`${styles.figure} num`}>
          <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />{' '}
          <small>
            {t('measures.for_amount', {
              amount: `${number(quantity)} ${unitWords(measure, quantity, locale)}`,
            })}
          </small>
        </p>
      )}
      <p className="small muted num">
        {measure.formula_says}.{' '}
        {before !== null && t('measures.before_limit', { amount: money(Number(before), 2) })}
      </p>
    </div>
  )
}

type QuantityProps = {
  measure: Retrofit
  value: number
  error: string | undefined
  onChange: (quantity: number | null) => void
  onTyping: (text: string) => void
  onBlur: () => void
  unit: string
  ref: Ref<HTMLInputElement>
}

function Quantity({ measure, ...field }: QuantityProps) {
  const { t } = useTranslation('applications')
  return (
    <div className={styles.quantity}>
      <NumberField
        {...field}
        name={`details ${measure.program_measure_id}`}
        label={t('measures.quantity')}
        isValidated
      />
    </div>
  )
}
