/** The default case of a switch that handles every case: an unhandled one does not compile. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`)
}
