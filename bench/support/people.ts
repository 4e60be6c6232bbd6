import { setTimeout as after } from 'node:timers/promises'
import { DEMO_ANSWERS } from '../../packages/server/src/features/assessment/demo-answers.ts'

/** Entry of the process that plays the people: beside the server their work would slow what is measured. */
export type Crowd = {
  readonly url: string
  readonly password: string
  readonly emails: readonly string[]
  readonly seconds: number
  /** From one step to the next, in the mean. */
  readonly paceMs: number
}
export type StepKind = 'sign-in' | 'read' | 'save' | 'audit' | 'report'
export type Step = { readonly kind: StepKind; readonly ms: number; readonly failure?: string }

const HOME = { address1: '12 Elm Street', city: 'Sheboygan', region: 'WI', zip: '53081' }
const ANSWERS = Object.entries(DEMO_ANSWERS['lakeshore']?.['Birchwood Lane'] ?? {})
/** From one step to the next a person reads and thinks; each has a pace of their own, a quarter below or above the mean. */
const paceOf = (index: number, paceMs: number) => paceMs * (0.75 + ((index * 7919) % 1000) / 2000)
/** So many read the report on the screen for one who prints it. */
const READERS_A_PRINT = 4

type Call = { readonly method?: 'GET' | 'POST' | 'PUT'; readonly body?: object }
type Ask = (kind: StepKind, path: string, call?: Call) => Promise<Record<string, unknown> | undefined>

async function live({ url, password, seconds, paceMs }: Crowd, email: string, index: number, steps: Step[]) {
  const until = performance.now() + seconds * 1000
  const pace = paceOf(index, paceMs)
  // They do not all come in the same second.
  await after((index * pace) % Math.min(60_000, seconds * 250))
  const ask = asker(url, steps)
  await ask('sign-in', '/api/v1/auth/user_sessions', { method: 'POST', body: { email, password } })
  while (performance.now() < until) {
    for (const step of visit(ask, index % READERS_A_PRINT === 0)) {
      if (performance.now() >= until) return
      await step()
      await after(pace)
    }
  }
}

/** A home is described, answered for section by section, assessed, read about and perhaps printed. */
function visit(ask: Ask, isPrinted: boolean): readonly (() => Promise<unknown>)[] {
  let [home, audit] = ['', '']
  const idOf = (body: Record<string, unknown> | undefined) =>
    (body?.['data'] as { id?: string } | undefined)?.id ?? ''
  return [
    () => ask('read', '/api/v1/buildings/'),
    async () => {
      home = idOf(await ask('save', '/api/v1/buildings/', { method: 'POST', body: { building: HOME } }))
    },
    ...ANSWERS.map(([item_type, data]) => () => {
      const items_list = [{ building_id: home, item_type, data }]
      return ask('save', '/api/v1/generic_items/0', { method: 'PUT', body: { items_list } })
    }),
    async () => {
      const body = { building_id: home }
      audit = idOf(await ask('audit', '/api/v1/virtual_audit/virtual_audits', { method: 'POST', body }))
    },
    () => ask('read', `/api/v1/virtual_audit/virtual_audits/${audit}`),
    () => ask('read', `/api/v2/offers?building_id=${home}`),
    ...(isPrinted ? [() => ask('report', `/api/v2/reports/${home}`)] : []),
    () => ask('read', '/api/v1/buildings/'),
  ]
}

function asker(url: string, steps: Step[]): Ask {
  let [cookie, csrf] = ['', '']
  return async (kind, path, { method = 'GET', body } = {}) => {
    const start = performance.now()
    const headers = {
      cookie,
      'x-csrf-token': csrf,
      'service-requester': 'portal',
      ...(body && { 'content-type': 'application/json' }),
    }
    const failed = (why: string) => {
      steps.push({ kind, ms: performance.now() - start, failure: `${method} ${path}: ${why}` })
      return undefined
    }
    try {
      const response = await fetch(url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const bytes = await response.text()
      if (!response.ok) return failed(`${response.status} ${bytes.slice(0, 200)}`)
      steps.push({ kind, ms: performance.now() - start })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined
      const answer: { meta?: { csrf?: string } } = JSON.parse(bytes)
      csrf = answer.meta?.csrf ?? csrf
      return { ...answer }
    } catch (error) {
      return failed(String(error))
    }
  }
}

process.once('message', (crowd: Crowd) => {
  const steps: Step[] = []
  void Promise.all(crowd.emails.map((email, index) => live(crowd, email, index, steps))).then(() =>
    process.send?.(steps),
  )
})
