import type { Feature } from '../../platform/feature.ts'
import { type MailLogDeps, mailLogRoutes } from './mail-log-routes.ts'

export const mails: Feature<MailLogDeps> = {
  name: 'mails',
  open: (deps) => ({ routes: mailLogRoutes(deps) }),
}
