import { answering } from '../../platform/threads/answering.ts'
import { makeThumbnail } from './thumbnail.ts'

export const answer = answering(makeThumbnail)
