import type { Building } from '@hearthlight/domain/buildings/building'
import {
  type AdvisorAssignment,
  type AssignAdvisor,
  contactMistakes,
  takesContact,
} from '@hearthlight/domain/incentives/advisor-assignment'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import {
  type Advisor,
  findAdvisor,
  findAssignment,
  findLeastAssigned,
  insertAssignment,
} from './advisor-store.ts'
import type { IncentiveDeps } from './show-incentives.ts'

type Assigned = { readonly id: string; readonly assignment: AdvisorAssignment }

/**
 * Asks an energy advisor to get in touch about an incentive: the one the person chose where the partner lets people
 * choose, else the one with the fewest homes. Asked again, it answers the advisor the home has.
 */
export async function assignAdvisor(
  deps: IncentiveDeps,
  scope: HomeScope,
  input: AssignAdvisor,
): Promise<Assigned> {
  requireHomePermission(scope, 'change')
  const { building, incentives } = await deps.homeOf(scope, input.building_id)
  const incentive = findContact(incentives, input)
  const { chooseAdvisor } = features(scope.partner.config, null)
  const advisorId = chooseAdvisor ? (input.energy_advisor_id ?? null) : null
  refuseMistakes({ consent: input.consent === true, advisorId }, chooseAdvisor)
  const record = { type: 'building', id: input.building_id, of: scope.access.ownerId }
  return await change(deps.db, scope, { action: 'advisor.assign', record }, async (db) => {
    const advisor = await chooseFor(db, scope, incentive, advisorId, building)
    const wanted = {
      building_id: input.building_id,
      project_type_id: incentive.project_type.id,
      energy_advisor_id: advisor.id,
      incentive_id: incentive.id,
    }
    const id = await insertAssignment(db, scope.access, wanted, deps.now())
    if (id === undefined) return { result: await existing(db, scope, wanted) }
    await deps.sendMail(db, scope, requestMail(scope, advisor, building, incentive))
    return { result: present(id, wanted, advisor), after: wanted }
  })
}

/** The incentive a person may be contacted about: one that asks for somebody, and that is open to this home. */
function findContact(
  incentives: readonly ClassifiedIncentive[],
  { subsidy_id, offer_id }: AssignAdvisor,
): ClassifiedIncentive {
  const [kind, id] = subsidy_id === undefined ? ['Offer', offer_id] : ['Subsidy', subsidy_id]
  const incentive = incentives.find((one) => one.kind === kind && one.id === id)
  if (incentive === undefined) throw new Problem('shared.not-found')
  const of = incentive.classification
  const isOpen = of !== null && (of.is_available || of.is_recommended || of.is_assigned)
  if (!takesContact(incentive) || !isOpen) throw new Problem('incentives.not-open')
  return incentive
}

function refuseMistakes(form: Parameters<typeof contactMistakes>[0], choosesAdvisor: boolean): void {
  const mistakes = contactMistakes(form, choosesAdvisor)
  if (mistakes.length === 0) return
  throw new Problem('shared.invalid-form', {
    fields: mistakes.map(({ field, text }) => ({ pointer: `/${field}`, message: text })),
  })
}

async function chooseFor(
  db: PartnerDb,
  scope: HomeScope,
  { project_type }: ClassifiedIncentive,
  advisorId: string | null,
  { zip }: Building,
): Promise<Advisor> {
  const advisor =
    advisorId === null
      ? await findLeastAssigned(db, scope, project_type.id, zip)
      : await findAdvisor(db, scope, project_type.id, advisorId)
  if (advisor === undefined)
    throw new Problem(advisorId === null ? 'incentives.no-advisor' : 'shared.not-found')
  return advisor
}

type Wanted = { readonly building_id: string; readonly project_type_id: string }

const present = (
  id: string,
  { building_id, project_type_id }: Wanted,
  { id: advisor, name }: Pick<Advisor, 'id' | 'name'>,
): Assigned => ({
  id,
  assignment: { building_id, project_type_id, contacted: true, energy_advisor: { id: advisor, name } },
})

async function existing(db: PartnerDb, scope: HomeScope, wanted: Wanted): Promise<Assigned> {
  const row = await findAssignment(db, scope, wanted.building_id, wanted.project_type_id)
  if (row === undefined) throw new Problem('shared.conflict')
  return present(row.id, wanted, { id: row.advisor_id, name: row.name })
}

/** In the partner's first language: nobody asked the advisor for theirs. */
function requestMail(
  { actor, language, partner: { config } }: HomeScope,
  advisor: Advisor,
  { address1, city, region, zip }: Building,
  { title }: ClassifiedIncentive,
): MailRequest {
  const person = actor.kind === 'user' ? actor.person : { name: '', email: '' }
  return {
    template: 'incentives:mail.advisor-request',
    to: advisor.email,
    language: config.languages[0] ?? language,
    values: {
      advisor: advisor.name,
      name: person.name,
      email: person.email,
      home: [address1, city, region, zip].filter((part) => part).join(', '),
      incentive: title,
    },
  }
}
