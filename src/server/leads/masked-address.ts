/** An address as its owner recognises it and nobody else can write to it: `a•••@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at < 1 ? '' : first}•••${email.slice(Math.max(at, 0))}`
}
