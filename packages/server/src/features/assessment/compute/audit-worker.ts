import { threadTask } from '../../../platform/threads/thread-task.ts'
import { performAudit } from './audit-task.ts'

export const answer = threadTask(performAudit)
