import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useEffect, useSyncExternalStore } from 'react'
import { runEngine } from '../../../home/engine/engine-client.ts'
import { engineHome } from '../../../home/engine/engine-home.ts'
import { usePartner } from '../../../platform/partner.ts'
import { answersOf, onAnswers } from '../answers/answer-store.ts'
import type { WizardHome } from '../wizard-home.ts'
import { createLiveEstimate, type Live } from './live-estimate.ts'

const live = createLiveEstimate(runEngine)

/** Asks the engine with each answer, for as long as the wizard is open. */
export function useEstimating({ building, climate }: WizardHome): void {
  const partner = usePartner()
  useEffect(
    () =>
      onAnswers((state) => {
        if (state.buildingId !== building.id) return
        const answers = answersOf(state)
        const { metered, ...weather } = climate
        live.ask(building.id, engineHome(weather, { building, answers, partner, metered, at: new Date() }))
      }),
    [building, climate, partner],
  )
}

export const useLive = (): Live => useSyncExternalStore(live.subscribe, live.now)

/** What the estimate takes a question to be. */
export const useInput = (section: Section, field: string): Input | undefined =>
  useSyncExternalStore(live.subscribe, () =>
    live.now().estimate?.inputs.find((input) => input.section === section && input.field === field),
  )
