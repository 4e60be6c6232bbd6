import { createHmac } from 'node:crypto'
import { type Partner, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'
import { z } from 'zod'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { PreviewOf } from '../../../platform/http/preview.ts'
import type { Person } from '../../../platform/person.ts'
import type { Actor, InPartner } from '../../../platform/scope.ts'
import { sameText } from '../../../platform/sessions/session-token.ts'
import { findVersion } from '../version-store.ts'
import { samplePerson } from './sample-person.ts'

const LIFETIME_MS = 15 * 60_000
/** Of a walk: whoever fills in a long form is not put out of it. */
export const TRIAL_MS = 2 * 60 * 60_000

const Ticket = z.object({
  partner: z.uuid(),
  by: z.uuid(),
  person: PreviewPerson,
  /** Whose report it is. */
  person_id: z.uuid().nullable(),
  /** The walk through a draft of a program that it lets be taken. */
  trial: z.uuid().optional(),
  ends: z.number(),
})
type Ticket = z.infer<typeof Ticket>

export type Previews = {
  /** Lets one member of staff see the draft for a quarter of an hour, or walk through a program for two. */
  issue(ticket: Omit<Ticket, 'ends'>): { readonly token: string; readonly expiresAt: Date }
  readonly previewOf: PreviewOf
}
export type PreviewDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly secret: string
  readonly findPerson: (scope: InPartner, id: string) => Promise<Person | undefined>
}

/** Signed, not stored: a token names the partner, the person to be, and its end. */
export function openPreviews({ db, now, secret, findPerson }: PreviewDeps): Previews {
  const sign = (body: string) => createHmac('sha256', secret).update(`preview\n${body}`).digest('base64url')
  const drafts = new Map<string, { readonly key: string; readonly partner: Partner }>()

  function open(token: string, partnerId: string): Ticket | undefined {
    const [body = '', signature = ''] = token.split('.')
    if (!sameText(signature, sign(body))) return undefined
    const ticket = Ticket.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    return ticket.partner === partnerId && ticket.ends > now().getTime() ? ticket : undefined
  }

  /** The draft as it was last saved; while that cannot be read, what is published. */
  async function draftOf(published: Partner): Promise<Partner> {
    const draft = await findVersion(db, published.id, 'draft')
    if (draft === undefined) return published
    const key = `${draft.id} ${draft.revision}`
    const known = drafts.get(published.id)
    if (known?.key === key) return known.partner
    const read = readPartnerConfig(draft.config)
    if (read.kind === 'invalid') return published
    const partner = {
      id: published.id,
      version: draft.number,
      languages: read.languages,
      configs: read.configs,
    }
    drafts.set(published.id, { key, partner })
    return partner
  }

  async function actorOf({ partner: partnerId, person, person_id }: Ticket): Promise<Actor | undefined> {
    if (person === 'visitor') return { kind: 'anonymous' }
    if (person === 'guest') return { kind: 'user', person: samplePerson(partnerId, 'guest'), guest: true }
    if (person === 'new') return { kind: 'user', person: samplePerson(partnerId, 'customer'), guest: false }
    const found = person_id === null ? undefined : await findPerson({ partnerId }, person_id)
    return found && { kind: 'user', person: found, guest: false }
  }

  return {
    issue: (ticket) => {
      const lifetime = ticket.trial === undefined ? LIFETIME_MS : TRIAL_MS
      const expiresAt = new Date(now().getTime() + lifetime)
      const body = Buffer.from(JSON.stringify({ ...ticket, ends: expiresAt.getTime() })).toString('base64url')
      return { token: `${body}.${sign(body)}`, expiresAt }
    },
    previewOf: async (token, partner) => {
      const ticket = open(token, partner.id)
      const actor = ticket && (await actorOf(ticket))
      if (actor === undefined) return undefined
      const trial = ticket?.trial
      // A program is walked through on the site as it is.
      return trial === undefined
        ? { token, actor, partner: await draftOf(partner) }
        : { token, actor, partner, trial }
    },
  }
}
