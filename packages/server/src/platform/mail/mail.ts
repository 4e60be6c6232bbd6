import type { Language } from '@hearthlight/domain/texts/namespaces'

/** An entry for the reader's calendar, as a file of iCalendar (RFC 5545, RFC 5546). */
export type MailCalendar = {
  readonly name: string
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** What a feature asks for: a template of its noun, filled in the person's language, under the partner's name. */
export type MailRequest = {
  /** `<noun>:mail.<template>`: the place of `subject` and `body` among the texts. */
  readonly template: `${string}:mail.${string}`
  readonly to: string
  readonly language: Language
  /** `url` is where its link leads; who may not go there has none. */
  readonly values: Readonly<Record<string, string | number>>
  /**
   * The mail's `url`, where it has to be signed: that is done where the mail leaves, since a job that carried the link would
   * keep it readable for as long as jobs are kept. `by` names the signer.
   */
  readonly signed?: { readonly by: string; readonly id: string; readonly site: string } | undefined
  /** Lines that have a link each; they stand where the template says `{{list}}`. */
  readonly list?: MailList | undefined
  readonly calendar?: MailCalendar | undefined
}

export type MailList = {
  /** The text of one line, with `{{name}}`, `{{says}}` and `{{url}}`. */
  readonly line: string
  readonly items: readonly {
    readonly name: string
    readonly says: string
    /** Its address; where links are signed, the query that is added to the signed one. */
    readonly place: string
  }[]
}

/** Signs the link of a mail; the query says what of it is to be opened. */
export type SignLink = (partnerId: string, id: string, site: string, query?: string) => string

/** A mail as it leaves. */
export type Mail = {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar?: MailCalendar | undefined
}

/** Where mails go: an SMTP server, or the built-in mailbox. */
export type MailTransport = { send(partnerId: string, mail: Mail): Promise<void>; close(): void }
