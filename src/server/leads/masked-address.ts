/** A masked address, which its owner recognises and others cannot use: `a•••@example.com`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at < 1 ? '' : first}•••${email.slice(Math.max(at, 0))}`
}
