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
      })
    },
    close: () => transport.close(),
  }
}
