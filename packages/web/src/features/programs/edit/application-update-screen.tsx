import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { itemName } from '@hearthlight/domain/applications/request-kinds'
import { ITEM } from '@hearthlight/domain/navigation/application-path'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { fillProjectId } from '@hearthlight/domain/programs/steps/present-step'
import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { stepQuery } from '../../../api/application-steps-api.ts'
import { projectQuery } from '../../../api/programs-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { LockedApplication } from '../locked-application.tsx'
import { RetryState } from '../retry-state.tsx'
import { isJustCreated } from '../start/just-created.ts'
import { useHomeOf } from '../use-own-home.ts'
import { CheckAnswers } from './check-answers.tsx'
import { Finished } from './finished.tsx'
import { Step } from './step.tsx'

/**
 * One step of an application at a time. Without a step in the address it goes to the thing asked or the first step of the
 * type that the address names, else to what is asked of the person, else on where they were.
 */
export function ApplicationUpdateScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const project = useQuery(projectQuery(id))
  const { state } = useLocation()
  const step = useQuery(
    stepQuery(id, {
      cn: search.get('cn') ?? undefined,
      curStep: search.get('cs') ?? undefined,
      onCreate: isJustCreated(state) ? 'true' : undefined,
    }),
  )
  const named = namedStep(project.data, search)
  useHomeOf(project.data)
  const failed = [project, step].find(({ isError, data }) => isError && data === undefined)
  if (isForeign(project.error)) return <Navigate to={pathTo('applications')} replace />
  if (named !== undefined) return <Navigate to={named} replace />
  if (failed !== undefined)
    return (
      <div className="page section">
        <RetryState title={t('edit.failed')} query={failed} />
      </div>
    )
  if (project.data === undefined || step.data === undefined)
    return (
      <div className="page section">
        <Skeleton lines={8} />
      </div>
    )
  const isPastEnd = step.data.steps_remaining === '0'
  // Handing it in locks it: whoever just did so is told that it is done, whoever comes later that it is locked.
  if (isPastEnd && search.get('done') === 'yes') return <Finished project={project.data} step={step.data} />
  if (isLocked(project.data)) return <LockedApplication />
  if (isPastEnd) return <Finished project={project.data} step={step.data} />
  return <Editing project={project.data} step={step.data} search={search} />
}

/**
 * Where the thing or the step of the type in the address is, else the first that is asked of the applicant, as long as
 * nothing in the address says which step it is.
 */
function namedStep(project: ProjectDetails | undefined, search: URLSearchParams): string | undefined {
  if (project === undefined || search.has('cn') || search.has('cs')) return undefined
  const item = project.asked?.find((each) => itemName(each) === search.get(ITEM))
  const step =
    project.steps.find(({ id }) => id === item?.step) ??
    project.steps.find(({ type }) => type === search.get('type')) ??
    project.steps.find(({ id }) => id === project.asked_step)
  if (step === undefined) return undefined
  const query = new URLSearchParams(search)
  query.set('cn', step.id)
  return `${pathTo('ApplicationUpdate', { id: project.id })}?${query}`
}

/** Somebody else's application, or none at all: to this person it is not there. */
const isForeign = (error: unknown) => error instanceof HttpProblem && error.status === 404

type Props = { project: ProjectDetails; step: StepsResponse; search: URLSearchParams }

function Editing({ project, step, search }: Props) {
  if (search.get('cn') !== step.id) return <Navigate to={addressOf(project.id, step, search)} replace />
  const isChecking = search.get('type') === 'check' && step.step_type === 'tandc'
  if (isChecking) return <CheckAnswers project={project} step={step} />
  return <Step key={step.id} project={project} step={step} />
}

/** The address of a step; what the page was told to hide stays hidden. */
function addressOf(projectId: string, { step_url }: StepsResponse, search: URLSearchParams): string {
  const url = new URL(fillProjectId(step_url, projectId), window.location.origin)
  for (const name of ['hideinst', 'hidetitle']) {
    const value = search.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.pathname + url.search
}
