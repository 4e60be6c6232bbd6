import type { Building } from '@hearthlight/domain/buildings/building'
import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import { type ClassifiedIncentive, classified } from '@hearthlight/domain/incentives/classified-incentive'
import type { HomeForIncentives } from '@hearthlight/domain/incentives/shown/present-incentive'
import type { IncentiveDocument } from '@hearthlight/domain/incentives/studio/incentive-document'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../platform/access/access.ts'
import { remembered } from '../../platform/caches/remembered.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { Scope } from '../../platform/scope.ts'
import { offeredTo, readCatalogue } from './incentive-store.ts'
import { presentIncentives } from './present-incentives.ts'

export type IncentiveDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly sendMail: SendMail
  /** Refuses an incentive that does not go together with the rest that the partner tells people. */
  readonly checkIncentive: (db: PartnerDb, scope: Scope, document: IncentiveDocument) => Promise<void>
  /**
   * A home of the person with the incentives of both kinds as it sees them; refuses a building that is not theirs. What is
   * told beside it counts before what the home tells.
   */
  readonly homeOf: (scope: HomeScope, buildingId: string, told?: Facts) => Promise<HomeWithIncentives>
  /** The assessed homes of the partner in batches, in the order of their ids. */
  readonly assessedHomes: (
    db: PartnerDb,
    scope: Scope,
    which: AskedOfHomes,
  ) => Promise<readonly AssessedHome[]>
}
/** The batch after this home, and what is asked about each: there is no need to read or work out more. */
export type AskedOfHomes = {
  readonly after: string | null
  readonly facts: ReadonlySet<string>
  readonly measures: ReadonlySet<string>
}
export type AssessedHome = {
  readonly id: string
  readonly address: string
  readonly known: Pick<HomeForIncentives, 'facts' | 'measures'>
}
type HomeWithIncentives = {
  readonly building: Building
  readonly incentives: readonly ClassifiedIncentive[]
}

const NO_HOME: HomeForIncentives = { facts: {}, measures: null, placeholders: {} }

/** Both kinds, so that one does not displace the other. */
const parted = remembered<
  readonly ClassifiedIncentive[],
  Record<ProgrammableType, readonly ClassifiedIncentive[]>
>()

/** The incentives of one kind as this home sees them; without a building, as anybody does. */
export async function showIncentives(
  deps: IncentiveDeps,
  scope: HomeScope,
  kind: ProgrammableType,
  buildingId: string | undefined,
): Promise<readonly ClassifiedIncentive[]> {
  const all =
    buildingId === undefined
      ? await anybodysIncentives(deps, scope)
      : (await deps.homeOf(scope, buildingId)).incentives
  const ofKind = (wanted: ProgrammableType) => all.filter((incentive) => incentive.kind === wanted)
  return parted(all, '', () => ({ Offer: ofKind('Offer'), Subsidy: ofKind('Subsidy') }))[kind]
}

async function anybodysIncentives({ db }: IncentiveDeps, scope: HomeScope): Promise<ClassifiedIncentive[]> {
  const catalogue = await inPartner(db, scope, (partnerDb) => readCatalogue(partnerDb, scope))
  return presentIncentives(scope, offeredTo(catalogue), NO_HOME).map((incentive) =>
    classified(incentive, null),
  )
}

export async function showIncentive(
  deps: IncentiveDeps,
  scope: HomeScope,
  kind: ProgrammableType,
  id: string,
  buildingId: string | undefined,
): Promise<ClassifiedIncentive> {
  const shown = (await showIncentives(deps, scope, kind, buildingId)).find((incentive) => incentive.id === id)
  if (!shown) throw new Problem('shared.not-found')
  return shown
}
