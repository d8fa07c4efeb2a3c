/** The end of a switch that knows every case: a new one does not compile. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`)
}
