let given = 0

/** An address that no visitor had before, because rate limits count each address separately. */
export function newVisitorAddress(): string {
  given += 1
  return `10.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`
}
