import { Problem } from '@hearthlight/domain/shared/problem'
import type { EngineAnswer, EngineCall } from './engine-messages.ts'
import type { EngineTask, EngineTasks } from './engine-tasks.ts'

type Waiting = { readonly resolve: (output: unknown) => void; readonly reject: (cause: Error) => void }

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Runs the engine beside the page, so that no computation ever holds up a key press. */
export function runEngine<T extends EngineTask>(
  task: T,
  input: Parameters<EngineTasks[T]>[0],
): Promise<ReturnType<EngineTasks[T]>> {
  const id = ++lastId
  const call: EngineCall = { id, task, input }
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    engineWorker().postMessage(call)
  }) as Promise<ReturnType<EngineTasks[T]>>
}

function engineWorker(): Worker {
  if (worker === undefined) {
    worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => settle(data)
    worker.onerror = (event) => abandon(event.message)
  }
  return worker
}

function settle(answer: EngineAnswer): void {
  const caller = waiting.get(answer.id)
  waiting.delete(answer.id)
  if (answer.kind === 'done') caller?.resolve(answer.output)
  else if (answer.kind === 'problem') caller?.reject(new Problem(answer.code, { fields: answer.fields }))
  else caller?.reject(new Error(answer.message))
}

/** A worker that could not start answers nobody: everybody who waits is told, and the next call starts another. */
function abandon(message: string): void {
  for (const { reject } of waiting.values()) reject(new Error(message))
  waiting.clear()
  worker?.terminate()
  worker = undefined
}
