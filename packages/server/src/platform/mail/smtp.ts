import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'

/** Mails of several kinds leave at once. */
const CONNECTIONS = 10

export function smtp(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    send: async (_partnerId, mail) => {
      await transport.sendMail({
        from: mail.from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.calendar && {
          icalEvent: {
            filename: mail.calendar.name,
            method: mail.calendar.method,
            content: mail.calendar.content,
          },
        }),
      })
    },
    close: () => transport.close(),
  }
}
