import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { type ConfigProblem, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { bySystem, changePlatform } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import {
  findOrCreatePartner,
  findPartnerByCode,
  findTakenHosts,
  findVersion,
  findVersionByNumber,
  type HostRow,
  lockPartner,
  promoteDraft,
  replaceHosts,
  writeDraft,
} from './partner-store.ts'

export type Published =
  | { readonly kind: 'published'; readonly partnerId: string; readonly version: number }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] }

type PublishAction = 'partner.publish' | 'partner.roll-back'

/** By whoever runs the server: there is nobody signed in. */
const by = (partnerId: string, action: PublishAction | 'partner.save-draft') =>
  [bySystem(partnerId, 'configuration'), { action, record: { type: 'partner', id: partnerId } }] as const

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
    return await changePlatform(transaction, ...by(partnerId, 'partner.save-draft'), async (changeDb) => {
      const version = await writeDraft(changeDb, partnerId, config)
      return { result: version, after: { version } }
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

/** Publishes the draft: all of it becomes visible in one commit, or nothing does. */
export async function publishDraft(
  db: PlatformDb,
  code: string,
  at: Date,
  action: PublishAction = 'partner.publish',
): Promise<Published> {
  return await inTransaction(db, async (transaction) => {
    const partnerId = await findOrCreatePartner(transaction, code)
    await lockPartner(transaction, partnerId)
    const draft = await findVersion(transaction, partnerId, 'draft')
    if (!draft) return { kind: 'invalid', problems: [{ path: '', message: 'there is no draft' }] }
    const read = readPartnerConfig(draft.config)
    if (read.kind === 'invalid') return read
    const config = read.configs[read.languages[0]]
    if (!config || config.code !== code) {
      return { kind: 'invalid', problems: [{ path: 'code', message: `must be '${code}'` }] }
    }
    const rows = hostRows(config)
    const problems = await hostProblems(transaction, partnerId, rows)
    if (problems.length > 0) return { kind: 'invalid', problems }
    return await changePlatform(transaction, ...by(partnerId, action), async (changeDb) => {
      const before = { version: (await findVersion(changeDb, partnerId, 'published'))?.number ?? null }
      await promoteDraft(changeDb, partnerId, at)
      await replaceHosts(changeDb, partnerId, rows)
      const result: Published = { kind: 'published', partnerId, version: draft.number }
      return { result, before, after: { version: draft.number } }
    })
  })
}

/** Thrown to take the draft back with the transaction. */
class Refused extends Error {
  readonly problems: readonly ConfigProblem[]
  constructor(problems: readonly ConfigProblem[]) {
    super('refused')
    this.problems = problems
  }
}

/** Saves and publishes at once; a configuration that is refused leaves no draft behind. */
export async function publishConfig(
  db: PlatformDb,
  code: string,
  config: unknown,
  at: Date,
  action: PublishAction = 'partner.publish',
): Promise<Published> {
  try {
    return await inTransaction(db, async (transaction) => {
      await saveDraft(transaction, code, config)
      const published = await publishDraft(transaction, code, at, action)
      if (published.kind === 'invalid') throw new Refused(published.problems)
      return published
    })
  } catch (error) {
    if (error instanceof Refused) return { kind: 'invalid', problems: error.problems }
    throw error
  }
}

/**
 * Publishes a copy of an earlier version, so that numbers only grow.
 * @internal Nothing calls it before there is an editor of the configuration.
 */
export async function rollBack(db: PlatformDb, code: string, number: number, at: Date): Promise<Published> {
  const partner = await findPartnerByCode(db, code)
  const version = partner && (await findVersionByNumber(db, partner.id, number))
  if (!version) return { kind: 'invalid', problems: [{ path: '', message: `there is no version ${number}` }] }
  return await publishConfig(db, code, version.config, at, 'partner.roll-back')
}
