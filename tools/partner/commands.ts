import { readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { findPartnerByCode, listPartners } from '../../packages/server/src/features/partner/partner-store.ts'
import { publishConfig, saveDraft } from '../../packages/server/src/features/partner/publish-partner.ts'
import { readPartnerSource } from '../../packages/server/src/features/partner/read-partner-folder.ts'
import { findVersion } from '../../packages/server/src/features/partner/version-store.ts'
import { withDatabase } from '../with-database.ts'
import { tell } from './validate.ts'

export async function importPartner(path: string, draft: boolean): Promise<number> {
  const config = await readPartnerSource(path)
  const read = readPartnerConfig(config)
  if (read.kind === 'invalid') return tell(path, read.problems)
  const code = read.configs[read.languages[0]]?.code ?? ''
  return await withDatabase(async (db) => {
    if (draft) {
      console.log(`${code}: kept as draft, version ${await saveDraft(db, code, config)}`)
      return 0
    }
    const published = await publishConfig(db, code, config, { at: new Date() })
    if (published.kind === 'invalid') return tell(path, published.problems)
    console.log(`${code}: published, version ${published.version}`)
    return 0
  })
}

export async function exportPartner(code: string): Promise<number> {
  return await withDatabase(async (db) => {
    const partner = await findPartnerByCode(db, code)
    const version = partner && (await findVersion(db, partner.id, 'published'))
    if (!version) {
      console.error(`there is no published partner '${code}'`)
      return 1
    }
    console.log(JSON.stringify(version.config, null, 2))
    return 0
  })
}

export async function listAll(): Promise<number> {
  return await withDatabase(async (db) => {
    for (const { code, number, published_at } of await listPartners(db)) {
      console.log(
        `${code}\t${number === null ? 'not published' : `version ${number}, ${published_at?.toISOString()}`}`,
      )
    }
    return 0
  })
}
