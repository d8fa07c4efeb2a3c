/**
 * The address of the page of a bank or a wallet: on our own origin (the sandbox) or with HTTPS. Null for anything else,
 * such as a script disguised as an address.
 */
export function bankPageUrl(url: string, origin: string): string | null {
  // URL.parse is younger than the browsers in which people pay.
  let page: URL
  try {
    page = new URL(url, origin)
  } catch {
    return null
  }
  return page.origin === origin || page.protocol === 'https:' ? page.href : null
}

/** Opens the bank's page in this tab. Returns false if the address is not allowed. */
export function openBankPage(url: string): boolean {
  const page = bankPageUrl(url, window.location.origin)
  if (page === null) return false
  window.location.assign(page)
  return true
}
