import type { StatusAges } from '@hearthlight/domain/applications/queue/dashboard'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { countAges } from '../queue/queue-count-store.ts'
import { isOf, type StatusRule } from '../queue/queue-rules.ts'

/**
 * Open applications by status and by how long they have had it. Statuses of one
 * name are one, whatever the program and its capitals.
 */
export async function readAges(
  db: PartnerDb,
  scope: Scope,
  rules: readonly StatusRule[],
  asked: { readonly now: Date; readonly program: string | undefined },
): Promise<StatusAges[]> {
  const open = rules.filter(({ turn }) => turn !== 'closed')
  const counted = await countAges(db, scope, open, asked)
  const byName = new Map<string, StatusAges>()
  for (const rule of open) {
    // Also what none has: the first of a name says where it stands.
    const ages = counted.find((row) => isOf(rule, row))?.ages ?? [0, 0, 0, 0]
    const key = rule.name.toLocaleLowerCase(scope.language)
    const { name, counts } = byName.get(key) ?? { name: rule.name, counts: [0, 0, 0, 0] as const }
    const [a, b, c, d] = counts
    byName.set(key, { name, counts: [a + ages[0], b + ages[1], c + ages[2], d + ages[3]] })
  }
  return [...byName.values()].filter(({ counts }) => counts.some((count) => count > 0))
}
