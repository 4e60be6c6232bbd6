type Result<Output> = { readonly output: Output } | { readonly cause: unknown }

/** Runs one call at a time, and of those that come meanwhile the newest: what was overtaken is never told. */
export function latestOnly<Input, Output>(
  run: (input: Input) => Promise<Output>,
  tell: (result: Result<Output>, input: Input) => void,
): (input: Input) => void {
  let isRunning = false
  let waiting: { readonly input: Input } | undefined
  async function start(input: Input): Promise<void> {
    isRunning = true
    const result: Result<Output> = await run(input).then(
      (output) => ({ output }),
      (cause: unknown) => ({ cause }),
    )
    isRunning = false
    const next = waiting
    waiting = undefined
    if (next === undefined) tell(result, input)
    else void start(next.input)
  }
  return (input) => {
    if (isRunning) waiting = { input }
    else void start(input)
  }
}
