import { type ChildProcess, fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'

/**
 * Files that run in a thread or a process of their own lie beside their caller: JavaScript in the build, TypeScript in
 * development, where Node needs the loader that the development runner gives only to the main thread.
 */
const isSource = (from: string) => from.endsWith('.ts')
const urlOf = (name: string, from: string) => new URL(`./${name}${isSource(from) ? '.ts' : '.js'}`, from)

const loaderFor = (from: string) => (isSource(from) ? ['--import', 'tsx'] : [])

export type ThreadFile = { readonly filename: string; readonly execArgv: string[] }

export const threadFile = (name: string, from: string): ThreadFile => ({
  filename: urlOf(name, from).href,
  execArgv: loaderFor(from),
})

export function startThread(name: string, from: string, workerData: unknown): Worker {
  const url = urlOf(name, from)
  if (!isSource(from)) return new Worker(url, { workerData })
  // A thread's first file is read before its loader is there.
  const loaded = `import('tsx/esm/api').then(({ register }) => { register(); return import('${url.href}') })`
  return new Worker(loaded, { eval: true, workerData })
}

export function startProcess(name: string, from: string, args: readonly string[]): ChildProcess {
  return fork(urlOf(name, from), [...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: loaderFor(from),
  })
}
