import { type ReactNode, useState } from 'react'
import { CustomerReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { momentText, optionalMoment } from '#web/console/ui/moment-text.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { customerWords } from './customer-words.ts'
import styles from './customers.module.css'
import { defaultPause, PauseFields, pauseUntil } from './pause-fields.tsx'

const customerFrom = parserOf(CustomerReply)

const customerActs = ['freeDays', 'pause', 'endPause', 'cancel', 'withdraw', 'link', 'address', 'erase'] as const
type CustomerAct = (typeof customerActs)[number]
type Description = {
  readonly button: string
  readonly route: string
  readonly leadId: string
  readonly confirm: string
  readonly hasReason: boolean
  /** Whether a new email address is asked for. */
  readonly hasAddress?: boolean
  /** Whether a number of days is asked for. */
  readonly hasDays?: boolean
  /** The end of the paid days, if a day of the next charge is asked for. */
  readonly pausedFrom?: string
  readonly consequences: readonly string[]
  readonly isIrreversible?: boolean
}

/** Pausing a plan, or what can become of its pause. */
function pauseActs({
  leadId,
  state,
  nextOn,
  pause,
}: NonNullable<CustomerReply['subscription']>): Readonly<Partial<Record<CustomerAct, Description>>> {
  if (state !== 'active' || nextOn === null) return {}
  const { pause: words, endPause } = customerWords
  const pausedFrom = pause?.from ?? nextOn
  const change = {
    button: pause === undefined ? words.button : words.changeButton,
    route: consoleRoutes.customerPause,
    leadId,
    confirm: pause === undefined ? words.confirm : words.changeConfirm,
    hasReason: true,
    pausedFrom,
    consequences: words.consequences(momentText(pausedFrom)),
  }
  if (pause === undefined) return { pause: change }
  return {
    pause: change,
    endPause: {
      button: endPause.button,
      route: consoleRoutes.customerPauseEnd,
      leadId,
      confirm: endPause.button,
      hasReason: true,
      consequences: endPause.consequences(momentText(pausedFrom)),
    },
  }
}

/** The acts that are possible for a customer now, with their consequences for the customer. */
function actsFor(customer: CustomerReply): Readonly<Partial<Record<CustomerAct, Description>>> {
  const { id, subscription, payments, erasedAt } = customer
  if (erasedAt !== null) return {}
  const refundable = payments.filter(({ refundableMinor }) => refundableMinor > 0)
  const sums = refundable.map(({ refundableMinor: minor, currency }) => formatMoney({ minor, currency }))
  return {
    ...(subscription === null ? {} : pauseActs(subscription)),
    ...(subscription === null ||
    subscription.state !== 'active' ||
    subscription.nextOn === null ||
    subscription.pause !== undefined
      ? {}
      : {
          freeDays: {
            button: customerWords.freeDays.button,
            route: consoleRoutes.customerFreeDays,
            leadId: subscription.leadId,
            confirm: customerWords.freeDays.confirm,
            hasReason: true,
            hasDays: true,
            consequences: customerWords.freeDays.consequences(momentText(subscription.nextOn)),
          },
        }),
    ...(subscription === null || !subscription.isLive || subscription.isEnding
      ? {}
      : {
          cancel: {
            button: 'Cancel the subscription',
            route: consoleRoutes.customerCancel,
            leadId: subscription.leadId,
            confirm: 'Cancel the subscription',
            hasReason: true,
            consequences: [
              `Nothing more is charged. Access lasts until ${optionalMoment(subscription.accessUntil)}.`,
              'The customer gets an email, and can undo the cancellation until then.',
            ],
          },
        }),
    ...(subscription === null || subscription.withdrawUntil === null
      ? {}
      : {
          withdraw: {
            button: 'End it now, all money back',
            route: consoleRoutes.customerWithdraw,
            leadId: subscription.leadId,
            confirm: 'End it now and refund all',
            hasReason: true,
            isIrreversible: true,
            consequences: [
              `The subscription and the access end now. Paid back: ${sums.join(', ') || 'nothing'}.`,
              'The customer gets an email that confirms the withdrawal. This cannot be undone.',
            ],
          },
        }),
    link: {
      button: 'Email a link to the account',
      route: consoleRoutes.customerLink,
      leadId: id,
      confirm: 'Email the link',
      hasReason: false,
      consequences: [
        'The customer gets a link that signs them in. There they can choose another plan, see receipts and change the card.',
        'Another plan needs their own consent to its price, so you cannot choose it for them here.',
      ],
    },
    address: {
      button: customerWords.address.button,
      route: consoleRoutes.customerAddress,
      leadId: id,
      confirm: customerWords.address.confirm,
      hasReason: true,
      hasAddress: true,
      consequences: customerWords.address.consequences,
    },
    erase: {
      button: 'Delete everything',
      route: consoleRoutes.customerErase,
      leadId: id,
      confirm: 'Delete everything for good',
      hasReason: true,
      isIrreversible: true,
      consequences: [
        'Answers, plan, weights and sign-ins are deleted, for every lead with this address. This cannot be undone.',
        'A running subscription ends now, without a refund. Orders, receipts and consents stay, as the law requires.',
        'The customer gets one email that confirms it.',
      ],
    },
  }
}

type ActsProps = { readonly customer: CustomerReply; readonly onDone: (done: string, customer: CustomerReply) => void }

function Confirm({
  act,
  onDone,
  onCancel,
}: {
  act: Description
  onDone: (customer: CustomerReply) => void
  onCancel: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [email, setEmail] = useState('')
  const [days, setDays] = useState('')
  const [pause, setPause] = useState(defaultPause)
  const { hasAddress = false, hasDays = false } = act
  const paidUntil = act.pausedFrom?.slice(0, 10)
  return (
    <ActForm
      address={filled(act.route, { id: act.leadId })}
      body={{
        ...(act.hasReason ? { reason: reason.trim() } : {}),
        ...(hasAddress ? { email: email.trim() } : {}),
        ...(hasDays ? { days: Number(days) } : {}),
        ...(paidUntil === undefined ? {} : { until: pauseUntil(pause, paidUntil) }),
      }}
      parse={customerFrom}
      confirm={act.confirm}
      consequences={act.consequences}
      isIrreversible={act.isIrreversible ?? false}
      onDone={onDone}
      onCancel={onCancel}
    >
      {hasAddress && (
        <TextField
          label={customerWords.address.label}
          name="email"
          type="email"
          required
          minLength={3}
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
      )}
      {hasDays && (
        <TextField
          label={customerWords.freeDays.label}
          name="days"
          inputMode="numeric"
          required
          pattern="[1-9]|[12][0-9]|3[01]"
          value={days}
          onChange={setDays}
          hint={customerWords.freeDays.hint}
        />
      )}
      {paidUntil !== undefined && <PauseFields paidUntil={paidUntil} choice={pause} onChange={setPause} />}
      {act.hasReason && (
        <TextField
          label="Reason"
          name="reason"
          required
          minLength={3}
          maxLength={300}
          value={reason}
          onChange={setReason}
          hint="Stays in the log of acts, and in the copy of their data that the customer may download."
        />
      )}
    </ActForm>
  )
}

/** The acts for a customer; each shows its consequences before it is carried out. */
export function CustomerActs({ customer, onDone }: ActsProps) {
  const [chosen, setChosen] = useState<CustomerAct | null>(null)
  const acts = actsFor(customer)
  const act = chosen === null ? undefined : acts[chosen]
  const names = customerActs.filter((name) => acts[name] !== undefined)
  if (names.length === 0) return null
  return (
    <Panel title="Serve the customer">
      <div className={styles.acts}>
        {names.map((name) => (
          <Action
            key={name}
            look={acts[name]?.isIrreversible === true ? 'danger' : 'quiet'}
            expanded={chosen === name}
            onClick={() => setChosen(chosen === name ? null : name)}
          >
            {acts[name]?.button}
          </Action>
        ))}
      </div>
      {act !== undefined && (
        <Confirm
          key={chosen}
          act={act}
          onCancel={() => setChosen(null)}
          onDone={(changed) => {
            setChosen(null)
            onDone(`Done: ${act.confirm.toLowerCase()}.`, changed)
          }}
        />
      )}
    </Panel>
  )
}
