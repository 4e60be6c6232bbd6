import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { brokenZipRule } from '@hearthlight/domain/forms/values/zip-rule'
import { classificationContext } from '@hearthlight/domain/incentives/classification-context'
import { type ClassifiedIncentive, classified } from '@hearthlight/domain/incentives/classified-incentive'
import { classifyIncentive } from '@hearthlight/domain/incentives/classify-incentive'
import { type FinderAnswers, finderFacts } from '@hearthlight/domain/incentives/finder/finder-facts'
import { finderFields } from '@hearthlight/domain/incentives/finder/finder-fields'
import { yearIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { validateFields } from '../../platform/validate-fields.ts'
import { offeredTo, readCatalogue, type StoredCatalogue } from './incentive-store.ts'
import { presentIncentives } from './present-incentives.ts'
import type { IncentiveDeps } from './show-incentives.ts'

type FinderDeps = Pick<IncentiveDeps, 'db' | 'now'>

const read = ({ db }: FinderDeps, scope: Scope) =>
  inPartner(db, scope, async (partnerDb) => offeredTo(await readCatalogue(partnerDb, scope)))

export async function finderQuestions(deps: FinderDeps, scope: Scope): Promise<FieldDefinition[]> {
  return questionsOf(deps, scope, await read(deps, scope))
}

function questionsOf({ now }: FinderDeps, { partner: { config } }: Scope, stored: StoredCatalogue) {
  const incentives = stored.incentives.map(({ definition }) => definition)
  const { conditions } = stored.dictionaries
  return finderFields(config, { incentives, conditions }, yearIn(config.time_zone, now()))
}

/** Nobody has this home yet: there is no application and no advisor, and the rest is classified as of any other. */
const NO_BUILDING = { id: '', ea_assignment: {} }

/** The incentives as a home sees them of which only this is known. What was not answered stays unknown, never a no. */
export async function findRebates(
  deps: FinderDeps,
  scope: Scope,
  zip: string,
  answers: FinderAnswers,
): Promise<ClassifiedIncentive[]> {
  const { config } = scope.partner
  const stored = await read(deps, scope)
  validate(scope, questionsOf(deps, scope, stored), zip, answers)
  const facts = finderFacts(answers, config.country, zip)
  const context = classificationContext(config.time_zone, NO_BUILDING, [], deps.now())
  return presentIncentives(scope, stored, { facts, measures: null, placeholders: {} }).map((incentive) =>
    // Who advises on what is no business of somebody who is not signed in.
    classified({ ...incentive, energy_advisor_ids: [] }, classifyIncentive(incentive, context)),
  )
}

function validate(
  scope: Scope,
  fields: readonly FieldDefinition[],
  zip: string,
  answers: FinderAnswers,
): void {
  const rule = brokenZipRule(zip, scope.partner.config.country, '')
  const strange = Object.keys(answers).filter((name) => !fields.some((field) => field.name === name))
  const refused = [
    ...(rule === undefined ? [] : [{ pointer: '/zip', message: `shared:validation.${rule}` }]),
    ...strange.map((name) => ({ pointer: `/answers/${name}`, message: 'shared:validation.option' })),
  ]
  if (refused.length > 0) throw new Problem('shared.invalid-value', { fields: refused })
  validateFields(scope, fields, answers, {
    under: 'answers',
    missing: 'shared.invalid-form',
    invalid: 'shared.invalid-value',
  })
}
