import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { call, firstHome, json, prepare, signIn } from './attack-call.mjs'

const WEBHOOKS = '/api/admin/v1/webhooks'
const AUDITS = '/api/v1/virtual_audit/virtual_audits'

async function listening(answer) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${server.address().port}/` }
}
const endpoint = (url) => ({ url, events: ['assessment.finished'], is_active: true })

/** Somebody of a partner, who finishes the assessment of a home, which its systems are told. */
async function assessor(email) {
  const person = await signIn(email, 'person')
  const body = JSON.stringify({ building_id: await firstHome(person) })
  const headers = { ...person, ...json }
  return () => call({ method: 'POST', path: AUDITS, host: person.host, headers, body })
}

let told = 0
let assessOther = () => undefined
const opened = []

/** A partner names as many systems as it may that never answer, and has much to tell them. */
export const silentWebhooks = {
  begin: async () => {
    const silent = await listening(() => undefined)
    const receiver = await listening((_, answer) => {
      told += 1
      answer.end()
    })
    opened.push(silent.server, receiver.server)
    const staff = await signIn('admin@lakeshore.test')
    for (let count = 0; count < 20; count += 1) await prepare(staff, WEBHOOKS, endpoint(silent.url))
    const headers = { ...staff, ...json }
    const body = JSON.stringify(endpoint(silent.url))
    const more = await call({ method: 'POST', path: WEBHOOKS, host: staff.host, headers, body })
    if (more.status !== 409) throw new Error(`one endpoint more was answered ${more.status}`)
    await prepare(await signIn('admin@tejo.test'), WEBHOOKS, endpoint(receiver.url))
    assessOther = await assessor('homeowner@tejo.test')
    return assessor('homeowner@lakeshore.test')
  },
  before: 20,
  expected: [201],
  measured: 'told',
  /** How long another partner's system waits to be told. */
  others: async () => {
    const before = told
    const begun = performance.now()
    const { status, text } = await assessOther()
    if (status !== 201) throw new Error(`another partner was answered ${status} ${text}`)
    while (told === before) await delay(20)
    return performance.now() - begun
  },
  end: () => {
    for (const server of opened) {
      server.closeAllConnections()
      server.close()
    }
  },
}
