import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildStale } from '../tools/steps/build.mjs'
import { ROOT } from '../tools/steps/root.mjs'
import { ATTACKER, aimAt, call, json, OTHER, signIn } from './support/attack-call.mjs'
import { documentsWithoutEnd } from './support/attack-documents.mjs'
import { hugeProgram, longProgram } from './support/attack-program.mjs'
import { restrictedExport } from './support/attack-restricted.mjs'
import { silentWebhooks } from './support/attack-webhooks.mjs'
import { endlessSystem } from './support/endless-system.mjs'

/**
 * Attacks the built server with the demo in it, and tells how another partner's calls fare meanwhile: their p95 beside that at
 * rest, as a ratio. `npm run bench -- attacks`, or with the names of some.
 */
const CALLS = 200
const MEGABYTE = 1_048_576

const print = (line) => process.stdout.write(`${line}\n`)

const asAdmin = () => signIn('admin@lakeshore.test')

const numbers = (bytes) => `{"x":[${'1,'.repeat(bytes / 2 - 8)}1]}`

/** A megabyte of few enough values to be read, with an escape, so that each is looked at for half a pair. */
const escapedTexts = () => JSON.stringify({ x: Array(18_000).fill('x'.repeat(50)) }).replace('xx', '\\ud83d')

/** By name: what is done over and over, and the answers that are right. */
const ATTACKS = {
  'anonymous megabyte': {
    begin: async () => () =>
      call({
        method: 'POST',
        path: '/api/v1/auth/forgot_password',
        host: ATTACKER,
        headers: json,
        body: numbers(MEGABYTE),
      }),
    expected: [413],
  },
  'signed-in megabyte of numbers': { begin: () => studioDraft(numbers(MEGABYTE - 64)), expected: [413] },
  'signed-in megabyte with half a pair': { begin: () => studioDraft(escapedTexts()), expected: [422] },
  'JSON 8,000 levels deep': {
    begin: () => {
      const value = `${'['.repeat(8000)}${']'.repeat(8000)}`
      return studioDraft(`{"revision":0,"patches":[{"path":["name"],"value":${value}}]}`)
    },
    expected: [413],
  },
  'foreign address of the site': {
    begin: () => {
      const patches = [{ path: ['base_url'], value: 'https://elsewhere.example' }]
      return studioDraft(JSON.stringify({ revision: 0, patches }))
    },
    expected: [403],
  },
  "places far behind the end of a draft's lists": {
    begin: () => {
      const far = Array(28).fill(10_000)
      const patches = Array.from({ length: 500 }, (_, at) => ({
        path: ['settings', `p${at}`, ...far],
        value: 1,
      }))
      return studioDraft(JSON.stringify({ revision: 0, patches }))
    },
    expected: [409],
  },
  'password requests': {
    begin: async () => {
      let asked = 0
      return () => {
        asked += 1
        const body = JSON.stringify({ email: `stranger-${asked}@lakeshore.test` })
        return call({
          method: 'POST',
          path: '/api/v1/auth/forgot_password',
          host: ATTACKER,
          headers: json,
          body,
        })
      }
    },
    expected: [200],
    before: 100,
    measured: 'mail',
    others: othersMail,
  },
  'program system without end': {
    begin: async () => () => call({ path: '/api/v1/fulfill-integrate/programs_public', host: ATTACKER }),
    expected: [502],
  },
  'import of quotes': {
    begin: async () => {
      const staff = await asAdmin()
      const boundary = 'attack'
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`
      const body = `${head}account,name\n${'"a"b'.repeat(MEGABYTE)}\r\n--${boundary}--\r\n`
      return () =>
        call({
          method: 'POST',
          path: '/api/admin/v1/account_imports',
          host: ATTACKER,
          body,
          headers: { ...staff, 'content-type': `multipart/form-data; boundary=${boundary}` },
        })
    },
    expected: [413, 422],
  },
  'answer of 70,000 rows to a payment file': {
    begin: () => paymentImport(`payment,status\n${'5001,paid\n'.repeat(70_000)}`),
    expected: [422],
  },
  'answer of quotes to a payment file': {
    begin: () => paymentImport('"a"b'.repeat(240_000)),
    expected: [422],
  },
  'export of restricted answers': restrictedExport,
  'program of 4,500 questions': hugeProgram,
  'program of 1,500 questions': longProgram,
  'documents without end': documentsWithoutEnd,
  'webhooks that do not answer': silentWebhooks,
}

const paymentImport = (csv) =>
  asStaff(
    { method: 'POST', path: '/api/admin/v1/payment_imports' },
    JSON.stringify({ csv, is_dry_run: true }),
  )

const studioDraft = (body) => asStaff({ method: 'PUT', path: '/api/admin/v1/studio/draft' }, body)

async function asStaff(to, body) {
  const headers = { ...(await asAdmin()), ...json }
  return () => call({ ...to, host: ATTACKER, headers, body })
}

/** How long another partner's person waits for a mail; one person is mailed once a minute, so each time it is another. */
const people = ['homeowner@tejo.test', 'tester@tejo.test', 'new@tejo.test']
async function othersMail() {
  const email = people.shift()
  const path = `/dev/mailbox.json?to=${email}`
  const arrived = async () => JSON.parse((await call({ path, host: OTHER })).text).length
  const before = await arrived()
  const begun = performance.now()
  const body = JSON.stringify({ email })
  await call({ method: 'POST', path: '/api/v1/auth/forgot_password', host: OTHER, headers: json, body })
  while ((await arrived()) === before) await delay(20)
  return performance.now() - begun
}

const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]

/** Another partner's visitors, one after the other. */
async function othersCalls() {
  const times = []
  for (let index = 0; index < CALLS; index += 1) {
    const begun = performance.now()
    const { status } = await call({ path: '/api/v1/partners', host: OTHER })
    if (status !== 200) throw new Error(`another partner was answered ${status}`)
    times.push(performance.now() - begun)
  }
  return p95(times)
}

/**
 * `before` so many have been made, nobody else calls; `others` is what is measured, the p95 of calls unless told. `most` bounds
 * how often an answer may be given.
 */
async function measure(name, attacked) {
  const { begin, expected, before = 0, most = {}, measured = 'p95', others = othersCalls, end } = attacked
  const attack = await begin()
  const rest = await others()
  const answers = new Map()
  const attackOnce = async () => {
    const { status } = await attack()
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  for (let count = 0; count < before; count += 1) await attackOnce()
  let isOver = false
  const attacking = (async () => {
    while (!isOver) await attackOnce()
  })()
  const meanwhile = await others()
  isOver = true
  await attacking
  await end?.()
  const isHeld = [...answers].every(
    ([status, count]) => expected.includes(status) && count <= (most[status] ?? count),
  )
  const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  const limits = Object.entries(most).map(([status, count]) => `, at most ${count} × ${status}`)
  print(
    `${name.padEnd(36)} ${measured.padEnd(4)} ${rest.toFixed(1)} : ${meanwhile.toFixed(1)} ms  ratio ${(meanwhile / rest).toFixed(2)}  ${said}${isHeld ? '' : `  FELL: expected ${expected.join(' or ')}${limits.join('')}`}`,
  )
  return isHeld
}

async function withServer(work) {
  await buildStale()
  const system = await endlessSystem()
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthlight-attacks-'))
  const server = spawn(process.execPath, [join(ROOT, 'packages/server/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'fatal',
      PORT: '0',
      RATE_LIMITS: 'false',
      DATA_DIR: dataDir,
      PROGRAMS_LAKESHORE_URL: `http://127.0.0.1:${system.address().port}`,
      PROGRAMS_LAKESHORE_SECRET: 'a secret that both systems know, long enough',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    aimAt(
      await new Promise((resolve) => {
        let said = ''
        server.stdout.on('data', (chunk) => {
          said += chunk
          const found = /^Hearthlight is at \S+:(\d+)/m.exec(said)
          if (found !== null) resolve(Number(found[1]))
        })
      }),
    )
    await work()
  } finally {
    server.kill()
    await once(server, 'exit')
    system.closeAllConnections()
    system.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const wanted = process.argv.slice(2)
await withServer(async () => {
  for (const [name, attack] of Object.entries(ATTACKS))
    if (wanted.length === 0 || wanted.includes(name)) if (!(await measure(name, attack))) process.exitCode = 1
})
