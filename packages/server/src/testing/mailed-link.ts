import type { StoredMail } from '../platform/mail/mail-store.ts'

/** Where the last link of a mail leads, if it has one: on its page and in its words the same. */
export function mailedLink(mail: Pick<StoredMail, 'text' | 'html'> | undefined): string | undefined {
  if (mail === undefined) throw new Error('there is no mail')
  const links = [...mail.html.matchAll(/<a [^>]*href="([^"]*)"/g)]
  const link = links.at(-1)?.[1]?.replaceAll('&amp;', '&')
  if (link !== undefined && !mail.text.includes(`: ${link}`)) throw new Error(`its words lack ${link}`)
  return link
}
