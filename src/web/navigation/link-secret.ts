/** Shape of an emailed secret, as in the server's contract. */
const shape = /^[A-Za-z0-9_-]{20,100}$/

/** The secret after the # of an emailed link; null if there is none. */
export function secretIn(hash: string): string | null {
  const secret = hash.replace(/^#/, '')
  return shape.test(secret) ? secret : null
}

/**
 * Returns the secret and removes it from the address bar, so that it stays out of the history and of screenshots. The
 * state of the history entry is kept.
 */
export function takeSecret(): string | null {
  const { hash, pathname, search } = window.location
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  return secretIn(hash)
}
