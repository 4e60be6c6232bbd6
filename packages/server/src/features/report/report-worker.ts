import { threadTask } from '../../platform/threads/thread-task.ts'
import { drawReport } from './report-drawing.ts'

export const answer = threadTask(drawReport)
