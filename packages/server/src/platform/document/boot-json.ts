import type { BootData, KnownAnswer } from '@hearthlight/domain/navigation/boot-data'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { PublicPartner } from '@hearthlight/domain/partner/public/public-partner'
import { PublicPartnerSchema } from '@hearthlight/domain/partner/public/public-partner-schema'
import { toPublicPartner } from '@hearthlight/domain/partner/public/to-public-partner'
import type { ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import type { Language, TextsByNoun } from '@hearthlight/domain/texts/namespaces'
import { overlaid } from '@hearthlight/domain/texts/overlaid'
import { coreTexts } from '../texts/text-files.ts'

type Given = {
  readonly partner: ResolvedPartner
  readonly language: Language
  readonly namespaces: readonly string[]
  readonly person: BootData['person']
  readonly preview: string | undefined
  readonly answers: readonly KnownAnswer[]
}

/** The data of a document: the partner as its own call answers it, the words, and who is signed in. */
export function bootJson({ partner, language, namespaces, person, preview, answers }: Given): string {
  const data: BootData = {
    language,
    partner: publicPartner(partner, person?.user.email ?? null),
    texts: textsOf(partner.config, language, namespaces),
    person,
    ...(preview !== undefined && { preview }),
    ...(answers.length > 0 && { answers }),
  }
  return JSON.stringify(data)
}

/** Our texts with the partner's laid over them. */
export const textsOf = (
  config: PartnerConfig,
  language: Language,
  namespaces: readonly string[],
): TextsByNoun =>
  Object.fromEntries(
    namespaces.map((name) => [name, overlaid(coreTexts(language)[name] ?? {}, config.texts[name])]),
  )

const forAnybody = new WeakMap<PartnerConfig, PublicPartner>()

/** The partner passes its schema once, so that no field leaves unseen; who asks changes two lists of it. */
export function publicPartner(partner: ResolvedPartner, email: string | null): PublicPartner {
  const encoded = forAnybody.get(partner.config) ?? PublicPartnerSchema.parse(toPublicPartner(partner, null))
  forAnybody.set(partner.config, encoded)
  const { tester_emails, localize } = toPublicPartner(partner, email).settings
  return {
    ...encoded,
    settings: {
      ...encoded.settings,
      tester_emails,
      localize: { ...encoded.settings.localize, tester_emails: localize.tester_emails },
    },
  }
}
