import { threadTask } from '../../platform/threads/thread-task.ts'
import { performExport } from './hpxml-task.ts'

export const answer = threadTask(performExport)
