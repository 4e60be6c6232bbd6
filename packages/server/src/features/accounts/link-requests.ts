import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import type { Db } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { defineJob, type Jobs } from '../../platform/jobs/job.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { AccountDeps } from './account-deps.ts'
import { answerLinkRequest, LinkRequest } from './answer-link-request.ts'

type Deps = {
  readonly db: Db
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly sendMail: SendMail
}

const Payload = LinkRequest.extend({ partnerId: z.string(), language: z.enum(LANGUAGES) })

/** As a job, a request for a known and for an unknown email is the same work until the answer has gone. */
export function linkRequests({ db, jobs, directory, ...deps }: Deps): AccountDeps['requestLink'] {
  const job = defineJob('accounts.send-link', Payload, async ({ partnerId, language, ...request }) => {
    const partner = await directory.byId(partnerId)
    if (partner === undefined) return
    const scope = {
      partnerId,
      partner: partnerIn(partner, language),
      actor: { kind: 'system' },
      requestId: newId(),
      language,
    } as const
    await answerLinkRequest(deps, db, scope, request)
  })
  jobs.add(job)
  return (db, { partnerId, language }, request) => jobs.enqueue(db, job, { ...request, partnerId, language })
}
