import { reportFileName } from '@hearthlight/domain/report/report-file-name'
import { Problem } from '@hearthlight/domain/shared/problem'
import { asStaffReader, type HomeScope } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import type { HpxmlDeps } from './hpxml-deps.ts'

export type ExportedHome = {
  readonly name: string
  readonly file: string
  /** Whether it was held against the schema: a file that is not valid is not handed out then. */
  readonly isChecked: boolean
}

/** The file of a home. With `check`, only one that the schema allows. */
export async function exportHome(
  deps: HpxmlDeps,
  scope: HomeScope,
  buildingId: string,
  { check }: { readonly check: boolean },
): Promise<ExportedHome> {
  if (check && deps.schema === undefined) throw new Problem('audit-file.no-schema')
  const asked = await deps.exportOf(scope, buildingId)
  const schema = check ? deps.schema : undefined
  const { file, faults } = await deps.threads.ask({ asked, schema }, askerOf(scope))
  const [fault] = faults ?? []
  if (fault !== undefined)
    throw new Problem('audit-file.not-valid', { params: { line: fault.line, what: fault.message } })
  const { address, at } = asked
  const name = reportFileName('{street}_{yyyy-mm-dd}.xml', {
    street: address.street ?? 'home',
    day: at.slice(0, 10),
  })
  return { name, file, isChecked: check }
}

/** A home of whichever person of the partner, for who may see them all. */
export async function exportAnyHome(
  deps: HpxmlDeps,
  scope: Scope,
  buildingId: string,
  options: { readonly check: boolean },
): Promise<ExportedHome> {
  const ownerId = await inPartner(deps.db, scope, (db) => deps.ownerOf(db, scope, buildingId))
  if (ownerId === undefined) throw new Problem('shared.not-found')
  return exportHome(deps, asStaffReader(scope, ownerId), buildingId, options)
}
