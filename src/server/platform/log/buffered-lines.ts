/** ms that a line may wait for others. */
const WAIT = 50
/** Characters at which the buffer is written at once: a larger one is copied by every garbage collection. */
const FULL = 16 * 1024

export type BufferedLines = {
  write(line: string): void
  /** Writes what waits, before the process ends. */
  flush(): void
}

/**
 * Gathers log lines and hands them on together: a system call for every line would cost more than answering the request
 * it is about. A process that is killed loses the lines of its last moments.
 */
export function bufferLines(handOn: (text: string) => void): BufferedLines {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const text = lines
    lines = ''
    if (text !== '') handOn(text)
  }
  const write = (line: string): void => {
    lines += line
    if (lines.length >= FULL) flush()
    else timer ??= setTimeout(flush, WAIT)
  }
  return { write, flush }
}
