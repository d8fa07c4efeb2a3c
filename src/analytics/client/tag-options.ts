/** Pages on which scripts of others may stand, by what they show: the first one asks for the gender, which is an answer. */
export const tagPages = ['home', 'terms', 'privacy', 'refunds', 'complete'] as const
export type TagPage = (typeof tagPages)[number]

/** Pages without anything of the visitor. */
const plainPages: ReadonlySet<TagPage> = new Set(['terms', 'privacy', 'refunds'])

/**
 * The options of the web analytics. Recording and click map run on pages without answers only; nothing is reported by
 * itself when the address changes.
 */
export function webAnalyticsOptions(page: TagPage, mayReplay: boolean) {
  const isRecorded = mayReplay && plainPages.has(page)
  return {
    webvisor: isRecorded,
    clickmap: isRecorded,
    trackLinks: true,
    accurateTrackBounce: true,
    debug: false,
    ignore_dnt: true,
    persistence: 'localStorage',
    defer: true,
    trackHash: false,
    sendTitle: false,
  } as const
}
