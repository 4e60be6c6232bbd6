import type { CurrentUser } from '../accounts/user.ts'
import type { PublicPartner } from '../partner/public/public-partner.ts'
import type { Language, TextsByNoun } from '../texts/namespaces.ts'

/** The element of a page's document that holds its `BootData`. */
export const BOOT_ELEMENT = 'boot'

/** The answer to a call that the app need not make. */
export type KnownAnswer = { readonly key: readonly (string | number)[]; readonly data: unknown }

/** What a page's document brings along, so that the app stands without asking for it first. */
export type BootData = {
  readonly language: Language
  readonly partner: PublicPartner
  /** The words of the page, the partner's laid over ours. */
  readonly texts: TextsByNoun
  /** What a drawn page was drawn from, by the names under which the app keeps it. */
  readonly answers?: readonly KnownAnswer[]
  readonly person: { readonly user: CurrentUser; readonly csrf: string } | null
  /** This is a preview of a draft: the token that its calls carry. */
  readonly preview?: string
}
