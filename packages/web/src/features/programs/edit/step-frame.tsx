import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { totalSteps } from '@hearthlight/domain/programs/wire/portal-steps'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageQuery } from '../../../api/application-steps-api.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Steps } from '../../../ui/states/steps.tsx'
import { CartBox } from '../measures/cart-box.tsx'
import { ProgramAsked } from '../program-asked.tsx'
import styles from './step-frame.module.css'
import type { StepProps } from './step-props.ts'

type Props = StepProps & {
  children: ReactNode
  /** In place of 'Step X of N: title'. */
  title?: string
  text?: string
  hasErrors?: boolean
  /** What is chosen on the page and not saved yet. */
  chosen?: readonly Retrofit[] | undefined
}

/** Which step this is, the others beside it, and what is in the cart. */
export function StepFrame({ project, step, children, hasErrors = false, chosen, ...own }: Props) {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const page = useQuery({ ...pageQuery('response', project, step.id), enabled: own.title === undefined })
  const name = { step: step.step_num, steps: totalSteps(step), title: step.step_name }
  const title = own.title ?? t('edit.title', name)
  const instructions = own.text ?? page.data?.main_instructions ?? null
  return (
    <div className={`page ${styles.frame}`}>
      <PageTitle title={title} hasErrors={hasErrors} />
      <StepsBeside project={project} step={step} />
      <div className={styles.form}>
        <header className={styles.head}>
          <p className="small muted num">
            {project.name} · {t('number', { number: project.number })}
          </p>
          <h1 tabIndex={-1} className={search.get('hidetitle') === null ? styles.title : 'visually-hidden'}>
            {title}
          </h1>
          {instructions !== null && search.get('hideinst') === null && (
            <p className="muted">{instructions}</p>
          )}
        </header>
        <ProgramAsked project={project} />
        {children}
      </div>
      <CartBox project={project} chosen={chosen} />
    </div>
  )
}

/** Steps that are done can be gone back to; those ahead open in their turn. */
function StepsBeside({ project, step }: StepProps) {
  const { t } = useTranslation('applications')
  const now = project.steps.findIndex(({ id }) => id === step.id)
  const incomplete = project.steps.findIndex(({ is_complete }) => !is_complete)
  const farthest = incomplete === -1 ? project.steps.length : incomplete
  return (
    <div className={styles.steps}>
      <Steps
        isBarWhenNarrow
        label={t('edit.steps')}
        steps={project.steps.map(({ id, type, name, is_complete }, index) => ({
          id,
          label: name,
          state: index === now ? 'now' : is_complete && index < farthest ? 'done' : 'ahead',
          ...(index !== now &&
            index <= farthest && {
              to: pathTo('ApplicationUpdate', { id: project.id }, { cs: String(index + 1), cn: id, type }),
            }),
        }))}
      />
    </div>
  )
}
