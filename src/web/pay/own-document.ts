/**
 * Whether this document was loaded at the page that it shows. Only the pay page's own document lets a provider's form
 * in: whoever came there from another page without loading anew still has the policy of that one.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname
}
