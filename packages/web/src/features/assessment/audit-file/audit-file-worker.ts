/// <reference lib="webworker" />
import { readAuditFile } from './read-audit-file.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = async ({ data }: MessageEvent<File>) => self.postMessage(await readAuditFile(data))
