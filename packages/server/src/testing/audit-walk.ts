import type { ConsoleBrowser } from './browsers/console-browser.ts'
import { type TestApp, testApp } from './test-app.ts'

type Answer = Awaited<ReturnType<ConsoleBrowser['get']>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A route that writes, called so that it writes, and the action of the line it leaves. A feature has its own in
 * `testing/audit-steps.ts`; they are taken in the order of the features, and begin with the homeowner signed in.
 */
export type AuditStep = readonly [route: string, action: string, call: () => Promise<Answer>]

export const PASSWORD = 'Demo-pass-2026'
export const NEW_PASSWORD = 'kettle on the hob'
export const lakeshore = { host: 'lakeshore.localhost' }

export let test: TestApp
export let now = new Date()
/** Of the person who walks. */
export let headers: Record<string, string>
/** Of the homeowner of Lakeshore, with nothing in it. */
export let home = ''

export async function beginWalk(): Promise<void> {
  test = await testApp({ now: () => now })
  await again('homeowner@lakeshore.test')
  const building = {
    building_name: 'Walked',
    address1: '9 Elm Street',
    city: 'Sheboygan',
    region: 'WI',
    zip: '53081',
    country: 'US',
  }
  home = (await call('POST', '/api/v1/buildings/', { building })).json().data.id
}

export const call = (method: Method, url: string, payload?: object, as: object = headers): Promise<Answer> =>
  test.app.inject({ method, url, ...(payload && { payload }), headers: { ...as } })

export const asStaff = async (method: Method, path: string, payload?: object): Promise<Answer> =>
  call(method, path, payload, await test.signIn('admin@lakeshore.test'))

export async function again(email: string): Promise<Record<string, string>> {
  headers = await test.signIn(email)
  return headers
}

/** What the newest mail that has it says. */
export async function mailed(pattern: RegExp): Promise<string> {
  for (const { text } of await test.mailbox()) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`no mail has ${pattern}`)
}

/** Codes of the app and proofs of identity belong to a time. */
export const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}
export const inDays = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString()

/** Incentives of the demo end with a year, and the walk goes on. */
export async function openForGood(code: string): Promise<string> {
  const { id, definition } = await test.db
    .selectFrom('incentives')
    .select(['id', 'definition'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('incentives')
    .set({ definition: JSON.stringify({ ...definition, date_range: null }) })
    .where('id', '=', id)
    .execute()
  return id
}
