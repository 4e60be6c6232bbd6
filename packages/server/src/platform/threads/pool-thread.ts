import type { Worker } from 'node:worker_threads'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { ThreadAnswer } from './thread-messages.ts'

/** One thread that answers one question at a time. */
export type PoolThread = {
  ask(question: unknown): Promise<unknown>
  end(): Promise<void>
}
type Asked = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }

/** A thread that dies, or says nothing for so long, is ended; who waits for it is refused and `onLost` is told. */
export function poolThread(worker: Worker, timeoutMs: number, onLost: (error: Error) => void): PoolThread {
  let asked: Asked | undefined
  let timer: NodeJS.Timeout | undefined
  let isEnded = false

  const finish = () => {
    clearTimeout(timer)
    // A thread without work must not keep the process alive.
    worker.unref()
    const finished = asked
    asked = undefined
    return finished
  }
  const end = async () => {
    isEnded = true
    finish()?.reject(new Problem('shared.unavailable'))
    await worker.terminate()
  }
  const lose = (error: Error) => {
    if (isEnded) return
    onLost(error)
    void end()
  }
  worker.on('error', (error: unknown) => lose(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => lose(new Error(`the thread ended with code ${code}`)))
  worker.on('message', (answer: ThreadAnswer) => {
    const finished = finish()
    if (answer.kind === 'done') finished?.resolve(answer.answer)
    else finished?.reject(failureOf(answer))
  })
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new Problem('shared.unavailable'))
        asked = { resolve, reject }
        timer = setTimeout(() => lose(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
        worker.ref()
        worker.postMessage(question)
      }),
    end,
  }
}

function failureOf(answer: Exclude<ThreadAnswer, { kind: 'done' }>): Error {
  if (answer.kind === 'problem')
    return new Problem(answer.code, { params: answer.params, fields: answer.fields })
  return Object.assign(new Error(answer.message), { stack: answer.stack })
}
