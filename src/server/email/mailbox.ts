import { normaliseEmail } from '#domain/hero/email.ts'

const gmail = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address most likely leads to, for counting only: what stands after a plus is the owner's own mark,
 * and Gmail reads over dots. Nowhere else are two spellings one person.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
