import { Problem } from '@hearthlight/domain/shared/problem'
import type { NewPartner } from '@hearthlight/domain/studio/new-partner/new-partner'
import { newPartnerArt } from '@hearthlight/domain/studio/new-partner/new-partner-art'
import { newPartnerConfig } from '@hearthlight/domain/studio/new-partner/new-partner-config'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Scope } from '../../../platform/scope.ts'
import { findOrCreatePartner, findPartnerByCode } from '../partner-store.ts'
import { publishConfig } from '../publish-partner.ts'
import { keepPicture } from './pictures.ts'
import { authorOf, type StudioDeps } from './studio-deps.ts'

/** A partner from nothing: its pictures, its whole configuration, and the site is live. Its first administrator is invited. */
export async function createPartner(
  deps: StudioDeps,
  scope: Scope,
  given: NewPartner,
  site: string,
): Promise<void> {
  if (await findPartnerByCode(deps.db, given.code)) throw taken('/code', 'partner:studio.code_taken')
  const by = { actor: scope.actor, requestId: scope.requestId }
  const id = await inTransaction(deps.db, async (transaction) => {
    const partnerId = await findOrCreatePartner(transaction, given.code)
    const what = { action: 'partner.create', record: { type: 'partner', id: partnerId } }
    const after = { code: given.code, name: given.name }
    return await changePlatform(transaction, { ...by, partnerId }, what, async () => ({
      result: partnerId,
      after,
    }))
  })
  const owner = { ...by, partnerId: id }
  const drawn = newPartnerArt(given.name, given.colour)
  const draw = (name: string, text: string) =>
    keepPicture(deps, owner, { name, content: Buffer.from(text).toString('base64') })
  const logo = given.logo ? await keepPicture(deps, owner, given.logo) : await draw('logo.svg', drawn.logo)
  const icon = given.logo ? logo : await draw('icon.svg', drawn.icon)
  const config = newPartnerConfig(given, { logo, icon, art: await draw('hero.svg', drawn.hero) })
  const published = await publishConfig(deps.db, given.code, config, {
    at: deps.now(),
    by,
    author: authorOf(scope),
    kind: 'new',
    reason: given.name,
  })
  if (published.kind === 'invalid') throw taken('/host', 'partner:studio.host_taken')
  deps.directory.forget()
  const { admin_name: name, admin_email: email, languages } = given
  await deps.studio.inviteAdmin(owner, { name, email, language: languages[0] ?? 'en', site })
}

const taken = (pointer: string, message: string) =>
  new Problem('partner.invalid-configuration', { fields: [{ pointer, message }] })
