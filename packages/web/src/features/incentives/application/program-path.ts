import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { pathTo } from '@hearthlight/domain/navigation/path-to'

/** Where an incentive of a program is applied for: with the home, and the measure that it pays for chosen already. */
export const programPath = (
  { program, work_quantity }: Pick<IdentifiedIncentive, 'program' | 'work_quantity'>,
  buildingId: string,
): string =>
  pathTo(
    'applicationsNew',
    {},
    {
      programId: program?.id,
      buildingId,
      measure: program?.measure ?? undefined,
      quantity: program?.measure && work_quantity ? String(Math.round(work_quantity)) : undefined,
    },
  )
