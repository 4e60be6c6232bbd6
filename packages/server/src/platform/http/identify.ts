import { KEY_PREFIX } from '@hearthlight/domain/api-keys/api-key'
import { partnerIn, partnerInAny, type ResolvedPartner } from '@hearthlight/domain/partner/read-partner'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { inPartner } from '../database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../database/schema.ts'
import type { HostMatch, PartnerDirectory } from '../partner-directory.ts'
import { type Actor, attachScope, type InPartner, scopeOf } from '../scope.ts'
import { type Current, setCurrent } from '../sessions/current-session.ts'
import type { FoundSession } from '../sessions/session.ts'
import { tokenOf } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { attachHost, hostOf } from './host.ts'
import { chooseLanguage } from './language.ts'
import { refuseInMaintenance } from './maintenance.ts'
import { requirePolicy } from './policy.ts'
import { attachPreview, findPreview, type PreviewOf, previewToken } from './preview.ts'
import { siteFor } from './site-of.ts'
import { refuseSwitchedOff } from './switched-off.ts'

/** Who a session stands for now: permissions and blocks are read at each request, never kept in the session. */
export type ReadActor = (
  db: PartnerDb,
  found: FoundSession,
  partner: ResolvedPartner,
) => Promise<Actor | undefined>

/** Who an API key stands for. */
export type ReadKey = (db: PartnerDb, scope: InPartner, key: string) => Promise<Actor | undefined>

export type Identification = {
  readonly db: PlatformDb
  readonly directory: PartnerDirectory
  readonly sessions: Sessions
  readonly readActor: ReadActor
  readonly previewOf: PreviewOf
  readonly readKey: ReadKey
}

/** A name and perhaps a port: whatever else a caller writes there (`name:80@elsewhere`) would stand in our mails. */
const isHost = (host: string) =>
  /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`)

/** Before anything else of a request: which partner. */
export function findHosts(app: FastifyInstance, { directory }: Pick<Identification, 'directory'>): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.anyHost) return
    attachHost(request, await directory.byHost(isHost(request.host) ? request.hostname.toLowerCase() : ''))
  })
}

/** Then which person, in which language, and may they. */
export function identifyRequests(app: FastifyInstance, deps: Identification): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { config } = request.routeOptions
    if (config.anyHost) done()
    else identify(request, config, deps).then(() => done(), done)
  })
}

async function identify(
  request: FastifyRequest,
  { policy, page }: Pick<FastifyContextConfig, 'policy' | 'page'>,
  deps: Identification,
): Promise<void> {
  const host = await inPreview(request, hostOf(request), deps)
  attachHost(request, host)
  if (host.kind !== 'partner') return refuseElsewhere(request)
  const actor = await identifyPerson(request, host, deps)
  const { config } = scopeOf(request).partner
  refuseSwitchedOff(page, config)
  refuseInMaintenance(request, config, actor)
  // An address without a route has no policy; its answer is "not found" for everybody.
  if (policy !== undefined) requirePolicy(policy, actor)
}

const SAFE = new Set(['GET', 'HEAD'])

/** In a preview the partner is its draft. Nothing can be done in it but the steps of a walk: it is there to be looked at. */
async function inPreview(
  request: FastifyRequest,
  host: HostMatch,
  { previewOf }: Identification,
): Promise<HostMatch> {
  const token = previewToken(request)
  if (token === undefined || host.kind !== 'partner') return host
  const preview = await previewOf(token, host.partner)
  if (preview === undefined) throw new Problem('partner.preview-ended')
  const isStep = preview.trial !== undefined && request.routeOptions.config.inTrial
  if (!SAFE.has(request.method) && !isStep) throw new Problem('partner.preview-reads-only')
  attachPreview(request, preview)
  return { kind: 'partner', partner: preview.partner }
}

/** On an alias host only public addresses answer: the one that tells where the partner has gone, and the web app. */
function refuseElsewhere(request: FastifyRequest): void {
  if (!request.is404 && request.routeOptions.config.policy !== 'public') throw new Problem('shared.not-found')
}

async function identifyPerson(
  request: FastifyRequest,
  host: Extract<HostMatch, { kind: 'partner' }>,
  deps: Identification,
): Promise<Actor> {
  const asked = chooseLanguage(request.headers['accept-language'], host.partner.languages)
  const { resumed, actor } = await readPerson(request, partnerIn(host.partner, asked), deps)
  const language = consoleLanguage(actor) ?? asked
  const partner = partnerInAny(host.partner, language)
  const trial = findPreview(request)?.trial
  setCurrent(request, resumed)
  attachScope(request, {
    partnerId: partner.id,
    partner,
    actor,
    requestId: request.id,
    site: siteFor(partner.config, request),
    language,
    ...(trial !== undefined && { trial }),
  })
  return actor
}

/** Staff may have chosen one of their own. */
const consoleLanguage = (actor: Actor): Language | null =>
  actor.kind === 'admin' || actor.kind === 'operator' ? actor.admin.console_language : null

async function readPerson(
  request: FastifyRequest,
  partner: ResolvedPartner,
  { db, sessions, readActor, readKey }: Identification,
): Promise<{ resumed: Current | undefined; actor: Actor }> {
  const nobody = { resumed: undefined, actor: { kind: 'anonymous' } } as const
  const given = tokenOf(request)
  const preview = findPreview(request)
  // Whoever is signed in to the portal in the same browser is not the one a preview shows it to.
  if (preview !== undefined) return { resumed: undefined, actor: preview.actor }
  if (given === undefined) return nobody
  if (given.by === 'bearer' && given.token.startsWith(KEY_PREFIX)) {
    const scope = { partnerId: partner.id }
    const actor = await inPartner(db, scope, (partnerDb) => readKey(partnerDb, scope, given.token))
    return actor === undefined ? nobody : { resumed: undefined, actor }
  }
  return inPartner(db, { partnerId: partner.id }, async (partnerDb) => {
    const resumed = await sessions.resume(partnerDb, partner.id, request)
    const actor = resumed && (await readActor(partnerDb, resumed, partner))
    return actor === undefined ? nobody : { resumed, actor }
  })
}
