import {
  decideIncentive,
  decidingFacts,
  incentiveRules,
} from '@hearthlight/domain/incentives/decide-incentive'
import { trialCounter } from '@hearthlight/domain/incentives/studio/count-trial'
import { readIncentive } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { type DraftDocument, pointerOf } from '@hearthlight/domain/shared/draft'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { findDraft } from '../../../platform/drafts/draft-store.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readDictionaries } from '../incentive-store.ts'
import type { AssessedHome, IncentiveDeps } from '../show-incentives.ts'
import { findLive } from './studio-incentive-store.ts'

/**
 * What an incentive would do for the homes that are assessed, by the function that shows it to each of them. It ends early
 * when nobody waits for it any more: who types on has a newer rule tried.
 */
export async function tryIncentive(
  deps: IncentiveDeps,
  scope: Scope,
  id: string,
  raw: DraftDocument,
  isAwaited: () => boolean,
): Promise<IncentiveTrial> {
  const begun = performance.now()
  const { live, dictionaries } = await inPartner(deps.db, scope, async (db) => {
    const live = await findLive(db, scope, id)
    const isThere =
      live !== undefined || (await findDraft(db, scope, { kind: 'incentive', id })) !== undefined
    if (!isThere) throw new Problem('shared.not-found')
    return { live, dictionaries: await readDictionaries(db, scope) }
  })
  const { document, defects } = readIncentive(raw)
  if (document === undefined)
    throw new Problem('admin-programs.invalid-draft', {
      fields: defects.map(({ path, message }) => ({ pointer: pointerOf(path), message })),
    })
  const rules = incentiveRules(document.incentive, document, scope.language)
  const counter = trialCounter(rules.conditions)
  const liveRules = live && incentiveRules(live.definition, dictionaries, scope.language)
  const judged = liveRules === undefined ? [rules] : [rules, liveRules]
  const asked = {
    facts: new Set(judged.flatMap(decidingFacts)),
    measures: new Set(judged.flatMap(({ entry }) => entry.measures)),
  }
  // A transaction a batch, and other requests between them: a trial holds up nobody.
  const batchAfter = (after: string | null): Promise<readonly AssessedHome[]> =>
    inPartner(deps.db, scope, (db) => deps.assessedHomes(db, scope, { after, ...asked }))
  for (
    let homes = await batchAfter(null);
    homes.length > 0 && isAwaited();
    homes = await batchAfter(lastOf(homes))
  )
    for (const { id: building_id, address, known } of homes)
      counter.add({
        building_id,
        address,
        facts: known.facts,
        incentive: decideIncentive(rules, known),
        live: liveRules && decideIncentive(liveRules, known),
      })
  return {
    ...counter.counted(),
    applications: live?.applications ?? 0,
    milliseconds: Math.round(performance.now() - begun),
  }
}

const lastOf = (homes: readonly AssessedHome[]) => homes.at(-1)?.id ?? null
