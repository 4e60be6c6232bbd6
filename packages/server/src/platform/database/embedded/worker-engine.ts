import { startThread } from '../../threads/entries.ts'
import type { Engine, EngineResult } from './engine.ts'
import type { EngineFailure, EngineRequest, EngineResponse } from './pglite-messages.ts'

type Waiting = { resolve(answer: EngineResponse): void; reject(error: Error): void }
type Asked = EngineRequest extends infer R ? (R extends EngineRequest ? Omit<R, 'id'> : never) : never

/** The embedded database in its own thread. `onLost` is told when the thread dies without being asked to. */
export async function openWorkerEngine(folder: string, onLost: (error: Error) => void): Promise<Engine> {
  const worker = startThread('pglite-worker', import.meta.url, { folder })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let closing = false

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!closing) onLost(error)
  }
  const ready = new Promise<EngineResponse>((resolve, reject) => waiting.set(-1, { resolve, reject }))
  worker.on('message', (answer: EngineResponse) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.kind === 'failed') asked?.reject(toError(answer.failure))
    else asked?.resolve(answer)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')))

  const ask = (request: Asked) =>
    new Promise<EngineResponse>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ ...request, id: lastId })
    })
  await ready
  return {
    query: async (sql, parameters) => resultOf(await ask({ kind: 'query', sql, parameters })),
    script: async (sql) => resultOf(await ask({ kind: 'script', sql })),
    dump: async () => {
      const answer = await ask({ kind: 'dump' })
      if (answer.kind !== 'bytes') throw unexpected(answer)
      return answer.bytes
    },
    close: async () => {
      closing = true
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}

function resultOf(answer: EngineResponse): EngineResult {
  if (answer.kind !== 'result') throw unexpected(answer)
  return answer.result
}

const unexpected = (answer: EngineResponse) => new Error(`The embedded database answered "${answer.kind}".`)

function toError({ message, code, constraint }: EngineFailure): Error {
  return Object.assign(new Error(message), { code, constraint })
}
