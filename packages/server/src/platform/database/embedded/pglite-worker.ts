import { parentPort, workerData } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import { openPglite } from './pglite-engine.ts'
import type { EngineFailure, EngineRequest, EngineResponse } from './pglite-messages.ts'

/** Entry of the thread that runs the embedded database: in the main thread each query would stop the server. */
async function serve(port: NonNullable<typeof parentPort>, folder: string): Promise<void> {
  const answer = (message: EngineResponse) => port.postMessage(message)
  const engine = await openPglite({ folder })
  port.on('message', (request: EngineRequest) => {
    perform(engine, request).then(answer, (error: unknown) =>
      answer({ id: request.id, kind: 'failed', failure: toFailure(error) }),
    )
  })
  answer({ id: -1, kind: 'ready' })
}

async function perform(engine: Engine, request: EngineRequest): Promise<EngineResponse> {
  switch (request.kind) {
    case 'query':
      return { id: request.id, kind: 'result', result: await engine.query(request.sql, request.parameters) }
    case 'script':
      return { id: request.id, kind: 'result', result: await engine.script(request.sql) }
    case 'dump':
      return { id: request.id, kind: 'bytes', bytes: await engine.dump() }
    case 'close':
      await engine.close()
      return { id: request.id, kind: 'closed' }
    default:
      return request satisfies never
  }
}

function toFailure(error: unknown): EngineFailure {
  const fields: { message?: unknown; code?: unknown; constraint?: unknown } =
    error instanceof Error ? error : { message: String(error) }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    message: text(fields.message) ?? 'unknown failure',
    code: text(fields.code),
    constraint: text(fields.constraint),
  }
}

if (parentPort !== null) await serve(parentPort, String(workerData.folder))
