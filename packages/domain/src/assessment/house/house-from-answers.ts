import type { House, Place } from '@hearthlight/engine'
import type { Answers } from '../answers/answers.ts'
import type { AssessedBuilding, Circumstances } from '../answers/assessed-building.ts'
import type { FactSheet, Input, OpenChoice, Spread, Supposed } from '../facts/fact-sheet.ts'
import type { HomeFacts } from '../facts/home-facts.ts'
import { resolveFacts } from '../facts/resolve-facts.ts'
import { buildHouse } from './build-house.ts'

export interface ModelledHome {
  readonly house: House
  readonly facts: HomeFacts
  /** Every input of the model: what it is, and whether it was answered, on record or assumed. */
  readonly inputs: readonly Input[]
  /** What of it is uncertain, and by how much. */
  readonly spreads: readonly Spread[]
  /** Choices nobody made, and what else they may be. */
  readonly open: readonly OpenChoice[]
}

/** Answers, the building's record and its place → the house the engine computes. */
export function houseFromAnswers(
  building: AssessedBuilding,
  answers: Answers,
  place: Place,
  circumstances: Circumstances,
  supposed: Supposed = {},
): ModelledHome {
  const sheet: FactSheet = { answers, building, circumstances, supposed, inputs: [], spreads: [], open: [] }
  const facts = resolveFacts(sheet, place)
  const { inputs, spreads, open } = sheet
  return { house: buildHouse(facts), facts, inputs, spreads, open }
}
