import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { PostWebhook } from './post-webhook.ts'

export type WebhookDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly post: PostWebhook
  /** Whether endpoints may stand in the server's own network. */
  readonly allowsPrivate: boolean
  /** Seals the secrets of endpoints. */
  readonly secret: string
}
