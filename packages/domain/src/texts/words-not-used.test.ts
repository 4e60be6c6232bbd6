import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { appliances } from '../programs/templates/appliances.ts'
import { heatPump } from '../programs/templates/heat-pump.ts'
import { homeVisit } from '../programs/templates/home-visit.ts'
import { incomeQualified } from '../programs/templates/income-qualified.ts'
import { insulation } from '../programs/templates/insulation.ts'
import { weatherKit } from '../programs/templates/weather-kit.ts'
import { NEW_PARTNER_TEXTS } from '../studio/new-partner/new-partner-texts.ts'
import { LANGUAGES, type Language } from './namespaces.ts'
import { NAMESPACES, readTexts } from './testing/read-texts.ts'

/**
 * Words that a language does not use, each with what is said instead (docs/glossary.md): wrong in grammar, in the
 * trade or in the country, or a second name of a concept that has one.
 */
const WORDS_NOT_USED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/how you call/i, 'what you call'],
    [/\breplace\b[^.]*\bby\b/i, 'replace … with'],
    [/lights is/i, 'lights are'],
    [/\?:/, 'a question without a colon'],
    [/\b(?:an?|our|last) mails?\b/i, 'email: mail is what the post brings'],
    [/\btimeslot/i, 'time slot'],
    [/\bjust now\b/i, 'right now'],
    [/\bmeanwhile[.,:]/i, 'in the meantime'],
    [/,\n\n[a-z]/, 'a capital after the salutation'],
    [/\b(?:parted by|small letters|reckon)\b/i, 'separated by, lowercase letters, estimate'],
  ],
  es: [
    [/\bhorno/i, 'calefactor'],
    [/\bpobre\b/i, 'deficiente'],
    [/\b(sus|este|un|del) edificios?\b/i, 'casa'],
    [/\b(el|otro|su|del) importe\b|\bimportes\b/i, 'monto'],
    [/cuentas? de servicio/i, 'cuenta de suministro'],
    [/viga de borde/i, 'viga perimetral'],
    [/\d\s\$/, 'the sign of the dollar before the sum'],
    [/Hola, \{\{\w+\}\}:\s+\p{Ll}/u, 'a capital after the greeting'],
    [/gasóleo|frigorífico|\bneveras?\b|\btejado|\bcostes?\b|grifería/i, 'the word of the United States'],
  ],
  fr: [
    [/chauffage change/i, 'chauffage a été remplacé'],
    [/générateur/i, 'fournaise'],
    [/pompes? à chaleur|\bpompe géothermique/i, 'thermopompe'],
    [/chauffe-eau (thermodynamique|thermopompe)/i, 'chauffe-eau à thermopompe'],
    [/\bdevis\b/i, 'soumission'],
    [/étiquette/i, 'cote; plaque signalétique of a device'],
    [/(resserr|déplac)\p{L}* la plage(?! horaire)/iu, 'fourchette; plage horaire is a timeslot'],
    [/\bcombles\b|entretoit/i, 'grenier'],
    [/\bstatuts?\b/i, 'état'],
    [/\bremises?\b|incitatif/i, 'aide'],
    [/habitation|bâtiment/i, 'logement'],
    [/examinateur|personne qui (l’)?(a )?examin/i, 'analyste'],
    [/personne qui demande/i, 'demandeur'],
    [/pour de bon/i, 'définitivement'],
    [/bouquet de travaux/i, 'travaux combinés'],
    [/\p{L}'\p{L}/u, 'the apostrophe ’'],
    [/\be-mail|adresse électronique/i, 'courriel'],
    [/plus large veut dire|prie un programme|poids moyen|répond-il/i, 'what one would say aloud'],
  ],
  pt: [
    [/\bpor (as?|os?) /i, 'pelas, pelos'],
    [/casa juntada/i, 'casa adicionada'],
    [/fornalha/i, 'gerador de ar quente'],
    [/\bsítios?\b/i, 'site'],
    [/\be-mail|correio eletrónico/i, 'email'],
    [/\bvocê/i, 'the verb alone'],
    [/conselheiro/i, 'consultor'],
    [/empreiteiro/i, 'instalador'],
    [/\brevisor/i, 'analista'],
    [/requerente/i, 'candidato'],
    [/incentivo/i, 'apoio'],
    [/reembols|subsídio/i, 'apoio, apoio público'],
    [/águas quentes/i, 'água quente'],
    [/teste de estanquidade|ensaio de pressão/i, 'ensaio de pressurização'],
    [/auditoria virtual/i, 'relatório'],
    [/se (não )?foi o próprio/i, 'se não fez este pedido'],
    [/isolamento do sótão|sótão isolado/i, 'cobertura'],
    [/etiqueta \{\{|nesta etiqueta/i, 'classe'],
    [/(os seus|todos os) edifícios/i, 'as suas casas, todas as casas'],
    [
      /servid[ao]s? (por|pela)|baixá-l[oa]|mais largo é mais|peso médio|é feita lá/i,
      'what one would say aloud',
    ],
    [/\blinks?\b/i, 'ligação'],
    [/\b(usuário|celular|contato|gerenciar|deletar|tela|arquivo)\b/i, 'the word of Portugal'],
  ],
}

/** A text at whatever depth, with the place it stands at. Of `{ en, fr, … }` only the language asked for. */
function saidIn(language: Language, value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const isByLanguage = entries.some(([key, each]) => isLanguage(key) && typeof each === 'string')
  return entries
    .filter(([key]) => !isByLanguage || key === language)
    .flatMap(([key, each]) => saidIn(language, each, isByLanguage ? place : `${place}.${key}`))
}
const isLanguage = (key: string) => LANGUAGES.some((language) => language === key)

/** Like `saidIn`, but of a file in which plain strings are codes: only what stands under the language. */
const wordsOf = (language: Language, value: unknown, place: string): [string, string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]): [string, string][] =>
        key === language && typeof each === 'string'
          ? [[place, each]]
          : wordsOf(language, each, `${place}.${key}`),
      )

const PARTNERS = resolve(import.meta.dirname, '../../../../partners')
const partnerFiles = readdirSync(PARTNERS, { recursive: true, encoding: 'utf8' })
const jsonOf = (path: string): unknown => JSON.parse(readFileSync(join(PARTNERS, path), 'utf8'))

async function everythingSaidIn(language: Language): Promise<[string, string][]> {
  const core = await Promise.all(
    NAMESPACES.map(async (namespace) => saidIn(language, await readTexts(language, namespace), namespace)),
  )
  const programs = { appliances, heatPump, homeVisit, incomeQualified, insulation, weatherKit }
  return [
    ...core.flat(),
    ...wordsOf(language, { programs, NEW_PARTNER_TEXTS }, 'library'),
    ...partnerFiles
      .filter((path) => path.endsWith('.json') && !path.includes('texts'))
      .flatMap((path) => wordsOf(language, jsonOf(path), path)),
    ...partnerFiles
      .filter((path) => path.endsWith(`texts/${language}.json`))
      .flatMap((path) => saidIn(language, jsonOf(path), path)),
  ]
}

it.each(LANGUAGES)('nothing in %s says a word that the language does not use', async (language) => {
  const said = await everythingSaidIn(language)
  expect(said.length).toBeGreaterThan(2000)
  const wrong = said.flatMap(([place, text]) =>
    WORDS_NOT_USED[language]
      .filter(([pattern]) => pattern.test(text))
      .map(([pattern, instead]) => `${place}: “${pattern.exec(text)?.[0]}”, say: ${instead}`),
  )
  expect(wrong).toEqual([])
})
