import type { ProgrammableType } from '../buildings/rebate-project.ts'
import { pathTo } from './path-to.ts'

type Application = {
  readonly id: string
  readonly kind: ProgrammableType | 'Program'
  /** The home that it is for. */
  readonly building_id: string
}

/** Where an application is looked at: one for a rebate over the rebates of its home, one to a program on its own page. */
export const applicationPath = (application: Application): string =>
  application.kind === 'Program'
    ? pathTo('ApplicationDetails', { id: application.id })
    : rebatePath(application)

/** Where what is asked of the applicant is done. */
export const updatePath = (application: Application): string =>
  application.kind === 'Program'
    ? pathTo('ApplicationUpdate', { id: application.id })
    : rebatePath(application)

const rebatePath = ({ id, building_id }: Application) =>
  pathTo('incentives', {}, { buildingId: building_id, application: id })
