import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { pageQuery } from '../../../api/application-steps-api.ts'
import { projectQuery } from '../../../api/programs-api.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { LockedApplication } from '../locked-application.tsx'
import { RetryState } from '../retry-state.tsx'
import styles from './cart-screen.module.css'
import { EmptyCart } from './empty-cart.tsx'
import { type LoadedMeasures, MeasureForms } from './measure-forms.tsx'
import { MeasureItems } from './measure-items.tsx'
import { useMeasureForm } from './use-measure-form.ts'

/** All measures of an application at once. */
export function MeasureCartScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('applications')
  const project = useQuery(projectQuery(id))
  if (project.error instanceof HttpProblem && project.error.status === 404)
    return <Navigate to={pathTo('applications')} replace />
  if (project.data !== undefined)
    return isLocked(project.data) ? <LockedApplication /> : <Cart project={project.data} />
  return (
    <div className="page section">
      {project.isError ? <RetryState title={t('edit.failed')} query={project} /> : <Skeleton lines={6} />}
    </div>
  )
}

function Cart({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  const page = useQuery(pageQuery('measurecart', project)).data
  const title = page?.title ?? t('cart.label')
  const around = (children: ReactNode) => (
    <div className={`page page--narrow section ${styles.cart}`}>
      <PageTitle title={title} />
      <header>
        <p className="small muted num">
          {project.name} · {t('number', { number: project.number })}
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        {page !== undefined && page.main_instructions !== null && (
          <p className="muted">{page.main_instructions}</p>
        )}
      </header>
      {children}
    </div>
  )
  return (
    <MeasureForms project={project} around={around}>
      {(loaded) =>
        around(
          loaded.cart.retrofits.length === 0 ? (
            <EmptyCart project={project} />
          ) : (
            <CartForm project={project} loaded={loaded} />
          ),
        )
      }
    </MeasureForms>
  )
}

function CartForm({ project, loaded }: { project: ProjectDetails; loaded: LoadedMeasures }) {
  const { t } = useTranslation('applications')
  const { form, save } = useMeasureForm(project.id, loaded)
  const [isPending, setPending] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setPending(true)
    void save().finally(() => setPending(false))
  }
  return (
    <form className={styles.cart} onSubmit={submit} noValidate>
      <FormErrors form={form} />
      <MeasureItems project={project} form={form} loaded={loaded} />
      <div className="cluster">
        <Button type="submit" isPending={isPending}>
          {t('edit.save')}
        </Button>
        <LinkButton variant="secondary" to={pathTo('ApplicationUpdate', { id: project.id })}>
          {t('cart.go_on')}
        </LinkButton>
      </div>
    </form>
  )
}
