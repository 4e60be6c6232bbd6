import path from 'node:path'
import { publishConfig } from '../features/partner/publish-partner.ts'
import { readPartnerSource } from '../features/partner/read-partner-folder.ts'
import type { TestApp } from './test-app.ts'

type Json = Record<string, unknown>
type Change = Json & { readonly settings?: Json; readonly sso?: Json }

const PARTNERS = path.resolve(import.meta.dirname, '../../../../partners')

/** Publishes a demo partner with some of its configuration changed; without a change, as it was. */
export async function changePartner(
  test: Pick<TestApp, 'db' | 'directory'>,
  code: 'lakeshore' | 'boreale' | 'tejo',
  { settings = {}, sso = {}, ...rest }: Change = {},
): Promise<void> {
  const source = await readPartnerSource(path.join(PARTNERS, code))
  const changed = {
    ...source,
    ...rest,
    settings: merged(source['settings'], settings),
    sso: merged(source['sso'], sso),
  }
  const published = await publishConfig(test.db, code, changed, { at: new Date() })
  if (published.kind === 'invalid') throw new Error(JSON.stringify(published.problems))
  test.directory.forget()
}

const merged = (own: unknown, change: Json): Json => {
  const base = (own ?? {}) as Json
  const sections = { ...(base['sections'] as Json), ...(change['sections'] as Json) }
  return { ...base, ...change, ...(Object.keys(sections).length > 0 ? { sections } : {}) }
}
