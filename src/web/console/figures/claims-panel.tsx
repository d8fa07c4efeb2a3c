import { brand, type Claim, unprovenClaims } from '#domain/brand.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'

/** The claims of the brand file that visitors in production do not see, because no proof has been written down. */
export function ClaimsPanel({ claims = brand.claims }: { claims?: Readonly<Record<string, Claim | null>> }) {
  const names = unprovenClaims(claims)
  if (names.length === 0) return null
  return (
    <Panel title="Claims that wait for a proof">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>: {claims[name]?.figure} {claims[name]?.text}
          </li>
        ))}
      </ul>
      <Quiet>
        In production, visitors see counts of the recipes and findings of studies instead. Write the proof beside the
        claim in the brand file, and it is shown from the next release on.
      </Quiet>
    </Panel>
  )
}
