import type { StudioVersion } from '@hearthlight/domain/studio/contract/studio-contract'
import type { Scope } from '../../../platform/scope.ts'
import { listVersions, type VersionRow } from '../version-store.ts'
import type { StudioDeps } from './studio-deps.ts'

const PAGE = 20

export const presentVersion = (version: VersionRow): StudioVersion => ({
  number: version.number,
  status: version.status,
  kind: version.kind,
  author_name: version.author_name,
  reason: version.reason,
  changes: version.changes,
  published_at: version.published_at?.toISOString() ?? null,
  publish_at: version.publish_at?.toISOString() ?? null,
  failure: version.failure,
})

export async function readVersions(
  { db }: StudioDeps,
  { partnerId }: Scope,
  before: number | undefined,
): Promise<{ versions: StudioVersion[]; next: number | null }> {
  const rows = await listVersions(db, partnerId, before, PAGE + 1)
  const versions = rows.slice(0, PAGE).map(presentVersion)
  return { versions, next: rows.length > PAGE ? (versions.at(-1)?.number ?? null) : null }
}
