import { isOwnAddress } from '@hearthlight/domain/partner/own-address'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { type ConfigProblem, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import type { VersionKind } from '@hearthlight/domain/studio/contract/studio-contract'
import { differences } from '@hearthlight/domain/studio/differences'
import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import { bySystem, changePlatform } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import {
  findOrCreatePartner,
  findPartnerByCode,
  findTakenHosts,
  type HostRow,
  lockPartner,
  replaceHosts,
} from './partner-store.ts'
import { strayTexts } from './stray-texts.ts'
import {
  findVersion,
  findVersionByNumber,
  insertVersion,
  lastNumber,
  updateVersion,
  type VersionRow,
} from './version-store.ts'

export type Published =
  | { readonly kind: 'published'; readonly partnerId: string; readonly version: number }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] }

type PublishAction = 'partner.publish' | 'partner.roll-back' | 'partner.create'

/** Who publishes, and what the list of versions says of it; without an author it is whoever runs the server. */
export type Publication = {
  readonly at: Date
  readonly by?: Omit<ChangedBy, 'partnerId'>
  readonly author?: Author
  readonly reason?: string
  /** Checks that stopped it, and why it was published all the same. */
  readonly despite?: Despite | undefined
  readonly kind?: VersionKind
  readonly action?: PublishAction
}
export type Despite = { readonly why: string; readonly checks: readonly string[] }
export type Author = { readonly id: string; readonly name: string }

const hostRows = ({ hosts }: PartnerConfig): HostRow[] => [
  ...hosts.names.map((host) => ({ host, is_alias: false, redirect_url: null })),
  ...hosts.aliases.map(({ host, redirect_url }) => ({
    host,
    is_alias: true,
    redirect_url: redirect_url ?? null,
  })),
]

/** Keeps a configuration as the partner's draft. It must be readable as JSON, not yet right. */
export async function saveDraft(db: PlatformDb, code: string, config: unknown): Promise<number> {
  return await inTransaction(db, async (transaction) => {
    const partnerId = await findOrCreatePartner(transaction, code)
    await lockPartner(transaction, partnerId)
    const what = { action: 'partner.save-draft', record: { type: 'partner', id: partnerId } }
    return await changePlatform(transaction, bySystem(partnerId, 'configuration'), what, async (changeDb) => {
      const draft = await findVersion(changeDb, partnerId, 'draft')
      const published = await findVersion(changeDb, partnerId, 'published')
      if (draft === undefined) {
        const base = { status: 'draft', base_number: published?.number ?? null } as const
        const { number } = await insertVersion(changeDb, partnerId, { ...base, config })
        return { result: number, after: { version: number } }
      }
      const { number, revision } = draft
      await updateVersion(changeDb, draft, { config: JSON.stringify(config), revision: revision + 1 })
      return { result: number, after: { version: number } }
    })
  })
}

async function hostProblems(
  db: PlatformDb,
  partnerId: string,
  rows: readonly HostRow[],
): Promise<ConfigProblem[]> {
  const taken = await findTakenHosts(
    db,
    partnerId,
    rows.map((row) => row.host),
  )
  return taken.map(({ host, code }) => ({ path: 'hosts', message: `'${host}' belongs to partner '${code}'` }))
}

/** Whether a version may go live: it can be read, is of this partner, claims no host of another and leads to one of its own. */
export async function checkVersion(
  db: PlatformDb,
  { code, version }: { readonly code: string; readonly version: VersionRow },
): Promise<{ readonly problems: readonly ConfigProblem[]; readonly hosts: readonly HostRow[] }> {
  const read = readPartnerConfig(version.config)
  if (read.kind === 'invalid') return { problems: read.problems, hosts: [] }
  const config = read.configs[read.languages[0]]
  if (!config || config.code !== code)
    return { problems: [{ path: 'code', message: `must be '${code}'` }], hosts: [] }
  const hosts = hostRows(config)
  const foreign = { path: 'base_url', message: 'must begin with https:// and name one of hosts.names' }
  const problems = [...strayTexts(read.configs), ...(await hostProblems(db, version.partner_id, hosts))]
  return { problems: isOwnAddress(config) ? problems : [...problems, foreign], hosts }
}

/** A version becomes what visitors see, all of it in one commit, and the one before it is archived. */
export async function goLive(
  db: PlatformDb,
  code: string,
  version: VersionRow,
  { at, by, author, reason, despite, kind, action = 'partner.publish' }: Publication,
): Promise<Published> {
  const { partner_id: partnerId } = version
  const { problems, hosts } = await checkVersion(db, { code, version })
  if (problems.length > 0) return { kind: 'invalid', problems }
  const changedBy = { ...(by ?? bySystem(partnerId, 'configuration')), partnerId }
  const what = { action, record: { type: 'partner', id: partnerId } }
  const told = { ...(reason && { reason }), ...(despite && { despite }) }
  return await changePlatform(db, changedBy, what, async (changeDb) => {
    const before = await findVersion(changeDb, partnerId, 'published')
    if (before) await updateVersion(changeDb, before, { status: 'archived' })
    const last = await lastNumber(changeDb, partnerId)
    const number = last > version.number ? last + 1 : version.number
    await updateVersion(changeDb, version, {
      status: 'published',
      number,
      published_at: at,
      publish_at: null,
      failure: null,
      changes: before ? differences(before.config, version.config).length : null,
      ...(author && { author_id: author.id, author_name: author.name }),
      ...(reason !== undefined && { reason }),
      ...(kind && { kind }),
    })
    await replaceHosts(changeDb, partnerId, hosts)
    return {
      result: { kind: 'published', partnerId, version: number },
      before: { version: before?.number ?? null },
      after: { version: number, ...told },
    }
  })
}

/** Thrown to take what was written back with the transaction. */
class Refused extends Error {
  readonly problems: readonly ConfigProblem[]
  constructor(problems: readonly ConfigProblem[]) {
    super('refused')
    this.problems = problems
  }
}

/** Publishes a configuration as it is; one that is refused leaves nothing behind, and a draft stays as it was. */
export async function publishConfig(
  db: PlatformDb,
  code: string,
  config: unknown,
  publication: Publication,
): Promise<Published> {
  try {
    return await inTransaction(db, async (transaction) => {
      const partnerId = await findOrCreatePartner(transaction, code)
      await lockPartner(transaction, partnerId)
      const version = await insertVersion(transaction, partnerId, { status: 'archived', config })
      const published = await goLive(transaction, code, version, publication)
      if (published.kind === 'invalid') throw new Refused(published.problems)
      return published
    })
  } catch (error) {
    if (error instanceof Refused) return { kind: 'invalid', problems: error.problems }
    throw error
  }
}

/** Publishes a copy of an earlier version, so that numbers only grow. */
export async function rollBack(
  db: PlatformDb,
  code: string,
  number: number,
  publication: Publication,
): Promise<Published> {
  const partner = await findPartnerByCode(db, code)
  const version = partner && (await findVersionByNumber(db, partner.id, number))
  if (!version) return { kind: 'invalid', problems: [{ path: '', message: `there is no version ${number}` }] }
  const rolled = { kind: 'roll-back', action: 'partner.roll-back' } as const
  return await publishConfig(db, code, version.config, { ...publication, ...rolled })
}
