type Limits = { readonly atOnce: number; readonly waiting: number }

/** Runs some work at once, lets some wait in the order it came, and sends the rest away. */
export function atMost({ atOnce, waiting }: Limits, refuse: () => Error) {
  const queue: (() => void)[] = []
  let running = 0
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse()
      // Whoever leaves hands the place on, so that nobody who comes in between takes it.
      await new Promise<void>((called) => queue.push(called))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
