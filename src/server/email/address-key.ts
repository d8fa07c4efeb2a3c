import { domainToASCII } from 'node:url'
import { normaliseEmail } from '#domain/hero/email.ts'

/**
 * The one spelling under which an address is known: `normaliseEmail`, with the domain in the form in which the domain
 * name system knows it (IDNA, RFC 5891), so that "bücher.example" and "xn--bcher-kva.example" are one person. A domain
 * that has no such form is left as it is.
 */
export function addressKey(email: string): string {
  const plain = normaliseEmail(email)
  const at = plain.lastIndexOf('@')
  if (at === -1) return plain
  const domain = domainToASCII(plain.slice(at + 1))
  return domain === '' ? plain : plain.slice(0, at + 1) + domain
}
