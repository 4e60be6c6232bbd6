import {
  type ApplicationMessages,
  type MessageSide,
  MOST_UNANSWERED,
} from '@hearthlight/domain/applications/application-message'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { applicantMail, consoleUrl, rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication } from '../find-application-store.ts'
import {
  countUnanswered,
  insertMessage,
  lastRead,
  listMessages,
  lockMessages,
  noteRead,
} from './message-store.ts'
import { listColleagues } from './note-store.ts'

const DAY_MS = 86_400_000

/** Who writes or reads: the applicant, who reaches only their own, or staff of the partner. */
export type Correspondent = { readonly side: MessageSide; readonly id: string; readonly name: string }

export const readMessages = (
  { db }: ApplicationDeps,
  scope: Scope,
  id: string,
  reader: Correspondent,
): Promise<ApplicationMessages> =>
  inPartner(db, scope, async (partnerDb) => {
    await mustReach(partnerDb, scope, id, reader)
    return messagesOf(partnerDb, scope, id, reader.side)
  })

export async function messagesOf(
  db: PartnerDb,
  scope: Scope,
  id: string,
  side: MessageSide,
): Promise<ApplicationMessages> {
  const rows = await listMessages(db, scope, id)
  const since = await lastRead(db, scope, id, side)
  const isNew = (at: Date) => since === undefined || at > since
  return {
    messages: rows.map(({ id, side, by_name, content, created_at }) => ({
      id,
      side,
      by: by_name,
      content,
      created_at: created_at.toISOString(),
    })),
    unread: rows.filter((row) => row.side !== side && isNew(row.created_at)).length,
  }
}

/** Writes to the other side, and tells it by mail. Who writes has read what stands there. */
export async function writeMessage(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  content: string,
  writer: Correspondent,
): Promise<void> {
  const found = await inPartner(deps.db, scope, (db) => mustReach(db, scope, id, writer))
  const what = {
    action: 'application.write-message',
    record: { type: 'application', id, of: found.building_id },
  }
  await change(deps.db, scope, what, async (db) => {
    const at = deps.now()
    if (writer.side === 'applicant') await mustBeFew(db, scope, id, at)
    await insertMessage(db, scope, id, content, { by: writer, at })
    await noteRead(db, scope, id, writer.side, at)
    if (writer.side === 'staff') {
      const mail = await applicantMail(deps, db, scope, found, { kind: 'message', message: content })
      await deps.sendMail(db, scope, mail)
    } else await tellReviewer(deps, db, scope, found, content, writer)
    return { result: undefined, after: { side: writer.side, content } }
  })
}

export const markMessagesRead = (
  { db, now }: ApplicationDeps,
  scope: Scope,
  id: string,
  reader: Correspondent,
): Promise<void> =>
  inPartner(db, scope, async (partnerDb) => {
    await mustReach(partnerDb, scope, id, reader)
    await noteRead(partnerDb, scope, id, reader.side, now())
  })

/** Each is a mail to the reviewer: who gets no answer waits a day. */
async function mustBeFew(db: ChangeDb, scope: Scope, id: string, at: Date): Promise<void> {
  await lockMessages(db, id)
  const unanswered = await countUnanswered(db, scope, id, new Date(at.getTime() - DAY_MS))
  if (unanswered < MOST_UNANSWERED) return
  throw new Problem('applications.too-many-messages', {
    params: { most: MOST_UNANSWERED, partner: scope.partner.config.name },
  })
}

async function mustReach(
  db: PartnerDb,
  scope: Scope,
  id: string,
  { side, id: asker }: Correspondent,
): Promise<FoundApplication> {
  const application = await findAnyApplication(db, scope, id)
  if (application === undefined || (side === 'applicant' && application.user_id !== asker))
    throw new Problem('shared.not-found')
  return application
}

/** Staff read the first language of the partner, whatever the applicant reads. */
const staffLanguage = ({ partner, language }: Scope): Language => partner.config.languages[0] ?? language

/** Who reviews it is told, else who of the staff wrote last; nobody where neither works here: it stands in the queue. */
async function tellReviewer(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  message: string,
  { name }: Correspondent,
): Promise<void> {
  const last = (await listMessages(db, scope, application.id)).findLast(({ side }) => side === 'staff')
  const colleagues = await listColleagues(db, scope)
  const here = (id: string | null | undefined) => colleagues.find((colleague) => colleague.id === id)
  const reviewer = here(application.assigned_to) ?? here(last?.by_id)
  if (reviewer === undefined) return
  const { name: incentive } = await rulesIn(deps, db, scope, application, staffLanguage(scope))
  await deps.sendMail(db, scope, {
    template: 'applications:mail.answered',
    to: reviewer.email,
    language: staffLanguage(scope),
    values: {
      reviewer: reviewer.name,
      name,
      number: application.number,
      incentive,
      message,
      url: consoleUrl(scope, application.id),
    },
  })
}
