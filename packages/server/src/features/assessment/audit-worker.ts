import { answering } from '../../platform/threads/answering.ts'
import { performAudit } from './audit-task.ts'

export const answer = answering(performAudit)
