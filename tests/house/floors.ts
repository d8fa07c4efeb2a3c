import type { Floors } from '../../tools/docs/floors-picture.ts'

/**
 * The floors of each room, from the bottom up. A folder (or a file that stands in the room itself) imports only from
 * floors below its own. What stands on one line shares a floor and does not import each other.
 */
export const floors: Floors = {
  'src/domain': [
    ['units.ts', 'unit-system.ts', 'time.ts', 'session-days.ts', 'unreachable.ts', 'answer-problems.ts', 'answers'],
    ['brand.ts'],
    ['problems.ts', 'unproven-claims.ts', 'day-names.ts', 'body', 'funnel'],
    ['hero', 'billing', 'weight-filter'],
    ['plan-review'],
    ['api'],
  ],
  'src/analytics': [
    ['events', 'statistics'],
    ['experiments', 'funnel', 'client'],
  ],
  'src/planner': [
    ['foods', 'seeded-random.ts'],
    ['recipe.ts'],
    ['kitchen-units'],
    ['derive'],
    ['validate-library', 'week'],
    ['plan', 'plate', 'validate-week', 'recipes'],
  ],
  'src/planner/plan': [['candidates'], ['objective'], ['search'], ['change']],
  'src/planner/plate': [
    ['svg', 'plate-name.ts', 'recipe-as-eaten.ts'],
    ['shapes'],
    ['styles', 'table-setting'],
    ['dish', 'dishware', 'plate-colours.ts'],
    ['scenes'],
    ['plate-picture.ts'],
  ],
  'src/server': [
    ['platform'],
    ['planner-pool', 'payment-providers'],
    ['services.ts'],
    ['email', 'collect', 'funnel-statistics'],
    ['leads'],
    ['purchases'],
    ['catalogue'],
    ['sales'],
    ['members'],
    ['jobs'],
    ['http'],
    ['app.ts'],
    ['main.ts'],
  ],
  'src/server/platform': [
    ['crypto', 'payment-provider', 'log', 'csp', 'device', 'concurrency'],
    ['db'],
    ['audit', 'config', 'job-queue', 'metrics'],
    ['process'],
  ],
  'src/server/payment-providers': [
    ['plan-bindings.ts'],
    ['sandbox', 'stripe', 'paypal'],
    ['registry.ts'],
    ['providers.ts', 'page-sources.ts'],
  ],
  'src/server/sales': [['refunds', 'checkout'], ['subscriptions']],
  'src/server/jobs': [
    ['webhooks', 'alerts', 'clean-up.ts', 'review-plans.ts', 'send-weigh-in-reminders.ts'],
    ['reconcile'],
    ['scheduled-jobs.ts'],
  ],
  'src/server/http': [
    ['protocol', 'seen-from.ts', 'country-of.ts', 'product-view.ts'],
    ['member', 'operations', 'visitor.ts', 'webhooks.ts', 'quote.ts', 'products.ts', 'weigh-in-reminder.ts'],
    ['site', 'sandbox', 'orders.ts', 'leads.ts', 'subscription.ts', 'access.ts', 'collect.ts'],
    ['api.ts'],
  ],
  'src/web': [
    ['device', 'words', 'pictures'],
    ['navigation'],
    ['ui', 'chart', 'analytics'],
    ['funnel', 'prediction', 'member', 'legal'],
    ['sign-in'],
    ['pay'],
    ['subscription'],
    ['routes'],
    ['app.tsx'],
    ['late-start.ts'],
    ['main.tsx', 'prerender.tsx'],
  ],
  'src/web/funnel': [
    ['question-words.ts', 'step-pictures.ts', 'option-picture.tsx', 'step-layout.tsx'],
    ['home', 'choice', 'measure', 'date-screen.tsx', 'email', 'info', 'loading'],
  ],
  'src/web/member': [
    ['words', 'pages'],
    ['announcements', 'data'],
    ['cooking', 'ticks', 'ui', 'plan-changes'],
    ['layout', 'offline', 'review'],
    ['week', 'recipe'],
    ['day', 'meal', 'swap', 'list', 'weight', 'settings'],
    ['member-area.tsx'],
  ],
  'src/web/pay': [
    ['order', 'plans', 'coupon', 'first-day'],
    ['purchase'],
    ['sandbox', 'stripe', 'paypal', 'complete'],
    ['checkout', 'resume'],
    ['pay-screen.tsx'],
  ],
}
