import { newestFirst } from '@hearthlight/domain/programs/newest-first'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rebateApplicationsQuery } from '../../../api/applications-api.ts'
import { projectsQuery } from '../../../api/programs-api.ts'
import { useFeatures } from '../../../platform/session.ts'
import { type OwnApplication, ofProgram, ofRebate } from './own-application.ts'

/** All that the person applied for, newest first: to programs, and for rebates where the partner has them. */
export function useOwnApplications() {
  const { t } = useTranslation(['applications', 'incentives'])
  const { incentives } = useFeatures()
  const programs = useQuery(projectsQuery)
  const rebates = useQuery({ ...rebateApplicationsQuery, enabled: incentives })
  const failed = [programs, rebates].find(({ isError, data }) => isError && data === undefined)
  const isComplete = programs.data !== undefined && (rebates.data !== undefined || !incentives)
  const applications: readonly OwnApplication[] | undefined = isComplete
    ? newestFirst([
        ...programs.data.map((project) => ofProgram(project, t)),
        ...(rebates.data ?? []).map((project) => ofRebate(project, t)),
      ])
    : undefined
  return { applications, failed }
}
