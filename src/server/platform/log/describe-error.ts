/** A loggable form of an error: what went wrong and where, without anything that a person typed. */
export type ErrorDescription = {
  readonly name: string
  readonly code?: string
  readonly message: string
  readonly at: readonly string[]
  readonly cause?: ErrorDescription
}

const FRAMES = 12

// Messages of parsers and databases quote their input, so quotes, addresses and numbers are removed.
const redact = (message: string): string =>
  message
    .split('\n', 1)
    .join()
    .slice(0, 300)
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…@…')
    .replaceAll(/\d{2,}/g, '#')

/** Name, code, redacted message and stack frames; the other fields of an error (a row, a body) are left out. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'a value that is not an Error was thrown', at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    message: redact(error.message),
    at: frames.slice(0, FRAMES).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
