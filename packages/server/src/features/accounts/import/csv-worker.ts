import { parseRows } from '../../../platform/csv/parse-rows.ts'
import { threadTask } from '../../../platform/threads/thread-task.ts'

export const answer = threadTask(parseRows)
