import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerFile } from '@hearthlight/domain/studio/contract/studio-contract'
import { isNothing, readSiteContent, type SiteContent } from '@hearthlight/domain/studio/site-content'
import type { ChangedBy } from '../../../platform/audit-log/audit-log-store.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { hasPermission, type Scope } from '../../../platform/scope.ts'
import { findContent, type VersionRow } from '../version-store.ts'
import { mustBeFew } from './file-pictures.ts'
import type { StudioDeps } from './studio-deps.ts'

/** The programs and incentives of a file, if they are right and not too many. */
export function readBrought({
  programs,
  incentives,
  archived,
}: Pick<PartnerFile, keyof SiteContent>): SiteContent {
  mustBeFew('programs', programs.length)
  mustBeFew('incentives', incentives.length)
  const read = readSiteContent({ programs, incentives, archived })
  if (read.kind === 'valid') return read.content
  const { name, mistake } = read
  throw new Problem('partner.file-bad-content', {
    params: { name },
    fields: [{ pointer: '/file', message: `${name}: ${mistake}` }],
  })
}

/** A file gives nobody the right to change programs. */
export function mayBring(scope: Scope, content: SiteContent): void {
  if (!isNothing(content) && !hasPermission(scope, 'programs'))
    throw new Problem('partner.file-needs-programs')
}

/** What came with a version goes live with it. */
export async function publishBrought(
  { studio }: StudioDeps,
  db: PlatformDb,
  by: ChangedBy,
  { version, at, why }: { readonly version: VersionRow; readonly at: Date; readonly why: string },
): Promise<void> {
  const content = await findContent(db, version)
  if (isNothing(content)) return
  await studio.publishContent(db, by, { config: version.config, content, at, why })
}
