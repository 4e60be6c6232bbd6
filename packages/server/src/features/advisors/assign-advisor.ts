import type { Building } from '@hearthlight/domain/buildings/building'
import { addressOf } from '@hearthlight/domain/buildings/home-address'
import {
  type AdvisorAssignment,
  type AssignAdvisor,
  contactMistakes,
  takesContact,
} from '@hearthlight/domain/incentives/advisor-assignment'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { AdvisorDeps } from './advisor-deps.ts'
import {
  type Advisor,
  type AssignedAdvisor,
  findAdvisor,
  findAssignment,
  findLeastAssigned,
  saveAssignment,
} from './advisor-store.ts'

type Assigned = { readonly id: string; readonly assignment: AdvisorAssignment }

/**
 * Asks an energy advisor to get in touch about an incentive: the one the home has for that kind of work; else the one the
 * person chose where the partner lets people choose, else the one with the fewest homes. Nothing else is handed over.
 */
export async function assignAdvisor(
  deps: AdvisorDeps,
  scope: HomeScope,
  input: AssignAdvisor,
): Promise<Assigned> {
  requireHomePermission(scope, 'change')
  const { building, incentives } = await deps.homeOf(scope, input.building_id)
  const incentive = findContact(incentives, input)
  const { chooseAdvisor } = features(scope.partner.config, null)
  const advisorId = chooseAdvisor ? (input.energy_advisor_id ?? null) : null
  const hasAdvisor = incentive.project_type.id in building.ea_assignment
  refuseMistakes({ consent: input.consent === true, advisorId }, chooseAdvisor && !hasAdvisor)
  const record = { type: 'building', id: input.building_id, of: scope.access.ownerId }
  return await change(deps.db, scope, { action: 'advisor.assign', record }, async (db) => {
    const about = { building_id: input.building_id, project_type_id: incentive.project_type.id }
    const chosen =
      (await findAssignment(db, scope, about)) ?? (await chooseFor(db, scope, incentive, advisorId, building))
    const wanted = { ...about, energy_advisor_id: chosen.id, incentive_id: incentive.id }
    const isNew = (await saveAssignment(db, scope.access, wanted, deps.now())) !== undefined
    // Two tabs that ask at once have each chosen somebody: the home has the one that was stored.
    const advisor = await findAssignment(db, scope, about)
    if (advisor === undefined) throw new Problem('shared.conflict')
    const result = present(advisor, about)
    if (!isNew) return { result }
    const rights = await deps.consoleRightsOf(db, scope, advisor.admin_id)
    if (rights === undefined) throw new Problem('incentives.no-advisor')
    const request = requestOf(scope, advisor, building, incentive)
    await deps.sendMail(db, scope, requestMail(scope, advisor, rights.includes('buildings'), request))
    await deps.sendMail(db, scope, askedMail(scope, request))
    return { result, after: { ...wanted, energy_advisor_id: advisor.id } }
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
      : await findAdvisor(db, scope, project_type.id, advisorId, zip)
  if (advisor === undefined)
    throw new Problem(advisorId === null ? 'incentives.no-advisor' : 'shared.not-found')
  return advisor
}

const present = (
  { assignment_id, id, name }: AssignedAdvisor,
  about: Pick<AdvisorAssignment, 'building_id' | 'project_type_id'>,
): Assigned => ({
  id: assignment_id,
  assignment: { ...about, contacted: true, energy_advisor: { id, name } },
})

/** What is asked for, in the words of the texts: a contractor, or a visit. */
const wayOf = ({ require_contractor }: ClassifiedIncentive) =>
  require_contractor ? 'contractor' : 'assessment'

type Request = ReturnType<typeof requestOf>

function requestOf(scope: HomeScope, advisor: Advisor, building: Building, incentive: ClassifiedIncentive) {
  const person = ownUser(scope)
  return {
    way: wayOf(incentive),
    person,
    buildingId: building.id,
    values: {
      advisor: advisor.name,
      name: person.name,
      email: person.email,
      home: addressOf(building),
      incentive: incentive.title,
    },
  } as const
}

/** In the partner's first language: nobody asked the advisor for theirs. */
const requestMail = (
  { language, site, partner: { config } }: HomeScope,
  { email }: Advisor,
  opensHomes: boolean,
  { way, buildingId, values }: Request,
): MailRequest => ({
  template: `incentives:mail.${way === 'contractor' ? 'contractor-request' : 'advisor-request'}`,
  to: email,
  language: config.languages[0] ?? language,
  values: { ...values, url: opensHomes ? `${site}${consolePath('home', { id: buildingId })}` : '' },
})

/** Tells the person who has their request now, and what comes next. */
function askedMail(
  { site, partner: { config } }: HomeScope,
  { way, person, buildingId, values }: Request,
): MailRequest {
  const { advisor, email } = values
  const next = translator(person.language, config)(`incentives:contact.next.${way}`, { name: advisor, email })
  return {
    template: 'incentives:mail.advisor-asked',
    to: person.email,
    language: person.language,
    values: { ...values, next, url: `${site}${pathTo('incentives', {}, { buildingId })}` },
  }
}

function ownUser({ actor }: HomeScope) {
  if (actor.kind !== 'user') throw new Problem('shared.no-session')
  return actor.person
}
