import type { RulesMet } from '@hearthlight/domain/applications/queue/queue'
import { settleRules } from '@hearthlight/domain/applications/settle-rules'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication } from '../find-application-store.ts'
import { listFindings } from '../review/finding-store.ts'
import { kindOf } from '../review/review-of-kind.ts'

/** How many rules of each application are met, as its page tells; one after the other, since each takes its home along. */
export async function readRulesMet(
  deps: ApplicationDeps,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly (RulesMet & { readonly id: string })[]> {
  const counted: (RulesMet & { readonly id: string })[] = []
  for (const id of ids) {
    const found = await inPartner(deps.db, scope, async (db) => {
      const application = await findAnyApplication(db, scope, id)
      return application && { application, findings: await listFindings(db, scope, id) }
    })
    if (found === undefined) continue
    const { eligibility } = await kindOf(deps, found.application).read(scope, found.application)
    const { trace } = settleRules(eligibility.trace, found.findings)
    counted.push({ id, met: trace.filter(({ outcome }) => outcome === 'met').length, of: trace.length })
  }
  return counted
}
