import type { ThirdParties } from '#domain/api/measurement.ts'

/** The name of the element in which a page says which services of others are configured. */
const NAME = 'measurement'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A page that says which services of others may be asked about, so that no request is needed to find out. */
export function withThirdParties(page: string, parties: ThirdParties): string {
  const at = page.indexOf('</head>')
  return `${page.slice(0, at)}<meta name="${NAME}" content="${escaped(JSON.stringify(parties))}">${page.slice(at)}`
}
