import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { type Ask, asker, type Call, read, signIn, signInCall, type Who } from './support/ask.ts'
import { FLOODS } from './support/flood-calls.ts'
import { type FloodSite, QUIET, withFloodSite } from './support/flood-site.ts'
import type { Order } from './support/flooding.ts'

/**
 * One partner floods the built server by each kind of call, then by all at once, and by 20,000 calls for its configuration in ten
 * seconds, with rate limits off; a person of another works on beside it at an ordinary pace. Rounds alone and beside the flood
 * take turns, so that whatever else the machine does is in both. The process that floods has a low priority, as who
 * floods from elsewhere takes nothing of the server's processor; while it does not flood it is as busy without calling anybody.
 * `npm run bench -- flood`, or with the names of some kinds. BENCH_ROUNDS says how often.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const ROUND_MS = 4_000
const LEAD_MS = 1_500
const CONFIGURATION_MS = 10_000
/** Shorter than between two clicks, so that a round has some hundred calls: fewer say little of the slowest twentieth. */
const PAUSE_MS = 15
const [MOST_RATIO, MOST_MAIL_MS] = [1.5, 5_000]
const MAIL_WAIT_MS = 30_000

type Timed = { readonly kind: string; readonly ms: number; readonly status: number | 'cut' }
const print = (line: string) => process.stdout.write(`${line}\n`)
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const times = (calls: readonly Timed[]) => calls.map(({ ms }) => ms)

type QuietPerson = { readonly ask: Ask; readonly mix: readonly (readonly [string, () => Call])[] }

const FAMILY = '/api/v1/fulfill-integrate'
const EMAIL = `homeowner@${QUIET}.test`
const PASSWORD = 'Demo-pass-2026'

/** What a person does: mostly looks, saves now and then, signs in once. */
async function quietPerson(port: number): Promise<QuietPerson> {
  const ask = asker(port, QUIET ?? '', new Agent({ keepAlive: true }))
  const who = await signIn(ask, EMAIL, PASSWORD)
  const { home, result } = await assessedHome(ask, who)
  const { data } = await read(ask, { path: `${FAMILY}/programs`, headers: who })
  const begun = await read(ask, {
    method: 'POST',
    path: `${FAMILY}/projects`,
    headers: who,
    body: { building_id: home, program_id: data[0].id },
  })
  const { project_id } = begun.data.attributes
  let saved = 0
  const CALLS: Record<string, () => Call> = {
    configuration: () => ({ path: '/api/v1/partners', headers: who }),
    homes: () => ({ path: '/api/v1/buildings/', headers: who }),
    report: () => ({ path: `/api/v1/virtual_audit/virtual_audits/${result}`, headers: who }),
    save: () => {
      saved += 1
      const habitation = { annee: 1900 + (saved % 100), superficie: 140, statut: 'Propriétaire' }
      const entrepreneur = { numero_tvh: '123456789 RT0001' }
      const details = { project_id, cn: 'habitation' }
      return {
        method: 'POST',
        path: `${FAMILY}/prqs`,
        headers: who,
        body: { answerList: { habitation, entrepreneur }, details },
      }
    },
    'sign-in': () => signInCall(EMAIL, PASSWORD),
  }
  const visit = ['configuration', 'homes', 'report', 'save', 'homes']
  const visits = Array.from({ length: 8 }, () => [...visit, 'configuration']).flat()
  // Were they just a twentieth, the p95 would now be the slowest of the others, now a password's hash.
  const order = ['sign-in', ...visits]
  return { ask, mix: order.map((kind) => [kind, CALLS[kind] ?? (() => ({ path: '/' }))] as const) }
}

type Home = {
  readonly id: string
  readonly attributes: { readonly extra_info: { virtual_audit: string | null } }
}

/** The demo's homes are assessed by jobs of the first seconds. */
async function assessedHome(ask: Ask, who: Who): Promise<{ home: string; result: string }> {
  for (;;) {
    const { records } = await read(ask, { path: '/api/v1/buildings/', headers: who })
    const home = (records.data as Home[]).find(
      ({ attributes }) => attributes.extra_info.virtual_audit !== null,
    )
    const result = home?.attributes.extra_info.virtual_audit
    if (home !== undefined && result) return { home: home.id, result }
    await delay(500)
  }
}

async function work({ ask, mix }: QuietPerson, forMs: number): Promise<Timed[]> {
  const calls: Timed[] = []
  const until = performance.now() + forMs
  for (let index = 0; performance.now() < until; index += 1) {
    const [kind, make] = mix[index % mix.length] ?? []
    if (kind === undefined || make === undefined) continue
    const begun = performance.now()
    const { status } = await ask(make())
    calls.push({ kind, ms: performance.now() - begun, status })
    await delay(PAUSE_MS)
  }
  return calls
}

/** From the call that asks for it to when the mail server has it. */
async function mailTakes({ emails, mailed }: FloodSite, { ask }: QuietPerson): Promise<number> {
  const email = emails.find((each) => !mailed.has(each) && !asked.has(each)) ?? ''
  asked.add(email)
  const begun = performance.now()
  await read(ask, { method: 'POST', path: '/api/v1/auth/forgot_password', body: { email } })
  while (!mailed.has(email) && performance.now() - begun < MAIL_WAIT_MS) await delay(5)
  return (mailed.get(email) ?? performance.now()) - begun
}
const asked = new Set<string>()

type Round = {
  readonly alone: readonly Timed[]
  readonly beside: readonly Timed[]
  readonly mailMs: number
  readonly flood: Readonly<Record<string, number>>
}

async function round(site: FloodSite, person: QuietPerson, kind: Order): Promise<Round> {
  await site.order('rest')
  await site.settled()
  await work(person, LEAD_MS / 3)
  const alone = await work(person, ROUND_MS)
  await site.order(kind)
  await work(person, LEAD_MS)
  const lasts = kind === 'configuration' ? CONFIGURATION_MS - LEAD_MS : ROUND_MS
  const [beside, mailMs] = await Promise.all([work(person, lasts), mailTakes(site, person)])
  const { answers } = await site.order('rest')
  // What waits of it is answered before the next round, alone.
  await delay(LEAD_MS)
  return { alone, beside, mailMs, flood: answers }
}

const ratioOf = ({ alone, beside }: Pick<Round, 'alone' | 'beside'>, share: number) =>
  at(times(beside), share) / at(times(alone), share)

/** The kind of call whose own p95 grew most. */
function worstOf(alone: readonly Timed[], beside: readonly Timed[]): string {
  const kinds = [...new Set(alone.map(({ kind }) => kind))]
  const ratios = kinds.map((kind) => {
    const of = (calls: readonly Timed[]) => calls.filter((call) => call.kind === kind)
    return [kind, ratioOf({ alone: of(alone), beside: of(beside) }, 0.95)] as const
  })
  const [kind, ratio] = ratios.toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return `${kind} ${ratio.toFixed(2)}`
}

function report(name: string, rounds: readonly Round[]): void {
  const [alone, beside] = [rounds.flatMap((each) => each.alone), rounds.flatMap((each) => each.beside)]
  const ratio = at(
    rounds.map((each) => ratioOf(each, 0.95)),
    0.5,
  )
  const mailMs = Math.max(...rounds.map((each) => each.mailMs))
  const failed = [...alone, ...beside].filter(({ status }) => status !== 200)
  const isHeld = ratio <= MOST_RATIO && mailMs <= MOST_MAIL_MS && failed.length === 0
  if (!isHeld) process.exitCode = 1
  const answers = new Map<string, number>()
  for (const [status, count] of rounds.flatMap(({ flood }) => Object.entries(flood)))
    answers.set(status, (answers.get(status) ?? 0) + count)
  const counts = [...answers].map(([status, count]) => `${count} × ${status}`)
  const cells = [
    name.padEnd(13),
    `${at(times(alone), 0.5).toFixed(1)} : ${at(times(beside), 0.5).toFixed(1)}`.padEnd(14),
    `${at(times(alone), 0.95).toFixed(1)} : ${at(times(beside), 0.95).toFixed(1)}`.padEnd(15),
    ratio.toFixed(2),
    worstOf(alone, beside).padEnd(18),
    `${(mailMs / 1000).toFixed(1)} s`,
    [...new Set(failed.map(({ kind, status }) => `${kind} ${status}`)), String(failed.length)].join(' '),
    counts.join(', '),
  ]
  print(`| ${cells.join(' | ')} |${isHeld ? '' : ' FELL'}`)
}

const KINDS: readonly Order[] = [...(Object.keys(FLOODS) as (keyof typeof FLOODS)[]), 'all', 'configuration']
const wanted = process.argv.slice(2)

await withFloodSite(async (site) => {
  const person = await quietPerson(site.port)
  await site.order('rest')
  await work(person, ROUND_MS)
  print(
    `Another partner's calls in ms, alone : beside the flood, ${ROUNDS} rounds of each in turn; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  print(
    '| flood | p50 | p95 | ratio of p95, median | slowest kind | mail | failed | the flood was answered |',
  )
  print('|---|---|---|---|---|---|---|---|')
  for (const kind of KINDS) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue
    const rounds: Round[] = []
    const count = kind === 'configuration' ? 1 : ROUNDS
    for (let index = 0; index < count; index += 1) rounds.push(await round(site, person, kind))
    report(kind, rounds)
  }
})
process.exit()
