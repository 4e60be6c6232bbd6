/// <reference lib="webworker" />
import { readFile } from './read-file.ts'
import type { ReadingCall, ReadingMessage } from './reading-messages.ts'

declare const self: DedicatedWorkerGlobalScope

const post = (message: ReadingMessage) => self.postMessage(message)

self.onmessage = async ({ data }: MessageEvent<ReadingCall>) => {
  post(await readFile(data, (bytes) => post({ kind: 'going', bytes })))
}
