/// <reference lib="webworker" />
import { Problem } from '@hearthlight/domain/shared/problem'
import type { EngineCall, EngineResponse } from './engine-messages.ts'
import { ENGINE_TASKS } from './engine-tasks.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = async ({ data: call }: MessageEvent<EngineCall>) => {
  self.postMessage(await answer(call))
}

async function answer({ id, task, input }: EngineCall): Promise<EngineResponse> {
  try {
    // The client pairs task and input by type; across the port that tie is lost.
    const run = ENGINE_TASKS[task] as (input: unknown) => unknown
    return { id, kind: 'done', output: await run(input) }
  } catch (error) {
    if (error instanceof Problem) return { id, kind: 'problem', code: error.code, fields: error.fields }
    return { id, kind: 'bug', message: error instanceof Error ? error.message : String(error) }
  }
}
