import { pathText } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import {
  type OwnText,
  type TextDocument,
  type Translations,
  XLIFF_LIMITS,
  type XliffRead,
  type XliffVersion,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { Scope } from '../../../../platform/scope.ts'
import { codeOf, type StudioDeps } from '../studio-deps.ts'
import { keyOf, readTranslations } from './read-translations.ts'
import { readXliff, writeXliff } from './xliff.ts'

const placeOf = (document: TextDocument, { path }: OwnText) => `${keyOf(document)}/${pathText(path)}`

const inLanguage = ({ translations }: OwnText, language: Language) =>
  translations.find((each) => each.language === language)

/** All texts that are there in a language, or should be. */
export async function exportXliff(
  deps: StudioDeps,
  scope: Scope,
  { language, version }: { readonly language: Language; readonly version: XliffVersion },
): Promise<{ name: string; content: string }> {
  const all = await readTranslations(deps, scope)
  if (!all.languages.includes(language)) throw new Problem('shared.not-found')
  const units = all.documents.flatMap((document) =>
    document.texts.flatMap((text) => {
      const said = inLanguage(text, language)
      if (said === undefined) return []
      const { text: target, state } = said
      return [{ place: placeOf(document, text), source: text.source, target, state, note: document.name }]
    }),
  )
  const file = { partner: codeOf(scope), source: all.source, target: language, units }
  return { name: `${codeOf(scope)}-${language}.xlf`, content: writeXliff(file, version) }
}

/** What a file says otherwise than it stands here. Nothing is written: it is looked through and saved like what is typed. */
export async function readTranslationFile(
  deps: StudioDeps,
  scope: Scope,
  content: string,
): Promise<XliffRead> {
  const file = readXliff(content)
  const all = await readTranslations(deps, scope)
  const language = mustBeOurs(file, codeOf(scope), all)
  const places = placesOf(all)
  const read: XliffRead = { language, texts: [], unchanged: 0, other_source: 0, unknown: 0 }
  for (const unit of file.units) {
    const place = places.get(unit.place)
    const said = place && inLanguage(place.text, language)
    if (place === undefined || said === undefined) read.unknown += 1
    else if (unit.target.trim() === '' || unit.target === said.text) read.unchanged += 1
    else if (unit.source !== place.text.source) read.other_source += 1
    else {
      const { kind, id } = place.document
      read.texts.push({ kind, id, path: place.text.path, text: unit.target })
    }
  }
  return read
}

/** The language that a file is in, if it is one of this site and not too long. */
function mustBeOurs(
  { partner, source, target, units }: ReturnType<typeof readXliff>,
  code: string,
  all: Translations,
): Language {
  if (partner !== code) throw new Problem('partner.other-partners-file')
  const { units: most } = XLIFF_LIMITS
  if (units.length > most)
    throw new Problem('partner.xliff-too-many', { params: { most, count: units.length } })
  const language = all.languages.find((each) => each === target)
  if (source !== all.source || language === undefined) throw new Problem('partner.xliff-other-languages')
  return language
}

const placesOf = ({ documents }: Translations) =>
  new Map(
    documents.flatMap((document) =>
      document.texts.map((text) => [placeOf(document, text), { document, text }] as const),
    ),
  )
