import type { Readable } from 'node:stream'
import { Problem } from '@hearthlight/domain/shared/problem'
import yazl from 'yazl'
import { change } from '../../platform/audit-log/change.ts'
import type { Files } from '../../platform/files/files.ts'
import type { PersonalFile } from '../../platform/personal-data/personal-data.ts'
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
    const data: Record<string, unknown> = { exported_at: deps.now().toISOString() }
    for (const table of deps.personal.flatMap(({ tables }) => tables))
      if (table.exports !== null) data[table.exports.as] = await readPersonal(db, table, subject)
    const files: PersonalFile[] = []
    for (const { files: list } of deps.personal) files.push(...((await list?.(db, subject)) ?? []))
    return { result: { data, files }, after: { documents: files.filter(({ name }) => name !== null).length } }
  })
  return zipped(deps.files, data, files)
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
