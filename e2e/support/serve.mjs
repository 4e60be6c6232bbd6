/** Serves the built app for the browser tests: fresh data folder, real SMTP server, mails readable over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buildStale } from '../../tools/steps/build.mjs'
import { memoryFolder } from '../../tools/steps/memory-folder.mjs'

const port = Number(process.argv[2])
const mails = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', async () => {
      const { subject, text, html } = await PostalMime.parse(Buffer.concat(chunks))
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, subject, text, html })
      done()
    })
  },
})

const mailbox = createServer((request, response) => {
  const to = new URL(request.url, 'http://mailbox').searchParams.get('to')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(mails.filter((mail) => mail.to === to)))
})

const folder = mkdtempSync(join(memoryFolder(), 'hearthlight-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await buildStale()
await new Promise((resolve) => smtp.listen(0, '127.0.0.1', resolve))
await new Promise((resolve) => mailbox.listen(port + 1, '127.0.0.1', resolve))
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: folder,
  SMTP_URL: `smtp://127.0.0.1:${smtp.server.address().port}`,
  LOG_LEVEL: 'warn',
  // A busy machine is slow, and only what hangs is to fail a journey.
  WORK_TIMEOUT_SECONDS: '300',
  TRUST_PROXY: 'loopback',
})
await import('../../packages/server/dist/main.js')
