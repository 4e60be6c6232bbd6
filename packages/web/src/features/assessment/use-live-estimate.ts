import type { Input } from '@hearthlight/domain/assessment/fact-sheet'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useEffect, useSyncExternalStore } from 'react'
import { runEngine } from '../../platform/engine/engine-client.ts'
import { usePartner } from '../../platform/partner.ts'
import { answersOf, onAnswers } from './answer-store.ts'
import type { AssessedHome } from './assessed-home.ts'
import { createLiveEstimate, type Live } from './live-estimate.ts'

const live = createLiveEstimate(runEngine)

/** Asks the engine with each answer, for as long as the wizard is open. */
export function useEstimating({ building, climate }: AssessedHome): void {
  const { energy, settings } = usePartner()
  useEffect(() => {
    // What the wizard itself writes on the building says nothing about the home.
    const { extra_info: _, revision: __, updated_at: ___, ...record } = building
    const home = {
      building: record,
      climate,
      energy,
      year: new Date().getFullYear(),
      areaUnit: settings.area_unit === 'square_feet' ? ('ft2' as const) : ('m2' as const),
    }
    return onAnswers((state) => {
      if (state.buildingId === building.id) live.ask(building.id, { ...home, answers: answersOf(state) })
    })
  }, [building, climate, energy, settings.area_unit])
}

export const useLive = (): Live => useSyncExternalStore(live.subscribe, live.now)

/** What the estimate takes a question to be. */
export const useInput = (section: Section, field: string): Input | undefined =>
  useSyncExternalStore(live.subscribe, () =>
    live.now().estimate?.inputs.find((input) => input.section === section && input.field === field),
  )
