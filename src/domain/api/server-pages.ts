/** Pages below the base path that the server renders itself; all others belong to the web app. */
export const serverPages = ['plates', 'outbox', 'mail-gallery', 'sandbox', 'weigh-in-reminder', 'week-email'] as const
