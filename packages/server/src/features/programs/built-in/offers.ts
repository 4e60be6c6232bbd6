import { sortOffers } from '@hearthlight/domain/programs/sort-offers'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { listOffered } from '../program-store.ts'
import { presentOffer } from './present-offer.ts'

/** The programs that are published now, without those that are archived. */
export function offers(deps: BuiltInDeps): Pick<ProgramEngine, 'programs' | 'publicPrograms'> {
  const today = ({ partner }: Scope) => dayIn(partner.config.time_zone, deps.now())
  return {
    programs: (scope, buildingId) =>
      inPartner(deps.db, scope, async (db) => {
        const facts = buildingId === undefined ? null : await deps.factsOf(db, scope, buildingId)
        const programs = await listOffered(db, scope)
        return sortOffers(
          programs.map((program) => presentOffer(program, facts, scope.language, today(scope))),
        )
      }),
    publicPrograms: (scope) =>
      inPartner(deps.db, scope, async (db) => {
        const programs = (await listOffered(db, scope)).filter(({ definition }) => definition.is_public)
        return sortOffers(
          programs.map((program) => presentOffer(program, null, scope.language, today(scope))),
        )
      }),
  }
}
