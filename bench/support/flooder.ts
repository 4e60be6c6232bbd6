import { type Ask, read, signIn, type Who } from './ask.ts'

export type Flooder = {
  readonly ask: Ask
  readonly person: Who
  readonly staff: Who
  readonly emails: readonly string[]
  readonly home: { readonly id: string; readonly result: string }
}

const DEMO_PASSWORD = 'Demo-pass-2026'

export async function openFlooder(ask: Ask, partner: string, emails: readonly string[]): Promise<Flooder> {
  const person = await signIn(ask, `homeowner@${partner}.test`, DEMO_PASSWORD)
  const staff = await signIn(ask, `admin@${partner}.test`, DEMO_PASSWORD, 'admin')
  const { records } = await read(ask, { path: '/api/v1/buildings/', headers: person })
  const assessed = records.data.find(
    ({ attributes }: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
      attributes.extra_info.virtual_audit !== null,
  )
  const home = { id: assessed.id, result: assessed.attributes.extra_info.virtual_audit }
  return { ask, person, staff, emails, home }
}
