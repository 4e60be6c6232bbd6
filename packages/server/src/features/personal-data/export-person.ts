import type { Readable } from 'node:stream'
import { Problem } from '@hearthlight/domain/shared/problem'
import yazl from 'yazl'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { PersonalFile, Subject } from '../../platform/personal-data/personal-data.ts'
import { readPersonal } from '../../platform/personal-data/personal-data-store.ts'
import { hasPermission, type Scope } from '../../platform/scope.ts'
import { findSubject } from './find-subject.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

/** All that is held of a person as one zip: data.json, and the documents they gave. Files are read as the zip is. */
export async function exportPerson(deps: PersonalDataDeps, scope: Scope, userId: string): Promise<Readable> {
  const what = { action: 'user.export', record: { type: 'user', id: userId } }
  const { data, files } = await change(deps.db, scope, what, async (db) => {
    const { person, subject } = await findSubject(deps, db, scope, userId)
    if (person.erased_at !== null) throw new Problem('admin-people.erased')
    const { data, restricted } = await readAll(deps, db, scope, subject)
    const files: PersonalFile[] = []
    for (const { files: list } of deps.personal) files.push(...((await list?.(db, subject)) ?? []))
    const documents = files.filter(({ name }) => name !== null).length
    // As when staff read them one by one.
    const isRead = restricted > 0 && hasPermission(scope, RESTRICTED)
    return {
      result: { data, files },
      after: { documents, ...(isRead && { restricted_answers: restricted }) },
    }
  })
  return zipped(deps.files, data, files)
}

const RESTRICTED = 'AppliedOfferRestrictedDataAccess'
type Row = Readonly<Record<string, unknown>>

/** What every table tells of the person, and how many restricted answers are among it. */
async function readAll(deps: PersonalDataDeps, db: PartnerDb, scope: Scope, subject: Subject) {
  const data: Record<string, unknown> = { exported_at: deps.now().toISOString() }
  const questions = await deps.restrictedQuestions(db, scope)
  let restricted = 0
  for (const table of deps.personal.flatMap(({ tables }) => tables)) {
    if (table.exports === null) continue
    const { as, answers } = table.exports
    const isRestricted = (row: Row) => answers !== undefined && questions.has(String(row[answers.question]))
    const rows = await readPersonal(db, table, subject)
    restricted += rows.filter(isRestricted).length
    data[as] = rows.map((row) =>
      answers !== undefined && isRestricted(row) ? { ...row, ...withheld(scope, answers.content) } : row,
    )
  }
  return { data, restricted }
}

/** Restricted answers are the person's own to take; staff without the permission find the partner's message in their place. */
const withheld = (scope: Scope, content: string): Row =>
  scope.actor.kind === 'user' || hasPermission(scope, RESTRICTED)
    ? {}
    : { [content]: scope.partner.config.settings.admin3_restricted_data_messages.no_permission }

function zipped(files: Files, data: object, given: readonly PersonalFile[]): Readable {
  const zip = new yazl.ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  for (const { name, key } of given)
    if (name !== null)
      zip.addReadStreamLazy(name, (open) => {
        files.get(key).then(
          (kept) =>
            kept ? open(null, kept.stream) : open(new Error(`The storage has lost ${key}.`), null as never), // the stream is not looked at after an error
          (error: unknown) => open(error, null as never), // as above
        )
      })
  zip.end()
  // The types of yazl know only what every stream of Node can; it is a PassThrough.
  return zip.outputStream as Readable
}
