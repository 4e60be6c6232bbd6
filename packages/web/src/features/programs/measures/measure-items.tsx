import { QUANTITY } from '@hearthlight/domain/programs/definition/measure-definition'
import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Questions } from '../../../forms/questions.tsx'
import type { QuestionForm } from '../../../forms/use-question-form.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import { CartTotals } from './cart-totals.tsx'
import { DeleteMeasure } from './delete-measure.tsx'
import { IncentiveSum } from './incentive-sum.tsx'
import { MeasureControl } from './measure-control.tsx'
import type { LoadedMeasures } from './measure-forms.tsx'
import { MeasureModal } from './measure-modal.tsx'
import { measurePicture } from './measure-picture.ts'
import styles from './measures.module.css'
import { NotForHome } from './not-for-home.tsx'
import { SumNote } from './sum-note.tsx'
import { useLiveCart } from './use-live-cart.ts'

type Props = { project: ProjectDetails; form: QuestionForm; loaded: LoadedMeasures }

/** Each measure with its form, and what they come to. */
export function MeasureItems({ project, form, loaded }: Props) {
  const cart = useLiveCart(loaded.cart, form)
  const { retrofits } = cart
  if (retrofits.length === 0) return null
  return (
    <>
      <ul className={styles.items}>
        {retrofits.map((measure, index) => (
          <Item
            key={measure.program_measure_id}
            project={project}
            measure={measure}
            form={form}
            index={index}
          />
        ))}
      </ul>
      <CartTotals project={project} cart={cart} />
    </>
  )
}

type ItemProps = Pick<Props, 'project' | 'form'> & {
  measure: Retrofit
  /** Its place in the form. */
  index: number
}

function Item({ project, measure, form, index }: ItemProps) {
  const { t } = useTranslation('applications')
  const { number, locale } = useFormats()
  const [open, setOpen] = useState<'details' | 'delete' | null>(null)
  const named = <span className="visually-hidden"> {measure.name}</span>
  const close = () => setOpen(null)
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <Pictogram name={measurePicture(measure)} size="l" />
        <div>
          <h2>{measure.name}</h2>
          <p className="small muted num">
            {measure.quantity > 0 &&
              `${number(measure.quantity)} ${unitWords(measure, measure.quantity, locale)} · `}
            {measure.formula_says}
          </p>
        </div>
        <p className={`${styles.sum} num`} aria-live="polite">
          <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
          <SumNote measure={measure} />
        </p>
      </div>
      <NotForHome measure={measure} />
      <Questions form={form} questions={form.questions.slice(index, index + 1)} Control={MeasureControl} />
      <div className={styles.tools}>
        <Button variant="quiet" size="s" onClick={() => setOpen('details')}>
          {t('measures.details')}
          {named}
        </Button>
        <Button variant="quiet" size="s" icon="trash" iconPlace="start" onClick={() => setOpen('delete')}>
          {t('measures.remove')}
          {named}
        </Button>
      </div>
      {open === 'details' && (
        <MeasureModal
          measure={measure}
          onClose={close}
          onChoose={(quantity) => form.actions.change(`${index}/${QUANTITY}`, quantity)}
          onRemove={() => setOpen('delete')}
        />
      )}
      {open === 'delete' && <DeleteMeasure project={project} measure={measure} onClose={close} />}
    </li>
  )
}
