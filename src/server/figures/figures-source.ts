import type { Services } from '#server/services.ts'

/** The source of reports: the database, and whether they count real money or that of a test environment. */
export type FiguresSource = Pick<Services, 'db' | 'now'> & { readonly livemode: boolean }

export const figuresSource = ({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): FiguresSource => ({
  db,
  now,
  livemode: config.paymentsEnv === 'live',
})
