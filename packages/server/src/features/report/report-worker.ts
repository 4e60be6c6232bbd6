import { answering } from '../../platform/threads/answering.ts'
import { drawReport } from './report-drawing.ts'

export const answer = answering(drawReport)
