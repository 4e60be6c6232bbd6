import { Problem } from '@hearthlight/domain/shared/problem'
import type { EngineCall, EngineResponse } from './engine-messages.ts'
import type { EngineInput, EngineOutput, EngineTask } from './engine-tasks.ts'

type Waiting = { readonly resolve: (output: unknown) => void; readonly reject: (cause: Error) => void }
type Lane = { worker: Worker | undefined; readonly waiting: Map<number, Waiting> }

/** What answers a key press has a worker of its own, so that it never waits behind what takes a second. */
const quick: Lane = { worker: undefined, waiting: new Map() }
const slow: Lane = { worker: undefined, waiting: new Map() }
const LANES: Record<EngineTask, Lane> = { estimate: quick, report: slow, band: slow }

let lastId = 0

/** Runs the engine beside the page, so that no computation ever holds up a key press. */
export function runEngine<T extends EngineTask>(task: T, input: EngineInput<T>): Promise<EngineOutput<T>> {
  const id = ++lastId
  const call: EngineCall = { id, task, input }
  const lane = LANES[task]
  return new Promise<unknown>((resolve, reject) => {
    lane.waiting.set(id, { resolve, reject })
    workerOf(lane).postMessage(call)
  }) as Promise<EngineOutput<T>>
}

function workerOf(lane: Lane): Worker {
  if (lane.worker === undefined) {
    lane.worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
    lane.worker.onmessage = ({ data }: MessageEvent<EngineResponse>) => settle(lane, data)
    lane.worker.onerror = (event) => abandon(lane, event.message)
  }
  return lane.worker
}

function settle({ waiting }: Lane, answer: EngineResponse): void {
  const caller = waiting.get(answer.id)
  waiting.delete(answer.id)
  if (answer.kind === 'done') caller?.resolve(answer.output)
  else if (answer.kind === 'problem') caller?.reject(new Problem(answer.code, { fields: answer.fields }))
  else caller?.reject(new Error(answer.message))
}

/** A worker that could not start answers nobody: everybody who waits is told, and the next call starts another. */
function abandon(lane: Lane, message: string): void {
  for (const { reject } of lane.waiting.values()) reject(new Error(message))
  lane.waiting.clear()
  lane.worker?.terminate()
  lane.worker = undefined
}
