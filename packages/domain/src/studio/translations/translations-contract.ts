import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { LANGUAGES } from '../../texts/namespaces.ts'
import { JsonPathSchema } from '../patch.ts'
import { AgreedWord } from './agreed-words.ts'

const Language = z.enum(LANGUAGES)

export const TEXT_STATES = ['missing', 'outdated', 'unseen', 'good'] as const
export type TextState = (typeof TEXT_STATES)[number]

const Translation = z.object({
  language: Language,
  text: z.string().describe('Empty while there is none.'),
  state: z.enum(TEXT_STATES),
  was: z
    .string()
    .nullable()
    .describe('What the source said when this was written, if it says something else now.'),
  is_changed: z.boolean().describe('It or its source was written anew this month.'),
})
export type Translation = z.infer<typeof Translation>

export const OwnText = z.object({
  path: JsonPathSchema,
  source: z.string(),
  translations: z.array(Translation),
})
export type OwnText = z.infer<typeof OwnText>

export const TEXT_DOCUMENTS = ['site', 'program', 'incentive'] as const
export type TextDocumentKind = (typeof TEXT_DOCUMENTS)[number]

const Which = {
  kind: z.enum(TEXT_DOCUMENTS),
  id: z.uuid().nullable().describe('Of the program or the incentive; null for the site.'),
}

export const TextDocument = z.object({
  ...Which,
  name: z.string().describe('What the program or the incentive is called; empty for the site.'),
  document: z.record(z.string(), z.json()).describe('The draft, or while there is none what is live.'),
  texts: z.array(OwnText),
})
export type TextDocument = z.infer<typeof TextDocument>

export const Translations = z.object({
  source: Language.describe('The first language of the partner: the others are written from it.'),
  languages: z.array(Language).describe('The others.'),
  documents: z.array(TextDocument).describe('Programs and incentives for those only who may change them.'),
  words: z
    .array(AgreedWord)
    .describe('What the partner agreed to call things, in every language but the first.'),
})
export type Translations = z.infer<typeof Translations>
export const TranslationsResponse = One('translations', Translations)

const SavedText = z.strictObject({
  path: JsonPathSchema,
  language: Language,
  source: z.string().max(20_000).describe('What it was written from.'),
  before: z.string().max(20_000).describe('What stood there when it was written.'),
  text: z.string().max(20_000),
  is_looked_at: z.boolean().describe('A person has read it beside its source.'),
})
export type SavedText = z.infer<typeof SavedText>

/** Texts of one document, for its draft. */
export const SaveTranslations = z.strictObject({ ...Which, texts: z.array(SavedText).min(1).max(500) })
export type SaveTranslations = z.infer<typeof SaveTranslations>

export const XLIFF_VERSIONS = ['1.2', '2.0'] as const
export type XliffVersion = (typeof XLIFF_VERSIONS)[number]
export const XLIFF_LIMITS = { bytes: 4_194_304, units: 20_000 } as const

export const XliffQuery = z.object({ language: Language, version: z.enum(XLIFF_VERSIONS) })
export const XliffResponse = One('translations_file', z.object({ name: z.string(), content: z.string() }))

export const ReadXliff = z.strictObject({ content: z.string().min(1).max(XLIFF_LIMITS.bytes) })
export const XliffRead = z.object({
  language: Language,
  texts: z
    .array(z.object({ ...Which, path: JsonPathSchema, text: z.string() }))
    .describe('Those that say something else than what stands here.'),
  unchanged: z.int().describe('As they stand here, or without a translation.'),
  other_source: z.int().describe('Written from a sentence that is another one by now.'),
  unknown: z.int().describe('Of no text that is here.'),
})
export type XliffRead = z.infer<typeof XliffRead>
export const XliffReadResponse = One('translations_read', XliffRead)
