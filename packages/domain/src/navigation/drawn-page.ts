import type { CurrentUser } from '../accounts/user.ts'
import type { PublicPartner } from '../partner/public/public-partner.ts'
import type { Language, TextsByNoun } from '../texts/namespaces.ts'
import type { KnownAnswer } from './boot-data.ts'

/** What the web app draws a page from on the server. */
export type PageToDraw = {
  readonly path: string
  readonly host: string
  readonly language: Language
  readonly partner: PublicPartner
  readonly texts: TextsByNoun
  /** Whom the page is drawn for; null for anybody. */
  readonly person: CurrentUser | null
  readonly answers: readonly KnownAnswer[]
}

export type DrawnPage = {
  readonly title: string | undefined
  /** What the browser is to ask for at once, as the header `Link` says it. */
  readonly links: string | undefined
  /** HTML. */
  readonly body: string
  /** Whose words it speaks: the browser needs the same to take it over. */
  readonly namespaces: readonly string[]
}

export type DrawPage = (page: PageToDraw) => Promise<DrawnPage | undefined>
