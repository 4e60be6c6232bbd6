import type { StaffHome } from '@hearthlight/domain/assessment/result/staff-home'
import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { answersInWords } from '@hearthlight/domain/assessment/wizard/answers-in-words'
import { addressOf } from '@hearthlight/domain/buildings/home-address'
import { formats } from '@hearthlight/domain/partner/formats'
import { shownFigures, type Totals } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { Problem } from '@hearthlight/domain/shared/problem'
import { asStaffReader } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { HomeDeps } from './home-deps.ts'
import { findOwner } from './home-store.ts'

/** A home of whichever person: what was answered, what came of it, and what was applied for. */
export async function readHomeForStaff(deps: HomeDeps, scope: Scope, id: string): Promise<StaffHome> {
  const { created_at, ...owner } = await mustFindOwner(deps, scope, id)
  const { building, answers, isAssessed, seen } = await deps.seeHome(asStaffReader(scope, owner.id), id)
  const { config } = scope.partner
  const words = {
    translate: translator(scope.language, config),
    number: formats(config, scope.language).number,
  }
  return {
    name: building.extra_info.building_name ?? '',
    address: addressOf(building),
    construction_year: building.construction_year ?? null,
    floor_area: building.floor_area ?? null,
    owner,
    created_at: created_at.toISOString(),
    is_assessed: isAssessed,
    engine_version: seen?.engineVersion ?? null,
    computed_at: seen?.result.computed_at ?? null,
    is_current: seen?.isCurrent ?? false,
    result: seen === undefined ? null : yearsOf(seen.result),
    answers: answersInWords(config.settings.sections.audit_sections, answers, words),
    advisor_requests: await inPartner(deps.db, scope, (db) => deps.advisorRequestsOf(db, scope, id)),
    applications: await inPartner(deps.db, scope, (db) => deps.applicationsOf(db, scope, id)),
  }
}

/** The figures that the person reads in their report. */
function yearsOf(result: VirtualAudit): StaffHome['result'] {
  const { now, after } = shownFigures(result)
  const { label } = result
  return {
    now: { label: label.now.letter, ...written(now) },
    after: { label: label.after.letter, ...written(after) },
  }
}

const written = ({ kWh, money, kg }: Totals) => ({
  kwh: kWh.value,
  money: money.value,
  kg_co2: kg.value,
})

/** Calculates the result of a home now; whoever asked waits for it. */
export async function recalculateHome(deps: HomeDeps, scope: Scope, id: string): Promise<StaffHome> {
  const { id: ownerId } = await mustFindOwner(deps, scope, id)
  await deps.recalculate(asStaffReader(scope, ownerId), id)
  return readHomeForStaff(deps, scope, id)
}

async function mustFindOwner({ db }: HomeDeps, scope: Scope, id: string) {
  const owner = await inPartner(db, scope, (partnerDb) => findOwner(partnerDb, scope, id))
  if (owner === undefined) throw new Problem('shared.not-found')
  return owner
}
