import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { Project } from '@hearthlight/domain/applications/project'
import { APPLICATION_STATUSES, type BookedTime } from '@hearthlight/domain/buildings/rebate-project'
import { applicationPath, updatePath } from '@hearthlight/domain/navigation/application-path'
import type { AskedItem, ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { AskedLine } from '../../../applications/asked-list.tsx'
import { rebateLines } from '../../../applications/rebate-lines.ts'
import type { ChipTone } from '../../../ui/chip.tsx'

/** An application as the list shows it, whatever it is for. */
export type OwnApplication = {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly description: string
  readonly building_id: string
  readonly status: string
  readonly tone: ChipTone
  /** What happens next, in words. */
  readonly next: string | null
  /** What is asked of the applicant; the things by name, each with its way. */
  readonly asked: string | null
  /** Where the applicant goes on with one that is not handed in yet. */
  readonly goesOnAt: ProgramProject['goes_on_at']
  readonly askedLines: readonly AskedLine[]
  readonly answerBy: string | null
  readonly amount: string | null
  readonly basis: ProgramProject['total_basis']
  readonly created_at: string
  readonly last_modified_ts: string
  readonly isLocked: boolean
  readonly child_projects: Project['child_projects']
  /** When an advisor comes for it. */
  readonly booked: BookedTime | null
  /** The person books its visit themselves. */
  readonly mayBook: boolean
  readonly view: string
  /** Where it is filled in, or what is asked is given; null where there is nothing to do. */
  readonly update: string | null
}

export function ofProgram(project: ProgramProject, t: Translate): OwnApplication {
  const place = { id: project.id, kind: 'Program', building_id: project.site_id } as const
  const isShut = isLocked(project)
  return {
    ...shared(project),
    status: project.status,
    tone: toneOf(project.status_code, project.requested_edit !== null),
    next: project.custom_status_description ?? nextOf(project.status_code, t),
    goesOnAt: project.goes_on_at,
    basis: project.total_basis,
    isLocked: isShut,
    askedLines: (project.asked ?? []).map((line) => askedLine(line, updatePath(place, line))),
    view: applicationPath(place),
    update: isShut ? null : updatePath(place),
  }
}

export function ofRebate(project: Project, t: Translate): OwnApplication {
  const place = { id: project.id, kind: project.programmable_type, building_id: project.site_id }
  const isShut = isLocked(project)
  return {
    ...shared(project),
    status: t(`incentives:status.${project.status}`),
    tone: toneOf(project.status, project.requested_edit !== null),
    next: nextOf(project.status, t),
    goesOnAt: undefined,
    basis: project.total_basis,
    isLocked: isShut,
    askedLines: rebateLines(project),
    view: applicationPath(place),
    update: project.requested_edit !== null && !isShut ? updatePath(place) : null,
  }
}

const shared = (project: Project | ProgramProject) => ({
  id: project.id,
  number: project.number,
  name: project.name,
  description: firstParagraph(project.description),
  building_id: project.site_id,
  asked: project.requested_edit,
  answerBy: project.answer_by ?? null,
  amount: Number(project.total_incentive ?? 0) > 0 ? project.total_incentive : null,
  child_projects: project.child_projects,
  mayBook: project.project_status.user_scheduling_enabled,
  booked: project.schedule_plan_assigment,
  created_at: project.created_at,
  last_modified_ts: project.last_modified_ts,
})

const askedLine = ({ name, content, is_done }: AskedItem, to: string): AskedLine => ({
  name,
  content,
  is_done,
  to,
})

/** What it is for; the rest of a description is for who has not applied yet. */
const firstParagraph = (text: string): string => text.trim().split(/\n\s*\n/)[0] ?? ''

const nextOf = (status: string, t: Translate): string | null =>
  APPLICATION_STATUSES.some((known) => known === status) ? t(`incentives:next.${status}`) : null

const TONES: Readonly<Record<string, ChipTone>> = {
  approved: 'positive',
  payment_issued: 'positive',
  submitted: 'action',
  eligibility_review: 'action',
}
export const toneOf = (status: string, isAsked: boolean): ChipTone =>
  isAsked || status === 'information_requested' ? 'caution' : (TONES[status] ?? 'neutral')
