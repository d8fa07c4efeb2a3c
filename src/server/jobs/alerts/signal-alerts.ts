import { PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { stepText } from '#analytics/funnel/step-text.ts'
import { type Signal, signalsIn } from '#analytics/signals/signals.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { type FiguresSource, figuresSource } from '#server/figures/figures-source.ts'
import { readDisputeRates } from '#server/figures/read-dispute-rates.ts'
import type { Services } from '#server/services.ts'
import type { Alert, AlertKind } from './alert.ts'
import { readReadings } from './read-readings.ts'

/** Days after which something that lasts is spoken of again. */
const AGAIN_AFTER_DAYS = 7

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const daysText = (days: number): string => (days === 1 ? 'today' : `the last ${days} days`)

type SignalText = { readonly about: string; readonly title: string; readonly text: string; readonly lookAt: string }

/** What a signal says: the figure, and where to look. */
function said(signal: Signal): SignalText {
  switch (signal.kind) {
    case 'purchases_silent':
      return {
        about: signal.since.toISOString(),
        title: `No purchase for ${signal.hours} hours`,
        text: `About ${signal.expected.toFixed(0)} would be usual in that time. Buy something yourself, look at the status page of the payment provider, and at where visitors leave the funnel.`,
        lookAt: '/funnel',
      }
    case 'conversion_fallen':
      return {
        about: PURCHASE,
        title: `Conversion fell to ${percent(signal.share)}`,
        text: `In ${daysText(signal.days)}; before, it was ${percent(signal.before)}. Look at which step loses more than before, and at whether one source or device alone is behind it.`,
        lookAt: '/breakdown',
      }
    case 'step_loses':
      return {
        about: signal.step,
        title: `“${stepText(signal.step)}” loses ${percent(signal.share)} of its visitors`,
        text: `In ${daysText(signal.days)}; before, it was ${percent(signal.before)}. Open that page on a phone, and look at who leaves there.`,
        lookAt: `/breakdown?step=${signal.step}`,
      }
    case 'payments_fail':
      return {
        about: 'all',
        title: `${signal.declined} of ${signal.settled} first payments were declined`,
        text: `That is ${percent(signal.declined / signal.settled)} in ${daysText(signal.days)}; before, it was ${percent(signal.before)}. Look at the reasons in the dashboard of the payment provider: a bank, a country, a method or its fraud rules may be behind it.`,
        lookAt: '/overview',
      }
    case 'campaign_stopped':
      return {
        about: signal.campaign,
        title: `The campaign ${signal.campaign} brings nobody any more`,
        text: `Nobody came by it yesterday or today; before, ${signal.before.toFixed(0)} did on a day. Look at whether its budget is spent, it was ended or refused, or its link lost the name.`,
        lookAt: '/breakdown?by=campaign',
      }
    default:
      return {
        about: signal.step,
        title: `“${stepText(signal.step)}” shows ${signal.errors} messages to ${signal.views} visitors`,
        text: `That is ${percent(signal.errors / signal.views)}; before, it was ${percent(signal.before)}. Open that page and give it what visitors give: it refuses something that it took before.`,
        lookAt: `/breakdown?step=${signal.step}`,
      }
  }
}

/** Disputes of a month below which it is near to no limit of a scheme. */
const DISPUTES_LEAST = 3

/** Whether this month has enough disputes for its rates to be read, which takes the charges of months. */
async function hasDisputes({ db, livemode, now }: FiguresSource): Promise<boolean> {
  const today = now()
  const row = await db
    .selectFrom('ledger_entries')
    .select('kind')
    .where('livemode', '=', livemode)
    .where('at', '>=', new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)))
    .where('kind', '=', 'dispute_taken')
    .limit(1)
    .offset(DISPUTES_LEAST - 1)
    .executeTakeFirst()
  return row !== undefined
}

/** Programmes of card schemes whose limits the disputes of this month are near to or above. */
async function disputeLimits(source: FiguresSource): Promise<readonly (SignalText & { readonly kind: AlertKind })[]> {
  if (!(await hasDisputes(source))) return []
  const { months } = await readDisputeRates(source)
  const month = source.now().toISOString().slice(0, 7)
  return months
    .filter((each) => each.month === month)
    .flatMap(({ programs }) => programs)
    .filter(({ standing }) => standing !== 'below')
    .map(({ name, standing, disputes, charges }) => ({
      kind: 'dispute_limit' as const,
      about: `${month} ${name} ${standing}`,
      title: `${name}: ${disputes} disputes on ${charges} charges`,
      text: `That is ${standing === 'near' ? 'near to' : 'above'} the limit of the card scheme. Answer what is open, refund whoever asks, and look at which plan and source the disputes come from.`,
      lookAt: '/disputes',
    }))
}

/** Alerts about figures that changed beyond chance. Something that lasts is reported once a week. */
export async function signalAlerts(services: Pick<Services, 'db' | 'config' | 'now'>): Promise<readonly Alert[]> {
  const source = figuresSource(services)
  const week = Math.floor(source.now().getTime() / (AGAIN_AFTER_DAYS * MS_PER_DAY))
  const signals = signalsIn(await readReadings(source)).map((signal) => ({ kind: signal.kind, ...said(signal) }))
  const found = [...signals, ...(await disputeLimits(source))]
  const known = await source.db
    .selectFrom('alerts')
    .select(['kind', 'subject'])
    .where('notified_at', 'is not', null)
    .where('found_at', '>', plusDays(source.now(), -2 * AGAIN_AFTER_DAYS))
    .execute()
  return found
    .map(({ kind, about, title, text, lookAt }): Alert => {
      const subject = kind === 'purchases_silent' || kind === 'dispute_limit' ? about : `${about} ${week}`
      return { kind, subject, title, text, lookAt, due: plusDays(source.now(), 1) }
    })
    .filter(({ kind, subject }) => !known.some((each) => each.kind === kind && each.subject === subject))
}
