import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { HomeScope } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { type FileKey, type Files, fileKey } from '../../platform/files/files.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { gatherReport } from './gather-report.ts'
import type { ReportContent } from './report-content.ts'
import type { LogoFile } from './report-drawing.ts'
import { findReportFile, writeReportFile } from './report-file-store.ts'
import type { ReportSources } from './report-sources.ts'
import type { ReportThreads } from './report-threads.ts'
import { reportVersion } from './report-version.ts'

export type ReportDeps = ReportSources & {
  readonly db: PlatformDb
  readonly files: Files
  readonly drawings: ReportThreads
  readonly logoOf: (scope: HomeScope) => Promise<LogoFile | undefined>
}
export type MadeReport = { readonly content: ReportContent; readonly pdf: Buffer }

/** The report of a building, from the storage while nothing it says has changed, else made and kept. */
export async function makeReport(
  deps: ReportDeps,
  scope: HomeScope,
  buildingId: string,
  site: string,
): Promise<MadeReport> {
  const content = await gatherReport(deps, scope, buildingId, site)
  const version = reportVersion(content)
  const kept = await inPartner(deps.db, scope, (db) => findReportFile(db, scope, buildingId))
  const stored = kept?.version === version ? await deps.files.get(kept.file_key as FileKey) : undefined
  if (stored !== undefined) return { content, pdf: await buffer(stored.stream) }
  const logo = await deps.logoOf(scope)
  const pdf = Buffer.from(await deps.drawings.ask({ content, logo, version }, askerOf(scope)))
  const key = fileKey('reports', scope.partnerId, buildingId, `${scope.language}-${version.slice(0, 16)}.pdf`)
  await deps.files.put(key, Readable.from([pdf]))
  await inPartner(deps.db, scope, (db) => writeReportFile(db, scope, buildingId, { version, file_key: key }))
  if (kept !== undefined && kept.file_key !== key) await deps.files.delete(kept.file_key as FileKey)
  return { content, pdf }
}
