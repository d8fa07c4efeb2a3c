import { useState } from 'react'
import { InviteReply, OperatorsReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { type OperatorRole, roleWords } from '#domain/operator-roles.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { momentOrNone, momentText } from '#web/console/ui/moment-text.ts'
import { Done, Panel } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { OperatorKeys } from './operator-keys.tsx'
import styles from './role-boxes.module.css'
import { RoleBoxes } from './role-boxes.tsx'

const operatorsFrom = parserOf(OperatorsReply)
const inviteFrom = parserOf(InviteReply)
type Operator = OperatorsReply['operators'][number]
type Link = NonNullable<ReturnType<typeof inviteFrom>>

function HandOver({ link, expiresAt }: Link) {
  return (
    <>
      <Done>
        Send this link over a secure channel. It is shown only once, works only once, and is valid until{' '}
        {momentText(expiresAt)}.
      </Done>
      <p className={styles.link}>{link}</p>
    </>
  )
}

function Invite({ onMade }: { onMade: () => void }) {
  const [roles, setRoles] = useState<OperatorRole[]>(['figures'])
  const [link, setLink] = useState<Link | null>(null)
  return (
    <Panel title="Invite an operator">
      {link !== null && <HandOver {...link} />}
      <ActForm
        address={consoleRoutes.operatorInvitations}
        body={{ roles }}
        parse={inviteFrom}
        confirm="Make a link"
        consequences={['Whoever opens the link chooses a password and an authenticator, and can then do this.']}
        onDone={(made) => {
          setLink(made)
          onMade()
        }}
      >
        <RoleBoxes name="invite" roles={roles} onChange={setRoles} />
      </ActForm>
    </Panel>
  )
}

type ChangeProps = {
  readonly operator: Operator
  readonly onChanged: () => void
  readonly onClose: () => void
}

function Change({ operator, onChanged, onClose }: ChangeProps) {
  const [roles, setRoles] = useState<OperatorRole[]>([...operator.roles])
  const [link, setLink] = useState<Link | null>(null)
  const isEnabled = operator.disabledAt === null
  const address = filled(consoleRoutes.operatorAccess, { id: operator.id })
  return (
    <Panel title={operator.name} aside={<Action onClick={onClose}>Close</Action>} takesFocus>
      <ActForm
        address={address}
        body={{ enabled: true, roles }}
        parse={operatorsFrom}
        confirm={isEnabled ? 'Set roles' : 'Give access back'}
        consequences={[]}
        onDone={onChanged}
      >
        <RoleBoxes name="roles" roles={roles} onChange={setRoles} />
      </ActForm>
      {isEnabled && (
        <>
          <ActForm
            address={address}
            body={{ enabled: false, roles: operator.roles }}
            parse={operatorsFrom}
            confirm="Take access away"
            consequences={[
              'They are signed out at once, and no invitation or link that they made works any more.',
              'Their acts stay in the log.',
            ]}
            isIrreversible
            onDone={onChanged}
          />
          {link !== null && <HandOver {...link} />}
          <ActForm
            address={filled(consoleRoutes.operatorReset, { id: operator.id })}
            body={{}}
            parse={inviteFrom}
            confirm="Make a link for a new authenticator"
            consequences={['For a lost phone. Make sure that it is really this person who is asking.']}
            onDone={setLink}
          />
        </>
      )}
    </Panel>
  )
}

const columns = (change: (operator: Operator) => void): readonly Column<Operator>[] => [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Signs in as', value: ({ login }) => login },
  { title: 'Roles', isText: true, value: ({ roles }) => roles.map((role) => roleWords[role].name).join(', ') },
  {
    title: 'State',
    value: ({ disabledAt }) => (disabledAt === null ? 'Active' : `No access since ${momentText(disabledAt)}`),
    cell: ({ disabledAt }) =>
      disabledAt === null ? (
        'Active'
      ) : (
        <>
          No access since <Moment at={disabledAt} />
        </>
      ),
  },
  { title: 'Last seen', value: ({ lastSeenAt }) => momentOrNone(lastSeenAt) },
  {
    title: 'Change',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (operator) => (
      <Action onClick={() => change(operator)}>
        Change<span className="visually-hidden"> {operator.name}</span>
      </Action>
    ),
  },
]

/** The operators: their roles, invitations, and links for lost authenticators. */
export function OperatorsPage() {
  const { data, reload } = useConsoleData(consoleRoutes.operators, operatorsFrom)
  const [changed, setChanged] = useState<Operator | null>(null)
  // Counts what was made or changed here, after which the keys are other ones.
  const [made, setMade] = useState(0)
  return (
    <>
      {changed !== null && (
        <Change
          key={changed.id}
          operator={changed}
          onClose={() => setChanged(null)}
          onChanged={() => {
            setChanged(null)
            setMade((count) => count + 1)
            reload()
          }}
        />
      )}
      <Panel title="Who can sign in">
        <WhenLoaded data={data}>
          {({ operators }) => (
            <DataTable
              caption="Operators"
              columns={columns(setChanged)}
              rows={operators}
              rowKey={({ id }) => id}
              empty="There is no operator."
              file="operators"
            />
          )}
        </WhenLoaded>
      </Panel>
      <Invite onMade={() => setMade((count) => count + 1)} />
      <OperatorKeys key={made} title="What opens the console" address={consoleRoutes.keys} />
    </>
  )
}
