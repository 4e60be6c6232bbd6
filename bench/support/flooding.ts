import { Agent } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as delay, setImmediate as soon } from 'node:timers/promises'
import { asker } from './ask.ts'
import { FLOODS, type FloodKind, type Make, openFlooder } from './flood-calls.ts'

/** Entry of the process that floods: `all` is every kind at once, `configuration` 2,000 calls a second. */
export type Flooding = {
  readonly port: number
  readonly partner: string
  readonly emails: readonly string[]
}
export type Order = FloodKind | 'all' | 'configuration' | 'rest'
/** How often which answer was given since the flood began. */
export type Flooded = { readonly answers: Readonly<Record<string, number>> }

const AT_ONCE = 32
const A_SECOND = 2_000
const TICK_MS = 5
const LOWER_BY = 10

async function open({ port, partner, emails }: Flooding) {
  // Who floods from elsewhere takes none of the server's processor time; this process takes little but what nobody else wants.
  setPriority(getPriority() + LOWER_BY)
  const agent = new Agent({ keepAlive: true, maxSockets: A_SECOND })
  const ask = asker(port, partner, agent)
  const flooder = await openFlooder(ask, partner, emails)
  const calls = new Map<FloodKind, readonly Make[]>()
  for (const kind of Object.keys(FLOODS) as FloodKind[]) calls.set(kind, await FLOODS[kind](flooder))
  let order: Order = 'rest'
  let answers: Record<string, number> = {}
  const once = async (make: Make) => {
    const status = await Promise.resolve(make())
      .then(ask)
      .then(
        (answer) => answer.status,
        () => 'cut',
      )
    answers[status] = (answers[status] ?? 0) + 1
  }
  const flood = async (makes: readonly Make[], first: number) => {
    const begun = order
    for (let index = first; order === begun; index += 1) {
      const make = makes[index % makes.length]
      if (make !== undefined) await once(make)
    }
  }
  const floodBy = (kinds: readonly (readonly Make[])[]) => {
    for (let index = 0; index < AT_ONCE; index += 1)
      void flood(kinds[index % kinds.length] ?? [], Math.floor(index / kinds.length))
  }
  /** However slowly it is answered, but for what waits already. */
  const configuration = async () => {
    const path = '/api/v1/partners'
    let [due, waiting] = [performance.now(), 0]
    while (order === 'configuration') {
      for (; due < performance.now(); due += 1000 / A_SECOND) {
        if (waiting >= A_SECOND) continue
        waiting += 1
        const isKnown = waiting % 2 === 0
        void once(() => ({ path, ...(isKnown && { headers: flooder.person }) })).finally(() => {
          waiting -= 1
        })
      }
      await delay(TICK_MS)
    }
  }
  /** As busy as while it floods, and calls nobody. */
  const rest = async () => {
    while (order === 'rest') {
      const until = performance.now() + TICK_MS
      while (performance.now() < until);
      await soon()
    }
  }
  return {
    obey: (next: Order): Flooded => {
      const told = { answers }
      answers = {}
      order = next
      if (next === 'rest') void rest()
      else if (next === 'configuration') void configuration()
      else floodBy(next === 'all' ? [...calls.values()] : [calls.get(next) ?? []])
      return told
    },
  }
}

let floods: Awaited<ReturnType<typeof open>> | undefined
process.on('message', async (word: Flooding | Order) => {
  if (typeof word === 'object') floods = await open(word)
  process.send?.(typeof word === 'object' ? { answers: {} } : floods?.obey(word))
})
