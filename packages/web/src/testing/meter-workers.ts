import { fuelInsight } from '@hearthlight/domain/meters/insight/fuel-insight'
import { vi } from 'vitest'
import { readFile } from '../features/meters/reading/read-file.ts'
import type { ReadingCall, ReadingMessage } from '../features/meters/reading/reading-messages.ts'
import type { InsightCall, InsightMessage } from '../features/meters/use/insight-messages.ts'

type Tell = (data: ReadingMessage | InsightMessage) => void

const read = async (call: ReadingCall, tell: Tell) =>
  tell(await readFile(call, (bytes) => tell({ kind: 'going', bytes })))
const explain = async ({ fuels, weather }: InsightCall, tell: Tell) =>
  tell(fuels.map((fuel) => fuelInsight(fuel, weather)))

/** In a test files are read, and readings explained, by the same code in the page's own thread: there are no workers. */
export function stubMeterWorkers(): void {
  class InThread {
    readonly isInsight: boolean
    onmessage: ((event: { data: ReadingMessage | InsightMessage }) => void) | null = null
    isOver = false
    constructor(url: URL) {
      this.isInsight = url.href.includes('insight-worker')
    }
    async postMessage(call: ReadingCall | InsightCall) {
      const tell: Tell = (data) => {
        if (!this.isOver) this.onmessage?.({ data })
      }
      await (this.isInsight ? explain(call as InsightCall, tell) : read(call as ReadingCall, tell))
    }
    terminate() {
      this.isOver = true
    }
  }
  vi.stubGlobal('Worker', InThread)
}
