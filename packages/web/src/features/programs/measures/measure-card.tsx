import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { IncentiveSum } from './incentive-sum.tsx'
import { MeasureModal } from './measure-modal.tsx'
import styles from './measures.module.css'

type Props = { measure: Retrofit; quantity: number; onChange: (quantity: number | null) => void }

/**
 * A measure that can be chosen: what it is, what it pays, and how many. None takes it out again. The field takes any
 * number, since one below none is to become none instead of being refused while it is typed.
 */
export function MeasureCard({ measure, quantity, onChange }: Props) {
  const { t } = useTranslation('applications')
  const { locale } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const isSaved = quantity === measure.quantity
  return (
    <li className={styles.measure} data-chosen={quantity > 0 || undefined}>
      <div>
        <h3>
          {measure.name} {measure.quantity > 0 && <Chip tone="action">{t('measures.in_cart')}</Chip>}
        </h3>
        {measure.summary !== null && <p className="muted">{measure.summary}</p>}
        <p className="small">{measure.formula_says}</p>
      </div>
      <div className={styles.foot}>
        <NumberField
          name={measure.program_measure_id}
          label={t('measures.quantity')}
          labelNote={<span className="visually-hidden">{measure.name}</span>}
          value={quantity}
          onChange={onChange}
          max={measure.max_quantity ?? undefined}
          unit={unitWords(measure, quantity, locale)}
        />
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {t('measures.details')}
          <span className="visually-hidden"> {measure.name}</span>
        </Button>
        {isSaved && measure.incentive !== null && quantity > 0 && (
          <p className={`${styles.sum} num`}>
            <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
          </p>
        )}
      </div>
      {isOpen && <MeasureModal measure={measure} onClose={() => setOpen(false)} />}
    </li>
  )
}
