import type { Readable } from 'node:stream'
import { Problem } from '@hearthlight/domain/shared/problem'
import yazl from 'yazl'
import { type Restricted, withheldFrom } from '../../platform/access/restricted.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { PersonalFile, PersonalTable, Subject } from '../../platform/personal-data/personal-data.ts'
import { readPersonal } from '../../platform/personal-data/personal-data-store.ts'
import type { Scope } from '../../platform/scope.ts'
import { findSubject } from './find-subject.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

/** All that is held of a person as one zip: data.json, and the documents they gave. Files are read as the zip is. */
export async function exportPerson(deps: PersonalDataDeps, scope: Scope, userId: string): Promise<Readable> {
  const what = { action: 'user.export', record: { type: 'user', id: userId } }
  const { data, files } = await change(deps.db, scope, what, async (db) => {
    const { person, subject } = await findSubject(deps, db, scope, userId)
    if (person.erased_at !== null) throw new Problem('admin-people.erased')
    const restricted = await deps.restrictedOf(db, scope, subject.applications)
    const read = await readAll(deps, db, scope, subject, restricted)
    const given: PersonalFile[] = []
    for (const { files: list } of deps.personal) given.push(...((await list?.(db, subject)) ?? []))
    const isOpen = ({ given: place }: PersonalFile) => place === undefined || !restricted.isDocument(place)
    const files = withheldFrom(scope) === null ? given : given.filter(isOpen)
    const documents = files.filter(({ name }) => name !== null).length
    // As when staff read them one by one.
    const isRead = read.restricted > 0 && scope.actor.kind !== 'user' && withheldFrom(scope) === null
    return {
      result: { data: read.data, files },
      after: { documents, ...(isRead && { restricted_answers: read.restricted }) },
    }
  })
  return zipped(deps.files, data, files)
}

type Row = Readonly<Record<string, unknown>>

/** What every table tells of the person, and how many restricted answers and documents are among it. */
async function readAll(
  deps: PersonalDataDeps,
  db: PartnerDb,
  scope: Scope,
  subject: Subject,
  restricted: Restricted,
) {
  const data: Record<string, unknown> = { exported_at: deps.now().toISOString() }
  const message = withheldFrom(scope)
  const say = await deps.wordsFor(db, scope)
  let count = 0
  const open = (value: unknown) => {
    count += 1
    return message ?? value
  }
  for (const table of deps.personal.flatMap(({ tables }) => tables)) {
    if (table.exports === null) continue
    const { as, restricted: place } = table.exports
    const rows = await readPersonal(db, table, subject)
    const given: Row[] = []
    for (const row of rows) {
      const shown = place === undefined ? row : withheld(restricted, place, row, open)
      // What is withheld is not said in words either.
      const isShown = place === undefined || shown[place.content] === row[place.content]
      given.push({ ...shown, ...(isShown && (await say[as]?.(row))) })
    }
    data[as] = given
  }
  return { data, restricted: count }
}

type Place = NonNullable<NonNullable<PersonalTable['exports']>['restricted']>

/** Restricted ones are the person's own to take; staff without the permission find the partner's message in their place. */
function withheld(
  { isAnswer, isDocument }: Restricted,
  place: Place,
  row: Row,
  open: (value: unknown) => unknown,
): Row {
  const { as, code, application, content } = place
  const of = { application: typeof row[application] === 'string' ? row[application] : null }
  const value = row[content]
  if (as !== 'answers') {
    const isRestricted = as === 'answer' ? isAnswer : isDocument
    return isRestricted({ ...of, code: String(row[code]) }) ? { ...row, [content]: open(value) } : row
  }
  const entries = Object.entries(value ?? {}).map(([each, answer]) => [
    ...[each, isAnswer({ ...of, code: each }) ? open(answer) : answer],
  ])
  return { ...row, [content]: Object.fromEntries(entries) }
}

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
