import type { InsightCall, InsightMessage } from './insight-messages.ts'

/** Tries the models of each fuel beside the page: two thousand of them for a year of days. */
export function explainBeside(call: InsightCall): Promise<InsightMessage> {
  const worker = new Worker(new URL('./insight-worker.ts', import.meta.url), { type: 'module' })
  const explained = new Promise<InsightMessage>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<InsightMessage>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
  })
  worker.postMessage(call)
  return explained.finally(() => worker.terminate())
}
