import type { CurrentUser } from '../accounts/user.ts'
import type { PublicPartner } from '../partner/public-partner.ts'
import type { Language, Namespace, Texts } from '../texts/namespaces.ts'

/** The element of a page's document that holds its `BootData`. */
export const BOOT_ELEMENT = 'boot'

/** What a page's document brings along, so that the app stands without asking for it first. */
export type BootData = {
  readonly language: Language
  readonly partner: PublicPartner
  /** The words of the page, the partner's laid over ours. */
  readonly texts: Partial<Readonly<Record<Namespace, Texts>>>
  readonly person: { readonly user: CurrentUser; readonly csrf: string } | null
  /** This is a preview of a draft: the token that its calls carry. */
  readonly preview?: string
}
