import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { InPartner } from '../../platform/scope.ts'
import type { PostWebhook } from './post-webhook.ts'

export type WebhookDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly post: PostWebhook
  /** Whether endpoints may stand in the server's own network. */
  readonly allowsPrivate: boolean
  readonly onError: (error: unknown) => void
  /** Mails the staff who look after the partner's connections that an endpoint was paused, with the change. */
  readonly tellPaused: (
    db: PartnerDb,
    scope: InPartner,
    endpoint: { readonly url: string; readonly site: string | null },
    failures: number,
  ) => Promise<void>
  /** Seals the secrets of endpoints. */
  readonly secret: string
}
