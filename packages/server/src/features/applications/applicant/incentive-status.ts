import { APPLICATION_STATUSES, type ApplicationStatus } from '@hearthlight/domain/buildings/rebate-project'

/** The column also holds the words of programs, which no incentive has. */
export function incentiveStatus(status: string): ApplicationStatus {
  const known = APPLICATION_STATUSES.find((one) => one === status)
  if (known === undefined) throw new Error(`No application for an incentive has the status ${status}.`)
  return known
}
