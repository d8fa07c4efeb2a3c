import { useState } from 'react'
import { OperatorKeysReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { roleWords } from '#domain/operator-roles.ts'
import { nothing } from '#web/console/data/request-console.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentOrNone, momentText } from '#web/console/ui/moment-text.ts'
import { Done, Panel, Problem } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const keysFrom = parserOf(OperatorKeysReply)
type Key = OperatorKeysReply['keys'][number]

const kinds: Readonly<Record<Key['kind'], string>> = {
  'operator-session': 'Signed in',
  'operator-passkey': 'Passkey',
  'operator-invitation': 'Invitation',
  'first-invitation': 'Invitation of the first operator',
  'second-factor-reset': 'Link for a new authenticator',
}
const nameOf = ({ kind, label, isThis }: Key): string =>
  `${kinds[kind]}${label === '' ? '' : kind === 'operator-passkey' ? ` “${label}”` : ` on ${label}`}${isThis ? ', this session' : ''}`

const columns = (end: (key: Key) => void): readonly Column<Key>[] => [
  { title: 'What', isText: true, value: nameOf },
  { title: 'Whose', value: ({ owner }) => owner ?? 'Whoever has the link' },
  { title: 'Made by', value: ({ maker, owner }) => maker ?? owner ?? 'The app' },
  {
    title: 'Gives',
    isText: true,
    value: ({ roles }) => (roles.length === 0 ? null : roles.map((role) => roleWords[role].name).join(', ')),
  },
  { title: 'Made', value: ({ madeAt }) => momentText(madeAt) },
  { title: 'Until', value: ({ until }) => momentText(until) },
  { title: 'Last used', value: ({ lastUsed }) => momentOrNone(lastUsed) },
  {
    title: 'End',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (key) =>
      key.isThis ? null : (
        <Action onClick={() => end(key)}>
          End<span className="visually-hidden"> {nameOf(key)}</span>
        </Action>
      ),
  },
]

/** What opens the console, each with its end. */
export function OperatorKeys({ title, address }: { readonly title: string; readonly address: string }) {
  const { data, reload } = useConsoleData(address, keysFrom)
  const carryOut = useActs()
  const [outcome, setOutcome] = useState<{ readonly ended: string } | { readonly problem: string } | null>(null)
  const end = async (key: Key) => {
    const done = await carryOut({ address: filled(consoleRoutes.keyEnded, { id: key.id }) }, nothing)
    setOutcome(done.kind === 'ok' ? { ended: nameOf(key) } : { problem: actProblem(done) })
    if (done.kind === 'ok') reload()
  }
  return (
    <Panel title={title}>
      {outcome !== null && 'ended' in outcome && <Done>{`Ended: ${outcome.ended}.`}</Done>}
      {outcome !== null && 'problem' in outcome && <Problem>{outcome.problem}</Problem>}
      <WhenLoaded data={data}>
        {({ keys }) => (
          <DataTable
            caption={title}
            columns={columns((key) => void end(key))}
            rows={keys}
            rowKey={({ id }) => id}
            empty="Nothing."
            file="keys"
          />
        )}
      </WhenLoaded>
    </Panel>
  )
}
