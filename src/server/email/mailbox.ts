import { addressKey } from './address-key.ts'

const gmail = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address most likely belongs to, only for counting: the part after a plus is the owner's own tag,
 * and Gmail ignores dots. Nowhere else do two spellings count as one person.
 */
export function mailboxOf(email: string): string {
  const address = addressKey(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
