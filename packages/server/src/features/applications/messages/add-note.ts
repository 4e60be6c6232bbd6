import type { NewNote } from '@hearthlight/domain/applications/staff-application'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { consoleUrl, rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication } from '../find-application-store.ts'
import { staffOf } from '../review/staff-of.ts'
import { type Colleague, insertNote, listColleagues } from './note-store.ts'

/** Keeps a note that only staff read; colleagues who are named in it are told by mail. */
export async function addNote(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  { content, mentions }: NewNote,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  const what = { action: 'application.add-note', record: { type: 'application', id, of: found.building_id } }
  await change(deps.db, scope, what, async (db) => {
    const colleagues = await listColleagues(db, scope)
    const named = colleagues.filter((one) => mentions.includes(one.id))
    if (named.length !== new Set(mentions).size)
      throw new Problem('shared.invalid-form', {
        fields: [{ pointer: '/mentions', message: 'shared:validation.option' }],
      })
    await keepNote(deps, db, scope, found, content, named)
    return { result: undefined, after: { content, mentions: named.map(({ name }) => name) } }
  })
}

export async function keepNote(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  content: string,
  mentions: readonly Colleague[],
): Promise<void> {
  const { id, number } = application
  const by = staffOf(scope)
  await insertNote(db, scope, id, { content, mentions }, { by, at: deps.now() })
  const { name: incentive } = await rulesIn(deps, db, scope, application)
  const told = { by: by.name, number, incentive, message: content, url: consoleUrl(scope, id) }
  for (const { name, email } of mentions)
    await deps.sendMail(db, scope, {
      template: 'applications:mail.mentioned',
      to: email,
      language: scope.language,
      values: { name, ...told },
    })
}
