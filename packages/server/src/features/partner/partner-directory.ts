import { ownAddress } from '@hearthlight/domain/partner/own-address'
import { type Partner, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { HostMatch, PartnerDirectory } from '../../platform/partner-directory.ts'
import { listPublished, readHosts, readPublished } from './partner-store.ts'

/** Another instance may publish at any time; it is to be noticed within 5 s, so the cache may be this old at most. */
const FRESH_MS = 2000

type Directory = {
  readonly stamp: string
  readonly partners: ReadonlyMap<string, Partner>
  readonly hosts: ReadonlyMap<string, HostMatch>
}
export type DirectoryDeps = {
  readonly db: PlatformDb
  readonly now: () => number
  /** A published configuration that this version of the program cannot read: its partner is not served. */
  readonly onUnreadable: (code: string, problem: string) => void
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

const stampOf = (published: readonly { partner_id: string; number: number }[]) =>
  published.map((row) => `${row.partner_id}:${row.number}`).join(' ')

/** A published version never changes, and reading one takes tens of milliseconds: only those of a new number are read. */
async function readPartners(
  { db, onUnreadable }: DirectoryDeps,
  known: Directory['partners'] | undefined,
): Promise<Map<string, Partner>> {
  const partners = new Map<string, Partner>()
  for (const { id, code, number, config } of await readPublished(db)) {
    const before = known?.get(id)
    if (before?.version === number) {
      partners.set(id, before)
      continue
    }
    const read = readPartnerConfig(config)
    if (read.kind === 'valid') {
      partners.set(id, { id, version: number, languages: read.languages, configs: read.configs })
    } else {
      const [first] = read.problems
      onUnreadable(code, `${first?.path}: ${first?.message}`)
    }
  }
  return partners
}

/** Where an alias without an address of its own leads: the public address of the partner, else its first host. */
function homeOf(partner: Partner): string {
  const config = partner.configs[partner.languages[0]]
  const host = config?.hosts.names[0] ?? 'localhost'
  return (config && ownAddress(config)) ?? `${host.endsWith('localhost') ? 'http' : 'https'}://${host}`
}

async function load(deps: DirectoryDeps, stamp: string, before: Directory | undefined): Promise<Directory> {
  const partners = await readPartners(deps, before?.partners)
  const hosts = new Map<string, HostMatch>()
  for (const row of await readHosts(deps.db)) {
    const partner = partners.get(row.partner_id)
    if (!partner) continue
    hosts.set(
      row.host,
      row.is_alias
        ? { kind: 'redirect', url: row.redirect_url ?? homeOf(partner) }
        : { kind: 'partner', partner },
    )
  }
  return { stamp, partners, hosts }
}

/** The published partners, kept in memory and compared with the database every two seconds of use. */
export function openPartnerDirectory(deps: DirectoryDeps): PartnerDirectory & { forget(): void } {
  let known: Directory | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<Directory> | undefined

  const check = async (): Promise<Directory> => {
    const stamp = stampOf(await listPublished(deps.db))
    if (known?.stamp !== stamp) known = await load(deps, stamp, known)
    checkedAt = deps.now()
    return known
  }
  const current = (): Promise<Directory> => {
    if (known && deps.now() - checkedAt < FRESH_MS) return Promise.resolve(known)
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
  return {
    byHost: async (host) => (await current()).hosts.get(nameOf(host)) ?? { kind: 'unknown' },
    byId: async (partnerId) => (await current()).partners.get(partnerId),
    all: async () =>
      [...(await current()).partners.values()].map((partner) => ({ partner, url: homeOf(partner) })),
    forget: () => {
      checkedAt = Number.NEGATIVE_INFINITY
    },
  }
}
