import type { LiveBand, LiveEstimate } from '@hearthlight/domain/assessment/live-estimate'
import { Problem } from '@hearthlight/domain/shared/problem'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { runEngine } from '../../platform/engine/engine-client.ts'
import type { EngineHome } from '../../platform/engine/engine-tasks.ts'
import { usePartner } from '../../platform/partner.ts'
import { answersOf, useAnswerState } from './answer-store.ts'
import type { AssessedHome } from './assessment-api.ts'

export type Live = {
  readonly estimate: LiveEstimate | undefined
  readonly band: LiveBand | undefined
  /** The estimate before the last answer, to say what that answer changed. */
  readonly before: LiveEstimate | undefined
  /** The field that does not fit with the others. */
  readonly problemField: string | undefined
}

/** The engine beside the page: first the figure, a moment later how sure it is. The last result stays until there is a new one. */
export function useLiveEstimate({ building, climate }: AssessedHome): Live {
  const partner = usePartner()
  const answers = answersOf(useAnswerState())
  const home: EngineHome = {
    building,
    answers,
    climate,
    energy: partner.energy,
    year: new Date().getFullYear(),
    areaUnit: partner.settings.area_unit === 'square_feet' ? 'ft2' : 'm2',
  }
  const key = JSON.stringify([building.id, building.revision, answers])
  const estimate = useQuery({
    queryKey: ['live', 'estimate', key],
    queryFn: () => runEngine('estimate', home),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const settled = useDeferredValue(key)
  const band = useQuery({
    queryKey: ['live', 'band', settled],
    queryFn: () => runEngine('band', home),
    placeholderData: keepPreviousData,
    enabled: settled === key && estimate.isSuccess && !estimate.isPlaceholderData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const before = usePrevious(estimate.isPlaceholderData ? undefined : estimate.data)
  const { error } = estimate
  return {
    estimate: estimate.data,
    band: band.data,
    before,
    problemField: error instanceof Problem ? error.fields[0]?.pointer.split('/').at(-1) : undefined,
  }
}

/** The estimate before the one that is shown now. */
function usePrevious(now: LiveEstimate | undefined): LiveEstimate | undefined {
  const [known, setKnown] = useState<{ now?: LiveEstimate | undefined; before?: LiveEstimate | undefined }>(
    {},
  )
  if (now !== undefined && now !== known.now) setKnown({ now, before: known.now })
  return known.before
}
