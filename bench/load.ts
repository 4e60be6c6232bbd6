import { fork } from 'node:child_process'
import { once } from 'node:events'
import { addPeople, PASSWORD } from './support/add-people.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'
import type { Crowd, Step, StepKind } from './support/people.ts'

/**
 * Many people at once on one server: they sign in, describe a home, answer for it, have it assessed, read and print the
 * report, with pauses as people make them. BENCH_PEOPLE, BENCH_SECONDS and BENCH_PACE_SECONDS say how many, how long and how fast.
 */
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 200)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 300)
/** A page of the assessment takes a person longer; at eight seconds 200 people save some 15 times a second. */
const PACE_MS = Number(process.env['BENCH_PACE_SECONDS'] ?? 8) * 1000
/** 95 of 100 are answered within this, on a PostgreSQL server. */
const TARGETS_MS: Readonly<Partial<Record<StepKind, number>>> = { read: 100, save: 100 }
/** The mean of the last third over that of the one before. */
const FLAT_MEMORY = 1.1

const print = (line: string) => process.stdout.write(`${line}\n`)

async function measure({ name, database, url }: DemoServer): Promise<void> {
  const crowd: Crowd = {
    url,
    password: PASSWORD,
    emails: await addPeople(database, 'lakeshore', PEOPLE),
    seconds: SECONDS,
    paceMs: PACE_MS,
  }
  const people = fork(new URL('./support/people.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  const memory: number[] = []
  const watch = setInterval(() => {
    // What is garbage is not held: without pressure it would wait for minutes, and the growth of that says nothing.
    globalThis.gc?.()
    memory.push(process.memoryUsage().rss / 1e6)
  }, 10_000)
  people.send(crowd)
  const [steps] = (await once(people, 'message')) as [Step[]]
  clearInterval(watch)
  people.kill()
  print(`\n${name}: ${PEOPLE} people for ${SECONDS} s, ${steps.length} steps`)
  for (const kind of ['sign-in', 'read', 'save', 'audit', 'report'] as const) printTimes(kind, name, steps)
  printFailures(steps)
  printMemory(memory)
}

function printTimes(kind: StepKind, name: DemoServer['name'], steps: readonly Step[]): void {
  const times = steps.filter((step) => step.kind === kind).map(({ ms }) => ms)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const target = name === 'PostgreSQL' ? TARGETS_MS[kind] : undefined
  const ratio = target === undefined ? undefined : at(0.95) / target
  const judged =
    ratio === undefined ? '' : `   ${ratio.toFixed(2)} × of ${target} ms: ${ratio <= 1 ? 'met' : 'missed'}`
  const figures = `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`
  print(`${kind.padEnd(8)} ${String(times.length).padStart(6)}   ${figures}${judged}`)
}

function printFailures(steps: readonly Step[]): void {
  const failures = steps.flatMap(({ failure }) => (failure === undefined ? [] : [failure]))
  print(`failures ${String(failures.length).padStart(6)}   ${failures.length === 0 ? 'met' : 'missed'}`)
  for (const failure of failures.slice(0, 5)) print(`  ${failure}`)
}

function printMemory(memory: readonly number[]): void {
  const third = Math.floor(memory.length / 3)
  const mean = (from: number, to: number) =>
    memory.slice(from, to).reduce((sum, each) => sum + each, 0) / Math.max(1, to - from)
  const [before, last] = [mean(third, 2 * third), mean(2 * third, memory.length)]
  const ratio = last / before
  const judged = ratio <= FLAT_MEMORY ? 'met' : 'missed'
  print(`memory   ${before.toFixed(0)} MB, then ${last.toFixed(0)} MB: ${ratio.toFixed(2)} ×, ${judged}`)
}

await withDemoServer(measure)
process.exit(0)
