import type { Services } from '#server/services.ts'

/** What reports are read from: the database, and whether real money counts or that of a test environment. */
export type FiguresSource = Pick<Services, 'db' | 'now'> & { readonly livemode: boolean }

export const figuresSource = ({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): FiguresSource => ({
  db,
  now,
  livemode: config.paymentsEnv === 'live',
})
