/** Pages below the base path that the server writes itself; all others there are the web app's. */
export const serverPages = ['plates', 'outbox', 'mail-gallery', 'sandbox', 'weigh-in-reminder'] as const
