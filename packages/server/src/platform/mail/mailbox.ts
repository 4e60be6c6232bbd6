import { inPartner } from '../database/in-partner.ts'
import type { PlatformDb } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { MailTransport } from './mail.ts'
import { insertMail } from './mail-store.ts'

/** Without an SMTP server mails are kept in the database, where a developer reads them at /dev/mailbox. */
export function mailbox(db: PlatformDb): MailTransport {
  return {
    send: (partnerId, mail) =>
      inPartner(db, { partnerId }, (partnerDb) =>
        insertMail(partnerDb, {
          partner_id: partnerId,
          id: newId(),
          from: `${mail.from.name} <${mail.from.address}>`,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          calendar: mail.calendar?.content ?? null,
        }),
      ),
    close: () => undefined,
  }
}
