import type { RunView } from '#domain/api/console/experiments.ts'
import { momentText } from '#web/console/ui/moment-text.ts'
import { countText } from './figure-text.ts'

export type Variant = RunView['variants'][number]
export type Comparison = NonNullable<Variant['comparison']>

/** "12%"; below one percent with a digit. */
const percentText = (share: number): string => {
  const percent = Math.abs(share * 100)
  return `${percent < 1 ? percent.toFixed(1) : percent.toFixed(0)}%`
}

const things = (count: number, one: string, many: string): string => `${countText(count)} ${count === 1 ? one : many}`
const buyersText = (count: number): string => things(count, 'buyer', 'buyers')
const daysText = (count: number): string => things(count, 'day', 'days')

/** "between 18% less and 77% more"; one-sided while only one side is known. */
export function rangeText({ low, high }: Pick<Comparison, 'low' | 'high'>): string {
  const side = (share: number): string => `${percentText(share)} ${share < 0 ? 'less' : 'more'}`
  if (low <= -1 && high === null) return 'any amount more or less'
  if (low <= -1 && high !== null) return `${high < 0 ? 'at least' : 'at most'} ${side(high)}`
  if (high === null) return `at least ${side(low)}`
  // Both on one side: from the smaller to the larger change.
  if (low >= 0) return `between ${percentText(low)} and ${side(high)}`
  if (high <= 0) return `between ${percentText(high)} and ${side(low)}`
  return `between ${side(low)} and ${side(high)}`
}

/** "about 12 days more"; beyond a year it is a guess that helps nobody. */
const aboutText = (days: number): string => (days > 365 ? 'more than a year' : `about ${daysText(days)} more`)

function outlookText({ buyers, needed, daysLeft, isOutOfReach }: Comparison['outlook'], worthPercent: number): string {
  if (buyers >= needed) return 'That many buyers would show such a difference in four of five runs.'
  const takes = `To find a difference of ${worthPercent}% in four of five runs takes about ${buyersText(needed)}`
  if (daysLeft === null) return `${takes}.`
  if (isOutOfReach)
    return `${takes}: ${aboutText(daysLeft)} at the pace so far. Whether the variants differ by that little will not be known in eight weeks.`
  return `${takes}: ${aboutText(daysLeft)} at the pace so far.`
}

/** How many buyers a variant would have if it changed nothing. */
const evenOf = (variant: Variant, control: Variant, buyers: number): number =>
  (buyers * variant.weight) / (variant.weight + control.weight)

const verbOf = ({ metric }: RunView): string => (metric === 'purchase' ? 'sells' : 'brings in')

const noteOnTrust = 'If it changed nothing, at most one run in twenty would ever say so, however often one looks.'

function decidedText({ decided }: Comparison, name: string): string {
  if (decided === null) return ''
  const { control, variant } = decided.buyers
  const all = control + variant
  return `Decided on ${momentText(decided.at)} with ${buyersText(all)}, ${countText(variant)} of them from “${name}”: `
}

/** What is known of one variant, as sentences; null for the control. */
export function verdictText(run: RunView, variant: Variant): string | null {
  const { comparison } = variant
  const [control] = run.variants
  if (comparison === null || control === undefined) return null
  const { verdict, buyers, outlook } = comparison
  const all = buyers.control + buyers.variant
  const [name, verb, range] = [variant.variant, verbOf(run), rangeText(comparison)]
  const even = evenOf(variant, control, all)
  const seen = `Of ${buyersText(all)} ${countText(buyers.variant)} saw “${name}”; even would be ${countText(Math.round(even))}.`
  switch (verdict) {
    case 'too-early':
      return `${buyersText(all)} so far. Nothing can be said before there are ${countText(outlook.fewest)}. ${outlookText(outlook, run.worthPercent)}`
    case 'waiting':
      return `${seen} “${name}” ${verb} ${range}. ${outlookText(outlook, run.worthPercent)}`
    case 'held':
      return `${seen} That is more than chance, but it may only mean that people buy sooner. A gain counts after 14 days, and once those who had ${run.windowDays} days to buy show it too.`
    case 'better':
      return `${decidedText(comparison, name)}“${name}” ${verb} more. Now: ${range}. ${noteOnTrust}`
    case 'worse':
      return `${decidedText(comparison, name)}“${name}” ${verb} less. Now: ${range}. ${noteOnTrust}`
    case 'alike':
      return `${decidedText(comparison, name)}“${name}” ${verb === 'sells' ? 'changes sales' : 'changes revenue'} by less than ${run.worthPercent}%, one way or the other. Keep the one you like better.`
  }
}

/** How a verdict is called above its sentences. */
export const verdictTitles: Readonly<Record<Comparison['verdict'], string>> = {
  'too-early': 'Too early',
  waiting: 'Not decided',
  held: 'Ahead, but not yet certain',
  better: 'Better',
  worse: 'Worse',
  alike: 'No difference worth having',
}

const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`)

/** That variants were drawn unevenly: each with its share and what was planned. */
export function brokenText({ variants }: RunView): string {
  const [drawn, weight] = [sumOf(variants, (each) => each.drawn), sumOf(variants, (each) => each.weight)]
  const shares = variants.map(
    (each) => `“${each.variant}” was sent to ${shareOf(each.drawn, drawn)} instead of ${shareOf(each.weight, weight)}`,
  )
  return `${shares.join(', ')}: is there a cache in front of the site? Nothing is concluded until the cause is found, and then a new run is needed.`
}

/** That the page of one variant fails to start more often than that of another. */
export function losingText({ variants }: RunView): string {
  const shares = variants.map((each) => `“${each.variant}” ${shareOf(each.drawn - each.reported, each.drawn)}`)
  return `The page does not start for the same share of visitors: ${shares.join(', ')}. Look for what breaks it. The verdict stays valid: buyers lost in this way are part of what the variant does.`
}

const sumOf = (variants: RunView['variants'], of: (variant: Variant) => number): number =>
  variants.reduce((sum, each) => sum + of(each), 0)

/** How long a purchase counts, and how many people may still buy. */
export const lateText = ({ windowDays, stillOpen }: RunView): string =>
  `A purchase counts within ${windowDays} days after the address was confirmed; ${things(stillOpen, 'person', 'people')} may still buy.`

/** Who counts as one: the first buyer of a shared connection; null if that concerned nobody. */
export function unitText({ variants }: RunView): string | null {
  const [repeated, moved] = [sumOf(variants, (each) => each.repeated), sumOf(variants, (each) => each.moved)]
  const shared = `${things(repeated, 'further buyer', 'further buyers')} on a connection that had bought that day ${repeated === 1 ? 'is' : 'are'} not counted: people who share one were drawn together.`
  const changed = `${buyersText(moved)} changed the connection before confirming an address, and ${moved === 1 ? 'counts' : 'count'} for the variant of the page that did.`
  const found = [...(repeated > 0 ? [shared] : []), ...(moved > 0 ? [changed] : [])]
  return found.length === 0 ? null : found.join(' ')
}

/** Refunds and disputes that are clearly more frequent than with the control; null if none are. */
export function guardrailText({ variants }: RunView): string | null {
  const found = variants.flatMap(({ variant, comparison }) => {
    if (comparison === null) return []
    const more = [...(comparison.moreRefunds ? ['refunds'] : []), ...(comparison.moreDisputes ? ['disputes'] : [])]
    return more.length === 0 ? [] : [`Clearly more of the buyers of “${variant}” have ${more.join(' and ')}.`]
  })
  return found.length === 0 ? null : found.join(' ')
}

/** Which of several better variants to keep cannot be read off their comparisons with the control. */
export function severalBetterText({ variants }: RunView): string | null {
  const better = variants.filter(({ comparison }) => comparison?.verdict === 'better')
  if (better.length < 2) return null
  const [best] = better.toSorted((a, b) => (b.comparison?.lift ?? 0) - (a.comparison?.lift ?? 0))
  return `Which of the better variants is best is not known; “${best?.variant}” is ahead so far.`
}
