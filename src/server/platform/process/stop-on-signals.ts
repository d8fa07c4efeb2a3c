/** ms that a stop may take before the process ends regardless. */
const DEADLINE = 20_000

/** SIGTERM and SIGINT stop the app in good order; a second one, or the deadline, ends it at once. */
export function stopOnSignals(stop: () => Promise<void>, say: (line: string) => void): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    say('Stopping …')
    setTimeout(() => process.exit(1), DEADLINE).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
