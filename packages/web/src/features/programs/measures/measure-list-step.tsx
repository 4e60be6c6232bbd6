import { costOf, withTyped } from '@hearthlight/domain/programs/measures/live-incentive'
import { readQuantity } from '@hearthlight/domain/programs/measures/read-quantity'
import type { MeasureGroupWire, Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { measuresQuery, saveMeasures } from '../../../api/application-measures-api.ts'
import { draftQuery } from '../../../api/application-steps-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { NotConfigured } from '../edit/not-configured.tsx'
import { StepForm } from '../edit/step-form.tsx'
import { StepFrame } from '../edit/step-frame.tsx'
import type { StepProps } from '../edit/step-props.ts'
import { type Draft, useStepDraft } from '../edit/use-step-draft.ts'
import { RetryState } from '../retry-state.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { MeasureCard } from './measure-card.tsx'
import styles from './measures.module.css'
import { useTypedQuantity } from './use-typed-quantity.ts'

export function MeasureListStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const measures = useQuery(measuresQuery(props.project))
  const draft = useQuery(draftQuery(props.project.id, props.step.id))
  if (measures.data !== undefined && draft.data !== undefined)
    return <Measures {...props} groups={measures.data} draft={draft.data} />
  const failed = [measures, draft].find(({ isError }) => isError)
  return (
    <StepFrame {...props}>
      {failed === undefined ? <Skeleton lines={6} /> : <RetryState title={t('edit.failed')} query={failed} />}
    </StepFrame>
  )
}

type Props = StepProps & { groups: readonly MeasureGroupWire[]; draft: Draft }

function Measures({ groups, draft, ...props }: Props) {
  const { t } = useTranslation('applications')
  const [categories, setCategories] = useState<readonly string[]>([])
  const all = groups.flatMap(({ retrofits }) => retrofits)
  const { quantityOf, liveOf, setQuantity, setTyping, isDirty, status, save, failure } = useQuantities(
    props,
    all,
    draft,
  )
  const isShown = ({ hierarchy_level_1 }: Retrofit) =>
    categories.length === 0 || categories.includes(hierarchy_level_1)
  const shown = groups
    .map((group) => ({ ...group, retrofits: group.retrofits.filter(isShown) }))
    .filter(({ retrofits }) => retrofits.length > 0)
  return (
    <StepFrame
      {...props}
      hasErrors={failure !== null}
      chosen={
        all.some((measure) => liveOf(measure) !== measure) ? all.map(liveOf).filter(isChosen) : undefined
      }
    >
      <StepForm {...props} save={save} isDirty={isDirty} status={status}>
        {all.length === 0 ? (
          <NotConfigured />
        ) : (
          <CategoryFilter measures={all} chosen={categories} onChoose={setCategories} />
        )}
        {failure !== null && (
          <div role="alert">
            <Notice tone="danger" title={t('measures.failed')}>
              {failure}
            </Notice>
          </div>
        )}
        {shown.map((group) => (
          <section key={group.id} className={styles.group}>
            <header>
              <h2>{group.name}</h2>
              {group.measure_instruction !== null && <p className="muted">{group.measure_instruction}</p>}
            </header>
            <ul className={styles.list}>
              {group.retrofits.map((measure) => (
                <MeasureCard
                  key={measure.program_measure_id}
                  measure={measure}
                  quantity={quantityOf(measure)}
                  live={liveOf(measure)}
                  onChange={(quantity) => setQuantity(measure, quantity)}
                  onTyping={(text) => setTyping(measure, text)}
                />
              ))}
            </ul>
          </section>
        ))}
      </StepForm>
    </StepFrame>
  )
}

/** How many of each: those that were typed go to the server as a draft, a button saves what is different. */
function useQuantities({ project, step }: StepProps, measures: readonly Retrofit[], draft: Draft) {
  const { t } = useTranslation('applications')
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>(() => quantitiesOf(draft))
  const [typing, setTyping] = useState<{ readonly id: string; readonly quantity: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const readTyped = useTypedQuantity()
  const { status, put, flush } = useStepDraft(project.id, step.id)
  const quantityOf = ({ program_measure_id, quantity }: Retrofit) => typed[program_measure_id] ?? quantity
  const changed = measures.filter((measure) => quantityOf(measure) !== measure.quantity)
  const save = async (): Promise<boolean> => {
    setFailure(null)
    await flush()
    if (changed.length === 0) return true
    try {
      await saveMeasures(
        project.id,
        changed.map((measure) => ({
          pm_id: measure.pm_id,
          program_measure_id: measure.program_measure_id,
          quantity: quantityOf(measure),
        })),
      )
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      setFailure(cause.fields[0]?.message ?? cause.title)
      return false
    }
    setTyped({})
    put({})
    await flush()
    notify({ tone: 'positive', text: t('measures.saved') })
    return true
  }
  return {
    quantityOf,
    /** With the number that is being typed and not done yet, or else with the one in the field. */
    liveOf: (measure: Retrofit): Retrofit => {
      const isTyped = typing?.id === measure.program_measure_id
      const quantity = isTyped ? typing.quantity : quantityOf(measure)
      return withTyped(measure, { quantity, cost: costOf(measure) })
    },
    setTyping: ({ program_measure_id: id }: Retrofit, text: string) =>
      setTyping({ id, quantity: readTyped(text) }),
    setQuantity: ({ program_measure_id }: Retrofit, quantity: number | null) => {
      setTyping(null)
      const next = { ...typed, [program_measure_id]: readQuantity(quantity) }
      setTyped(next)
      put(next)
    },
    isDirty: () => changed.length > 0,
    status,
    save,
    failure,
  }
}

const quantitiesOf = (draft: Draft): Record<string, number> =>
  Object.fromEntries(
    Object.entries(draft).map(([id, value]) => [id, readQuantity(typeof value === 'number' ? value : null)]),
  )

const isChosen = ({ quantity }: Retrofit) => quantity > 0
