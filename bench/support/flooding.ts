import { Agent } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import { setImmediate as soon } from 'node:timers/promises'
import { asker, type Who } from './ask.ts'
import { callAtPace } from './call-at-pace.ts'
import { FLOODS, type FloodKind, type Make } from './flood-calls.ts'
import { openFlooder } from './flooder.ts'

/** Entry of the process that floods: `all` is every kind at once, `configuration` 2,000 calls a second, whatever is answered. */
export type Flooding = {
  readonly port: number
  readonly partner: string
  readonly emails: readonly string[]
}
export type Order = FloodKind | 'all' | 'configuration' | 'rest'
/** How often which answer was given since the flood began. */
export type Flooded = { readonly answers: Readonly<Record<string, number>> }

const AT_ONCE = 32
/** As many connections as leave none with more calls than the server lets wait on one. */
const CONFIGURATION = { aSecond: 2_000, connections: 1_000 } as const
const TICK_MS = 5
const LOWER_BY = 10

async function open({ port, partner, emails }: Flooding) {
  // Who floods from elsewhere takes none of the server's processor time; this process takes little but what nobody else wants.
  setPriority(getPriority() + LOWER_BY)
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE })
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
  let pace: ReturnType<typeof callAtPace> | undefined
  /** Half of them by somebody who is signed in. */
  const configuration = () => {
    pace = callAtPace({ port, calls: configurationCalls(partner, flooder.person), ...CONFIGURATION })
  }
  const endConfiguration = () => {
    const ended = pace?.end()
    pace = undefined
    if (ended !== undefined) answers = { ...ended.answers, sent: ended.sent }
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
      endConfiguration()
      const told = { answers }
      answers = {}
      order = next
      if (next === 'rest') void rest()
      else if (next === 'configuration') configuration()
      else floodBy(next === 'all' ? [...calls.values()] : [calls.get(next) ?? []])
      return told
    },
  }
}

function configurationCalls(partner: string, person: Who): readonly Buffer[] {
  const call = (headers: Who) => {
    const lines = Object.entries({ host: `${partner}.localhost`, ...headers }).map((each) => each.join(': '))
    return Buffer.from(['GET /api/v1/partners HTTP/1.1', ...lines, '', ''].join('\r\n'))
  }
  return [call({}), call(person)]
}

let floods: Awaited<ReturnType<typeof open>> | undefined
process.on('message', async (word: Flooding | Order) => {
  if (typeof word === 'object') floods = await open(word)
  process.send?.(typeof word === 'object' ? { answers: {} } : floods?.obey(word))
})
