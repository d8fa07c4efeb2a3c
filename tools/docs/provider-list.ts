import { type ProviderName, providerNames } from '#domain/billing/providers.ts'

/** The module that lists the adapter of every payment provider, in the order of their names. */
export function providerListFile(names: readonly ProviderName[] = providerNames): string {
  const imports = names
    .toSorted()
    .map((name) => `import { ${name}Adapter } from './${name}/${name}-adapter.ts'`)
    .join('\n')
  return `// Collected from the folders of \`providerNames\` by \`npm run docs\`; a house test compares.
import type { PaymentAdapter } from '#server/platform/config/payment-adapter.ts'
${imports}

/** Every payment provider that this version can use. How one is added: CONTRIBUTING.md. */
export const paymentAdapters: readonly PaymentAdapter[] = [${names.map((name) => `${name}Adapter`).join(', ')}]
`
}
