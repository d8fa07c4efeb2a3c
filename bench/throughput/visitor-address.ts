let given = 0

/** An address that no visitor had before: the limits count each address by itself. */
export function newVisitorAddress(): string {
  given += 1
  return `10.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`
}
