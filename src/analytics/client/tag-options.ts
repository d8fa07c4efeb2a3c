/**
 * The only pages on which third-party scripts may run, named by content. The home page asks for the gender, which is an
 * answer.
 */
export const tagPages = ['home', 'terms', 'privacy', 'refunds', 'complete'] as const
export type TagPage = (typeof tagPages)[number]

/** Pages that show nothing about the visitor. */
const plainPages: ReadonlySet<TagPage> = new Set(['terms', 'privacy', 'refunds'])

/**
 * Options of the web analytics. Recording and click map run only on pages without answers; nothing is reported
 * automatically when the address changes.
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
