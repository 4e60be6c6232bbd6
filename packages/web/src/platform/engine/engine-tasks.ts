import { assessHome } from '@hearthlight/domain/assessment/assess-home'
import type { AssessmentQuestion } from '@hearthlight/domain/assessment/assessment-question'
import {
  type LiveBand,
  type LiveEstimate,
  liveBand,
  liveEstimate,
} from '@hearthlight/domain/assessment/live-estimate'
import type { ClimateRecord } from '@hearthlight/domain/assessment/virtual-audit'
import { toAuditResult } from '@hearthlight/domain/report/audit-result'
import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { startWhatIf, type WhatIf, withPlan } from '@hearthlight/domain/report/what-if'
import { type Climate, climateFromRecord } from '@hearthlight/engine'

/** A home as it travels to the worker: weather as the packed record, everything else as it is. */
export type EngineHome = Omit<AssessmentQuestion, 'place' | 'climate'> & { readonly climate: ClimateRecord }

export const questionOf = ({ climate, ...home }: EngineHome): AssessmentQuestion => ({
  ...home,
  place: climate.place,
  climate: weatherOf(climate),
})

/** The weather of the last home stays unpacked: the next question is nearly always about the same place. */
let unpacked: { readonly record: string; readonly weather: Climate } | undefined

function weatherOf({ record, place }: ClimateRecord): Climate {
  if (unpacked?.record !== record) {
    const bytes = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0))
    unpacked = { record, weather: climateFromRecord(bytes, place) }
  }
  return unpacked.weather
}

/** Texts stay keys here; `engine-client.ts` puts them into words. */
const asKey = (key: string) => key

/** The last home stays ready, so that another plan for it is only the simulation of its steps. */
let ready: { readonly key: string; readonly whatIf: WhatIf } | undefined

/** The whole result of a home, with the plan of the audit or with the one that is given. */
function report({
  home,
  measureIds,
}: {
  home: EngineHome
  measureIds: readonly string[] | null
}): AuditResult {
  const key = JSON.stringify(home)
  if (ready?.key !== key) ready = { key, whatIf: startWhatIf(assessHome(questionOf(home))) }
  const { whatIf } = ready
  return toAuditResult(measureIds === null ? whatIf.assessment : withPlan(whatIf, measureIds), asKey)
}

/** What the home costs by the answers so far. */
const estimate = (home: EngineHome): LiveEstimate => liveEstimate(questionOf(home))

/** How sure that is, and what to ask next. */
const band = (home: EngineHome): LiveBand => liveBand(questionOf(home))

/** What the worker can do. Each takes one argument that can be cloned and answers something that can be. */
export const ENGINE_TASKS = { report, estimate, band } as const

export type EngineTasks = typeof ENGINE_TASKS
export type EngineTask = keyof EngineTasks
