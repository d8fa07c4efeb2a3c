import { formatMoney, type Money } from '#domain/billing/money.ts'

const counts = new Intl.NumberFormat('en-US')
export const countText = (count: number): string => counts.format(count)

/** "12.3%"; a dash for null, when there is nothing to divide by. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)}%`)

/** The bounds of the interval of a share, such as "10.0–25.0%". */
export const boundsText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%`

/** "4.2 s", "1 min 05 s"; a dash for null. */
export function durationText(ms: number | null): string {
  if (ms === null) return '–'
  const seconds = Math.round(ms / 1000)
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** Amounts side by side, such as "$19.99 + €5.00"; different currencies are never added together. */
export const amountsText = (amounts: readonly Money[]): string =>
  amounts.length === 0 ? '–' : amounts.map(formatMoney).join(' + ')

/** The change as a share of the earlier figure; null if that was zero. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before)

/** The change as text, such as "+12%". */
export function changeText(now: number, before: number): string {
  const change = changeOf(now, before)
  if (change === null) return now === 0 ? 'as before' : 'none before'
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change * 100).toFixed(0)}%`
}
