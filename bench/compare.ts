import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ROOT } from '../tools/steps/root.mjs'
import type { Asked, Asking } from './support/ask-many.ts'
import { type ComparedCall, comparedCalls } from './support/compared-calls.ts'

/**
 * What calls and pages cost here beside the same of another checkout, whose packages are installed:
 * `npm run bench -- compare ../before`. Each serves its own build with the demo from an embedded database of its own. The two
 * take turns at every call, and what is compared is the processor's time of the server, in which the database runs too:
 * whatever else the machine does counts least in it. BENCH_TURNS, BENCH_SECONDS and BENCH_ONLY as with `requests`.
 */
const TURNS = Number(process.env['BENCH_TURNS'] ?? 9)
const SECONDS_A_TURN = Number(process.env['BENCH_SECONDS'] ?? 1)
const PORT = Number(process.env['BENCH_PORT'] ?? 3196)
const ONLY = process.env['BENCH_ONLY']
/** A call that takes more than this share of before is slower. */
const SLOWER_FROM = 1.05
/** Seconds. What has not been answered by then is not slow but broken. */
const LONGEST_TURN = 60
/** What Linux counts the time of a process in. */
const TICKS_A_SECOND = 100

type Served = {
  readonly url: string
  readonly process: ChildProcess
  readonly calls: readonly ComparedCall[]
}
type Turn = { readonly wall: number; readonly cpu: number }

const print = (line: string) => process.stdout.write(`${line}\n`)

const isReady = (url: string) =>
  fetch(`${url}/readyz`)
    .then((answer) => answer.ok)
    .catch(() => false)

async function serve(folder: string, port: number): Promise<Served> {
  const server = spawn(process.execPath, [join(folder, 'e2e/support/serve.mjs'), String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, RATE_LIMITS: 'false' },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The server of ${folder} did not start.`)
    await new Promise((again) => setTimeout(again, 300))
  }
  return { url, process: server, calls: await comparedCalls(port) }
}

/** Seconds of the processor that a process has had, all its threads together. */
async function processorOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / TICKS_A_SECOND
}

async function take(
  asker: ChildProcess,
  { url, process: server }: Served,
  call: ComparedCall,
): Promise<Turn> {
  // Of what takes longer than a turn none is answered: it is asked for longer.
  for (let seconds = SECONDS_A_TURN; seconds < LONGEST_TURN; seconds *= 2) {
    const before = await processorOf(server)
    const asking: Asking = {
      url: url + call.path,
      method: call.saves ? 'PUT' : 'GET',
      headers: call.headers,
      seconds,
      saves: call.saves ?? false,
      connections: (call.saves ?? call.alone) ? 1 : 4,
    }
    asker.send(asking)
    const [asked] = (await once(asker, 'message')) as [Asked]
    if (asked.failed > 0) throw new Error(`${call.name}: ${asked.failed} failed, ${asked.answered} did not`)
    if (asked.answered > 0)
      return {
        wall: asked.seconds / asked.answered,
        cpu: ((await processorOf(server)) - before) / asked.answered,
      }
  }
  throw new Error(`${call.name}: nothing was answered in ${LONGEST_TURN} seconds`)
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function compare(asker: ChildProcess, before: Served, now: Served, name: string): Promise<boolean> {
  const callOf = ({ calls }: Served) => {
    const call = calls.find((each) => each.name === name)
    if (call === undefined) throw new Error(`There is no call ${name}.`)
    return call
  }
  const turns = { before: [] as Turn[], now: [] as Turn[] }
  for (let turn = -1; turn < TURNS; turn += 1) {
    const taken = [await take(asker, before, callOf(before)), await take(asker, now, callOf(now))] as const
    // The first warms both up.
    if (turn < 0) continue
    turns.before.push(taken[0])
    turns.now.push(taken[1])
  }
  const of = (kind: keyof Turn, side: keyof typeof turns) => median(turns[side].map((turn) => turn[kind]))
  const ratio = (kind: keyof Turn) => of(kind, 'now') / of(kind, 'before')
  const ms = (kind: keyof Turn) =>
    `${(of(kind, 'before') * 1e3).toFixed(2).padStart(8)} : ${(of(kind, 'now') * 1e3).toFixed(2).padEnd(8)} ${ratio(kind).toFixed(2)}`
  const isSlower = ratio('cpu') > SLOWER_FROM
  print(`${name.padEnd(24)} ${ms('cpu')}   ${ms('wall')}   ${isSlower ? 'slower' : 'met'}`)
  return isSlower
}

const [folder] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Say which checkout to compare with: npm run bench -- compare ../before')
const asker = fork(new URL('./support/ask-many.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
const before = await serve(resolve(folder), PORT)
const now = await serve(ROOT, PORT + 2)
try {
  print('milliseconds of the processor a call, before : now and their ratio, then by the clock')
  const slower: string[] = []
  for (const { name } of now.calls)
    if (ONLY === undefined || ONLY.split(',').includes(name))
      if (await compare(asker, before, now, name)) slower.push(name)
  print(slower.length === 0 ? 'Nothing is slower by more than 5 %.' : `Slower: ${slower.join(', ')}`)
} finally {
  for (const { process: server } of [before, now]) server.kill('SIGTERM')
  asker.kill()
}
process.exit(0)
