import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Questions } from '../../../forms/questions.tsx'
import type { QuestionForm } from '../../../forms/use-question-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CartTotals } from './cart-totals.tsx'
import { DeleteMeasure } from './delete-measure.tsx'
import { IncentiveSum } from './incentive-sum.tsx'
import { MeasureControl } from './measure-control.tsx'
import type { LoadedMeasures } from './measure-forms.tsx'
import { MeasureModal } from './measure-modal.tsx'
import styles from './measures.module.css'

type Props = { project: ProjectDetails; form: QuestionForm; loaded: LoadedMeasures }

/** Each measure with its form, and what they come to. */
export function MeasureItems({ project, form, loaded }: Props) {
  const { retrofits } = loaded.cart
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
            questions={form.questions.slice(index, index + 1)}
          />
        ))}
      </ul>
      <CartTotals project={project} cart={loaded.cart} />
    </>
  )
}

type ItemProps = Pick<Props, 'project' | 'form'> & {
  measure: Retrofit
  questions: QuestionForm['questions']
}

function Item({ project, measure, form, questions }: ItemProps) {
  const { t } = useTranslation('applications')
  const [open, setOpen] = useState<'details' | 'delete' | null>(null)
  const named = <span className="visually-hidden"> {measure.name}</span>
  const close = () => setOpen(null)
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <div>
          <h2>{measure.name}</h2>
          <p className="small muted">{measure.formula_says}</p>
        </div>
        <p className={`${styles.sum} num`}>
          <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
        </p>
      </div>
      <Questions form={form} questions={questions} Control={MeasureControl} />
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
      {open === 'details' && <MeasureModal measure={measure} onClose={close} />}
      {open === 'delete' && <DeleteMeasure project={project} measure={measure} onClose={close} />}
    </li>
  )
}
