import type { Dashboard } from '@hearthlight/domain/applications/queue/dashboard'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { hasPermission, type Scope } from '../../../platform/scope.ts'
import { readQueueWords } from '../queue/read-queue.ts'
import { readAges } from './read-ages.ts'
import { type CityDecisions, readDecisions } from './read-decisions.ts'
import { readLate } from './read-late.ts'
import { readWaiting } from './read-waiting.ts'

type Asked = {
  readonly now: Date
  readonly from: Date
  readonly until: Date
  readonly program: string | undefined
}

type Desk = Pick<Dashboard, 'programs' | 'late' | 'ages' | 'decisions' | 'waiting' | 'yours'>

const UNSEEN = { late: null, ages: null, decisions: null, waiting: null, yours: null }

/** What Today says of applications, to who may see them; the names of the programs are everybody's. */
export async function readDesk(
  db: PartnerDb,
  scope: Scope,
  asked: Asked,
): Promise<{ desk: Desk; decided: readonly CityDecisions[] }> {
  const { rules, names } = await readQueueWords(db, scope, asked.now)
  const programs = [...names].map(([value, label]) => ({ value, label }))
  if (!hasPermission(scope, 'applications')) return { desk: { programs, ...UNSEEN }, decided: [] }
  const { decisions, cities: decided } = await readDecisions(db, scope, rules, asked)
  return {
    desk: {
      programs,
      decisions,
      late: await readLate(db, scope, rules, asked),
      ages: await readAges(db, scope, rules, asked),
      ...(await readWaiting(db, scope, { rules, names }, asked)),
    },
    decided,
  }
}
