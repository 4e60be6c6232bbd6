/** On the first signal finishes what is in flight; on a second one, or after half a minute, ends at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), 30_000).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`Hearthlight did not stop cleanly. ${error.stack}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
