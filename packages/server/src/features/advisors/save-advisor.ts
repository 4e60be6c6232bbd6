import type { AdvisorInput } from '@hearthlight/domain/scheduling/staff-advisor'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { AdvisorDeps } from './advisor-deps.ts'
import {
  findStaffAdvisor,
  isEmailTaken,
  listProjectTypes,
  lockAdvisor,
  type StoredAdvisor,
  writeAdvisor,
} from './staff-advisor-store.ts'

export async function createAdvisor(deps: AdvisorDeps, scope: Scope, input: AdvisorInput): Promise<string> {
  const id = newId()
  const what = { action: 'advisor.create', record: { type: 'advisor', id } }
  return await change(deps.db, scope, what, async (db) => {
    await refuseMistakes(db, scope, id, input)
    await writeAdvisor(db, scope, id, input)
    return { result: id, after: input }
  })
}

/** Refused when somebody has changed the advisor since the asker looked. */
export async function changeAdvisor(
  deps: AdvisorDeps,
  scope: Scope,
  id: string,
  input: AdvisorInput,
  revision: number,
): Promise<void> {
  const what = { action: 'advisor.change', record: { type: 'advisor', id } }
  await change(deps.db, scope, what, async (db) => {
    const locked = await lockAdvisor(db, scope, id)
    const before = await findStaffAdvisor(db, scope, id, deps.now())
    if (locked === undefined || before === undefined) throw new Problem('shared.not-found')
    if (locked.revision !== revision) throw new Problem('scheduling.stale')
    await refuseMistakes(db, scope, id, input)
    await writeAdvisor(db, scope, id, input)
    return { result: undefined, before: entered(before), after: input }
  })
}

const entered = ({
  name,
  email,
  phone,
  languages,
  zips,
  time_zone,
  is_active,
  project_type_ids,
}: StoredAdvisor) => ({ name, email, phone, languages, zips, time_zone, is_active, project_type_ids })

async function refuseMistakes(db: ChangeDb, scope: Scope, id: string, input: AdvisorInput): Promise<void> {
  const known = new Set((await listProjectTypes(db, scope)).map((type) => type.id))
  if (input.project_type_ids.some((type) => !known.has(type))) throw new Problem('shared.not-found')
  if (!(await isEmailTaken(db, scope, input.email, id))) return
  const translate = translator(scope.language, scope.partner.config)
  const message = translate('scheduling:problem.email-taken')
  throw new Problem('scheduling.email-taken', { fields: [{ pointer: '/email', message }] })
}
