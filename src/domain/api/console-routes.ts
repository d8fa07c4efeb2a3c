/** Addresses of the console's interface. They stand apart, so that no page of a visitor carries them. */
export const consoleRoutes = {
  session: '/api/v2/console/session',
  signIn: '/api/v2/console/sign-in',
  signOut: '/api/v2/console/sign-out',
  invitation: '/api/v2/console/invitation',
  join: '/api/v2/console/join',
  operators: '/api/v2/console/operators',
  operatorInvitations: '/api/v2/console/operators/invitations',
  operatorAccess: '/api/v2/console/operators/:id/access',
  operatorReset: '/api/v2/console/operators/:id/second-factor',
  acts: '/api/v2/console/acts',
  headline: '/api/v2/console/figures/headline',
  funnel: '/api/v2/console/figures/funnel',
  breakdown: '/api/v2/console/figures/breakdown',
  answers: '/api/v2/console/figures/answers',
  cohorts: '/api/v2/console/figures/cohorts',
  subscriptionFigures: '/api/v2/console/figures/subscriptions',
  live: '/api/v2/console/figures/live',
  experiments: '/api/v2/console/experiments',
  experimentStart: '/api/v2/console/experiments/:key/start',
  experimentEnd: '/api/v2/console/experiments/:key/end',
} as const

/** Header with the token of the session that every act must carry (against forged requests of other sites). */
export const CSRF_TOKEN = 'csrf-token'
