/**
 * The page of a bank or a wallet as an address to go to: ours in the sandbox, else one that is encrypted. Null for
 * anything else, such as a script in the guise of an address.
 */
export function bankPageUrl(url: string, origin: string): string | null {
  const page = URL.parse(url, origin)
  if (page === null) return null
  return page.origin === origin || page.protocol === 'https:' ? page.href : null
}

/** Leaves for the page of the bank; false where it is no such page. */
export function openBankPage(url: string): boolean {
  const page = bankPageUrl(url, window.location.origin)
  if (page === null) return false
  window.location.assign(page)
  return true
}
