/** Maximum ms that a line waits for others. */
const WAIT = 50
/** Number of characters at which the buffer is written at once: every garbage collection would copy a larger one. */
const FULL = 16 * 1024

export type BufferedLines = {
  write(line: string): void
  /** Writes the waiting lines, before the process ends. */
  flush(): void
}

/**
 * Collects log lines and passes them on together: a system call for every line would cost more than answering the
 * request that it is about. A process that is killed loses the lines of its last moments.
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
