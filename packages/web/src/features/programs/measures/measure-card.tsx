import { costOf, withTyped } from '@hearthlight/domain/programs/measures/live-incentive'
import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { NumberField } from '../../../ui/fields/numbers/number-field.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import { IncentiveSum } from './incentive-sum.tsx'
import { MeasureModal } from './measure-modal.tsx'
import { measurePicture } from './measure-picture.ts'
import styles from './measures.module.css'
import { NotForHome } from './not-for-home.tsx'
import { SumNote } from './sum-note.tsx'

type Props = {
  measure: Retrofit
  /** As it stands in the field. */
  quantity: number
  /** The measure with the number that is being typed, and what that is paid. */
  live: Retrofit
  onChange: (quantity: number | null) => void
  onTyping: (text: string) => void
}

/** A measure that can be chosen: what it is, what it pays, and how many. None takes it out again. */
export function MeasureCard({ measure, quantity, live, onChange, onTyping }: Props) {
  const { t } = useTranslation('applications')
  const [isOpen, setOpen] = useState(false)
  const isUnfit = measure.not_for_home != null
  return (
    <li
      className={styles.measure}
      data-chosen={live.quantity > 0 || undefined}
      data-unfit={isUnfit || undefined}
    >
      <Pictogram name={measurePicture(measure)} size="l" />
      <div className={styles.body}>
        <h3>
          {measure.name}{' '}
          {live.quantity > 0 && (
            <Chip tone="action">
              <Icon name="check" /> {t('measures.in_cart')}
            </Chip>
          )}
        </h3>
        {measure.summary !== null && <p className="small muted">{measure.summary}</p>}
        <p className={`${styles.rate} num`}>{measure.formula_says}</p>
      </div>
      <NotForHome measure={measure} />
      <div className={styles.foot}>
        {(!isUnfit || quantity > 0) && (
          <Quantity measure={live} quantity={quantity} onChange={onChange} onTyping={onTyping} />
        )}
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {t('measures.details')}
          <span className="visually-hidden"> {measure.name}</span>
        </Button>
        {(!isUnfit || live.quantity > 0) && <Sum measure={live} />}
      </div>
      {isOpen && (
        <MeasureModal
          measure={withTyped(measure, { quantity, cost: costOf(measure) })}
          onClose={() => setOpen(false)}
          onChoose={onChange}
        />
      )}
    </li>
  )
}

type QuantityProps = Pick<Props, 'measure' | 'quantity' | 'onChange' | 'onTyping'>

/** The field takes any number, since one below none is to become none instead of being refused while it is typed. */
function Quantity({ measure, quantity, onChange, onTyping }: QuantityProps) {
  const { t } = useTranslation('applications')
  const { locale } = useFormats()
  return (
    <div className={styles.quantity}>
      <NumberField
        name={measure.program_measure_id}
        label={t('measures.quantity')}
        labelNote={<span className="visually-hidden">{measure.name}</span>}
        value={quantity}
        onChange={onChange}
        onTyping={onTyping}
        // The field itself would put the last number back in place of what is none.
        onBlur={() => measure.quantity === 0 && quantity !== 0 && onChange(0)}
        max={measure.max_quantity ?? undefined}
        unit={unitWords(measure, measure.quantity, locale)}
      />
    </div>
  )
}

function Sum({ measure }: { measure: Retrofit }) {
  const { money } = useFormats()
  const { t } = useTranslation('applications')
  if (measure.quantity === 0)
    return (
      <p className={`${styles.sum} num`} data-none>
        {money(0)}
        <small>{t('measures.not_chosen')}</small>
      </p>
    )
  return (
    <p className={`${styles.sum} num`} aria-live="polite">
      <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
      <SumNote measure={measure} />
    </p>
  )
}
