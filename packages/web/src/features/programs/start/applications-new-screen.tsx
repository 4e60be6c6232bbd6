import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { programsQuery, projectsQuery } from '../../../api/programs-api.ts'
import { useFeatures } from '../../../platform/session.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'
import { useOwnHome } from '../use-own-home.ts'
import { BeforeYouStart } from './before-you-start.tsx'
import { hasContinued, wasBeingCreated } from './creation-flags.ts'
import { ProgramEnded } from './program-ended.tsx'

/** The way into an application: a program, a home, and what the person should know before they begin. */
export function ApplicationsNewScreen() {
  const [search] = useSearchParams()
  const programId = search.get('programId')
  if (programId === null || programId === '') return <Navigate to={pathTo('Offers')} replace />
  return <NewApplication programId={programId} asked={Object.fromEntries(search)} />
}

type Props = {
  programId: string
  /** All that the address says: the home and what the person came for go along on every way. */
  asked: Readonly<Record<string, string>>
}

function NewApplication({ programId, asked }: Props) {
  const { t } = useTranslation('applications')
  const { offerExistingProjects } = useFeatures()
  const home = useOwnHome()
  const own = home.kind === 'ready' ? home.home : undefined
  const programs = useQuery({ ...programsQuery(own?.id), enabled: own !== undefined })
  const projects = useQuery(projectsQuery)
  if (home.kind === 'none') return <Navigate to={pathTo('buildings-list', {}, { programId })} replace />
  const failed = [programs, projects].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined)
    return (
      <div className="page section">
        <RetryState title={t('offers.failed')} query={failed} />
      </div>
    )
  if (own === undefined || programs.data === undefined || projects.data === undefined)
    return (
      <div className="page section">
        <Skeleton lines={6} />
      </div>
    )
  const isKnown = projects.data.some(({ program_id }) => program_id === programId)
  const mustAsk = offerExistingProjects || wasBeingCreated(programId)
  if (mustAsk && isKnown && !hasContinued(programId))
    return <Navigate to={pathTo('applied-projects', {}, asked)} replace />
  const program = programs.data.find(({ id }) => id === programId)
  if (program === undefined) return <ProgramEnded />
  return <BeforeYouStart program={program} home={own} />
}
