import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'

export function smtp(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 })
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
