import type { Dashboard } from '@hearthlight/domain/applications/dashboard'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { hasPermission, type Scope } from '../../platform/scope.ts'
import { readAges } from './read-ages.ts'
import { readDecisions } from './read-decisions.ts'
import { readLate } from './read-late.ts'
import { readQueueWords } from './read-queue.ts'

type Asked = {
  readonly now: Date
  readonly from: Date
  readonly until: Date
  readonly program: string | undefined
}

/** What Today says of applications, to who may see them; the names of the programs are everybody's. */
export async function readDesk(
  db: PartnerDb,
  scope: Scope,
  asked: Asked,
): Promise<Pick<Dashboard, 'programs' | 'late' | 'ages' | 'decisions'>> {
  const { rules, names } = await readQueueWords(db, scope, asked.now)
  const programs = [...names].map(([value, label]) => ({ value, label }))
  if (!hasPermission(scope, 'applications')) return { programs, late: null, ages: null, decisions: null }
  return {
    programs,
    late: await readLate(db, scope, rules, asked),
    ages: await readAges(db, scope, rules, asked),
    decisions: await readDecisions(db, scope, rules, asked),
  }
}
