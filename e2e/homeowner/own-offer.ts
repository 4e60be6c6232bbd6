import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

type Offer = { readonly id: string; readonly version: number; readonly title: string }

type Given = {
  readonly live?: Offer
  readonly fields?: object
  readonly named?: string
  /** The address of who publishes it. */
  readonly by?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** So many days from now; further away than any clock or calendar of a partner is from another. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Staff publish an offer of the journey's own, open to every home until this day; or the one that is there with another.
 * More of its fields may be given.
 */
export async function publishOffer(
  page: Page,
  lastDay: string,
  { live, fields = {}, named, by = 'admin@lakeshore.test' }: Given = {},
): Promise<Offer> {
  const title = live?.title ?? named ?? `Storm door ${randomUUID().slice(0, 8)}`
  const offer = { title, code: title.toLowerCase().replaceAll(' ', '-'), lastDay, live, fields, by }
  const id = await page.evaluate(async ({ title, code, lastDay, live, fields, by }) => {
    let csrf = ''
    const call = async (method: string, path: string, body: object = {}) => {
      const answer = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json', 'service-requester': 'admin', 'x-csrf-token': csrf },
        body: JSON.stringify(body),
      })
      const json = await answer.json()
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`)
      csrf = json.meta?.csrf ?? csrf
      return json.data
    }
    const staff = { email: by, password: 'Demo-pass-2026' }
    await call('POST', '/api/v1/auth/admin_sessions', staff)
    const studio = '/api/admin/v1/studio/incentives'
    const drafted =
      live === undefined
        ? await call('POST', studio, { code, name: title })
        : await call('POST', `${studio}/${live.id}/draft`)
    const { document, revision } = drafted.attributes.draft
    const words = { en: title, es: title }
    const texts = { title: words, recommendation_title: words, short_description: words, description: words }
    const date_range = { start_at: '2026-01-01', end_at: lastDay }
    // A partner from nothing has no kind of work yet.
    const kind = { doors: { en: 'Doors', es: 'Puertas' } }
    const isNew = document.incentive.project_type === ''
    const sort = isNew ? { project_type: 'doors', incentive_tags: ['doors'] } : {}
    const incentive = { ...document.incentive, ...texts, date_range, ...sort, ...fields }
    const written = { ...document, incentive, ...(isNew && { project_types: kind }) }
    await call('PUT', `${studio}/${drafted.id}/draft`, { document: written, revision })
    const publishing = { revision: revision + 1, live_version: live?.version ?? null, why: lastDay }
    await call('POST', `${studio}/${drafted.id}/publish`, publishing)
    return drafted.id as string
  }, offer)
  return { id, title, version: (live?.version ?? 0) + 1 }
}
