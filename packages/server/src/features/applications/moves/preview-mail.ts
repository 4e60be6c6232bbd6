import type { MailPreview, PreviewMail } from '@hearthlight/domain/applications/staff-application'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { applicantMail, type Told } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication } from '../find-application-store.ts'
import { moveFacts } from './move-application.ts'

/**
 * The mail that the applicant would get, from the same template with the same values. It is rendered when the transaction
 * is over: the partner's words may have to be read anew, which none of its own may do.
 */
export async function previewMail(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  input: PreviewMail,
): Promise<MailPreview> {
  const application = await inPartner(deps.db, scope, (db) => findAnyApplication(db, scope, id))
  if (application === undefined) throw new Problem('shared.not-found')
  const what: Told =
    'requests' in input
      ? { kind: 'requested', requests: input.requests, answer_by: input.answer_by }
      : {
          kind: 'moved',
          to: input.to,
          message: input.message ?? '',
          amount: input.amount ?? (await moveFacts(deps, scope, application, input.to)).amount,
        }
  const request = await inPartner(deps.db, scope, (db) => applicantMail(deps, db, scope, application, what))
  const { from, to, subject, text } = await deps.renderMail(scope, request)
  // Whoever has the signature of a guest's link is that guest.
  const unsigned = text.replaceAll(/#(?:resume|status)\.[\w.-]+/g, '#…')
  return { to, from: `${from.name}, ${from.address}`, subject, text: unsigned }
}
