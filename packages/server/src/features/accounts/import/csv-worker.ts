import { threadTask } from '../../../platform/threads/thread-task.ts'
import { parseRows } from './parse-rows.ts'

export const answer = threadTask(parseRows)
