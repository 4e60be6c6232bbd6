import type { AuditReading } from './read-audit-file.ts'

/** Reads a file beside the page; the reader is loaded now, with the file that is chosen. */
export function readBeside(file: File): Promise<AuditReading> {
  const worker = new Worker(new URL('./audit-file-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = settled()
  worker.onmessage = ({ data }: MessageEvent<AuditReading>) => resolve(data)
  worker.onerror = () => resolve({ kind: 'refused', fault: { element: '', reason: 'broken' } })
  worker.postMessage(file)
  return promise.finally(() => worker.terminate())
}

function settled() {
  let resolve: (reading: AuditReading) => void = () => undefined
  const promise = new Promise<AuditReading>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
