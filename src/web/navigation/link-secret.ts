/** Shape of an emailed secret, as the server's contract has it. */
const shape = /^[A-Za-z0-9_-]{20,100}$/

/** The secret behind the # of an emailed link; null where there is none. */
export function secretIn(hash: string): string | null {
  const secret = hash.replace(/^#/, '')
  return shape.test(secret) ? secret : null
}

/**
 * Takes the secret out of the address bar, so that it stays in no history and no screenshot. What the history entry
 * holds is kept.
 */
export function takeSecret(): string | null {
  const { hash, pathname, search } = window.location
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  return secretIn(hash)
}
