import type { ReadingCall, ReadingMessage, ReadingResult } from './reading-messages.ts'

export interface Reading {
  readonly result: Promise<ReadingResult>
  /** What was read until then is given up with the worker. */
  readonly stop: () => void
}

const BROKEN: ReadingResult = { kind: 'problem', code: 'broken', readingsBefore: 0 }

/** Reads a file beside the page. The readers are loaded now, with the first file that is chosen. */
export function readBeside(call: ReadingCall, onProgress: (bytes: number) => void): Reading {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  let settle: (result: ReadingResult) => void = () => undefined
  const result = new Promise<ReadingResult>((resolve) => {
    settle = (found) => {
      worker.terminate()
      resolve(found)
    }
  })
  worker.onmessage = ({ data }: MessageEvent<ReadingMessage>) => {
    if (data.kind === 'going') onProgress(data.bytes)
    else settle(data)
  }
  worker.onerror = () => settle(BROKEN)
  worker.postMessage(call)
  return { result, stop: () => settle({ kind: 'problem', code: 'stopped', readingsBefore: 0 }) }
}
