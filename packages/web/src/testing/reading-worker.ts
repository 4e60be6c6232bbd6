import { vi } from 'vitest'
import { readFile } from '../features/meters/reading/read-file.ts'
import type { ReadingCall, ReadingMessage } from '../features/meters/reading/reading-messages.ts'

/** In a test files are read by the same code in the page's own thread: there are no workers. */
export function stubReadingWorker(): void {
  class InThread {
    onmessage: ((event: { data: ReadingMessage }) => void) | null = null
    isOver = false
    async postMessage(call: ReadingCall) {
      const tell = (data: ReadingMessage) => !this.isOver && this.onmessage?.({ data })
      tell(await readFile(call, (bytes) => tell({ kind: 'going', bytes })))
    }
    terminate() {
      this.isOver = true
    }
  }
  vi.stubGlobal('Worker', InThread)
}
