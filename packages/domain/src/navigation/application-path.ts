import { itemName, type RequestedItem } from '../applications/request-kinds.ts'
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

/** The name in an address of the one thing that it opens at. */
export const ITEM = 'item'

/** Where what is asked of the applicant is done; with one of the things asked, right there. */
export function updatePath(application: Application, asked?: RequestedItem): string {
  const item = asked && itemName(asked)
  return application.kind === 'Program'
    ? pathTo('ApplicationUpdate', { id: application.id }, { [ITEM]: item })
    : rebatePath(application, item)
}

const rebatePath = ({ id, building_id }: Application, item?: string) =>
  pathTo('incentives', {}, { buildingId: building_id, application: id, [ITEM]: item })
