export type Repeated = {
  readonly everyMs: number
  readonly work: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Does the work, and again so long after it is done. Answers how to stop. */
export function repeatWork({ everyMs, work, onError }: Repeated): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  const workLater = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      working = work().catch(onError).finally(workLater)
    }, everyMs)
  }
  workLater()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await working
  }
}
