import { serveQuestions } from '../../platform/threads/serve-questions.ts'
import { performAudit } from './audit-task.ts'

serveQuestions(performAudit)
