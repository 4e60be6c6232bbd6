import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useQuery } from '@tanstack/react-query'
import { incentivesQuery } from '../../api/incentives-api.ts'
import { httpSignals } from '../../platform/http-signals.ts'
import { useFeatures } from '../../platform/session.ts'

/** What a program pays that is recommended for the home: the same incentives and amounts as on the page of rebates. */
export function useLikelyIncentives(
  homeId: string | undefined,
): (programId: string) => readonly ClassifiedIncentive[] {
  const { incentives } = useFeatures()
  const known = useQuery({
    ...incentivesQuery(homeId ?? ''),
    // Of the home of a preview nothing is known.
    enabled: incentives && homeId !== undefined && httpSignals.preview === undefined,
  })
  return (programId) =>
    (known.data ?? []).filter(({ is_recommended, program }) => is_recommended && program?.id === programId)
}
