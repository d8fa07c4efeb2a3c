/** What is made when it is first asked for, and then kept. What `make` throws is thrown at every use until it succeeds. */
export function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
