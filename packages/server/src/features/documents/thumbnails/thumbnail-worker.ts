import { threadTask } from '../../../platform/threads/thread-task.ts'
import { makeThumbnail } from './thumbnail.ts'

export const answer = threadTask(makeThumbnail)
