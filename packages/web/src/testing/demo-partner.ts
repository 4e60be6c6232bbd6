import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageToDraw } from '@hearthlight/domain/navigation/drawn-page'
import { type Partner, partnerIn, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { toPublicPartner } from '@hearthlight/domain/partner/to-public-partner'
import { type Language, NAMESPACES, type Namespace, type Texts } from '@hearthlight/domain/texts/namespaces'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../partners')

/** A partner of the demo; sign-up may ask for other fields than its own. */
export async function demoPartner(code: string, signUp: readonly unknown[] = []): Promise<Partner> {
  const config = JSON.parse(await readFile(path.join(PARTNERS, code, 'partner.json'), 'utf8'))
  if (signUp.length > 0) config.settings.sections.sign_up.fields = signUp
  const read = readPartnerConfig(config)
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.problems))
  return { id: code, version: 1, ...read }
}

async function textsIn(language: Language): Promise<Record<Namespace, Texts>> {
  const texts = NAMESPACES.map(async (name) => [
    name,
    (await import(`../../../domain/src/texts/${language}/${name}.ts`)).texts,
  ])
  return Object.fromEntries(await Promise.all(texts))
}

/** What the server hands over to have a page drawn. */
export const pageToDraw = async (
  address: string,
  partner: Partner,
  language: Language,
  { person = null, answers = [] }: Partial<Pick<PageToDraw, 'person' | 'answers'>> = {},
): Promise<PageToDraw> => ({
  path: address,
  host: 'localhost',
  language,
  partner: toPublicPartner(partnerIn(partner, language), null),
  texts: await textsIn(language),
  person,
  answers,
})
