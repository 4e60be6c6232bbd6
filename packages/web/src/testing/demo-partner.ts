import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { homesKey } from '@hearthlight/domain/buildings/homes-key'
import type { PageToDraw } from '@hearthlight/domain/navigation/drawn-page'
import { toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import { type Partner, partnerIn, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import type { Language, TextsByNoun } from '@hearthlight/domain/texts/namespaces'
import { NAMESPACES, readTexts } from '@hearthlight/domain/texts/testing/read-texts'
import { prerender } from 'react-dom/static'
import { SAMPLE_HOME } from './sample-home.ts'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../partners')

/** A partner of the demo; sign-up may ask for other fields than its own. */
export async function demoPartner(code: string, signUp: readonly unknown[] = []): Promise<Partner> {
  const config = JSON.parse(await readFile(path.join(PARTNERS, code, 'partner.json'), 'utf8'))
  if (signUp.length > 0) config.settings.sections.sign_up.fields = signUp
  const read = readPartnerConfig(config)
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.problems))
  return { id: code, version: 1, ...read }
}

async function textsIn(language: Language): Promise<TextsByNoun> {
  const texts = NAMESPACES.map(async (name) => [name, await readTexts(language, name)])
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

/** The list of homes of a person of a demo partner, who has those of these names. */
export const homesToDraw = async (
  code: string,
  language: Language,
  person: PageToDraw['person'],
  names: readonly string[],
): Promise<PageToDraw> => {
  const buildings = names.map((building_name, index) => ({
    ...SAMPLE_HOME,
    id: `home-${index}`,
    building_name,
  }))
  const answers = [{ key: homesKey(0, 10), data: { buildings, total: buildings.length } }]
  return pageToDraw('/buildings', await demoPartner(code), language, { person, answers })
}

/**
 * React's server leaves the contexts of the last part it drew, and sets its own before the next. The browser's React of the same
 * process would find them: after this it finds none.
 */
export const leaveServer = () => prerender(null)
