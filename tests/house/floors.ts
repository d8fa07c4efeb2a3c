import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Floors } from '../../tools/docs/floors-picture.ts'
import { memberPageNames } from '../../tools/docs/member-page-list.ts'
import { root } from './project-files.ts'

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

/** Every payment provider has a folder of its own, and one with a form has another. */
const providers = foldersIn('src/server/payment-providers').toSorted()

/** Files at the top of the jobs that are not the work of one: on their own floors. */
const besideJobs = ['run-steps.ts', 'each-in-slices.ts', 'scheduled-jobs.ts']
/** The work of each job that needs no folder. */
const jobFiles = readdirSync(join(root, 'src/server/jobs'))
  .filter((file) => /^[a-z-]+\.ts$/.test(file) && !besideJobs.includes(file))
  .toSorted()

/** Below the pages of the member's area; other pages show parts of the two pages that are among these. */
const belowMemberPages = [
  ['words', 'pages'],
  ['announcements', 'data'],
  ['cooking', 'ticks', 'diary', 'ui', 'plan-changes', 'table'],
  ['products', 'weigh-ins', 'food-search'],
  ['layout', 'offline', 'review', 'label-reader'],
  ['week', 'recipe', 'barcode', 'pack', 'weight-file'],
]

/**
 * The floors of each room, from the bottom up. A folder (or a file directly in the room) imports only from floors below
 * its own. Folders on one line share a floor and do not import each other.
 */
export const floors: Floors = {
  'src/domain': [
    [
      'units.ts',
      'unit-system.ts',
      'iso-date.ts',
      'operator-roles.ts',
      'cohort-choices.ts',
      'session-days.ts',
      'unreachable.ts',
      'spreadsheet-formula.ts',
      'direction-marks.ts',
      'address-problems.ts',
      'answer-problems.ts',
      'meal-problems.ts',
      'answers',
      'language',
    ],
    ['time.ts', 'usage.ts', 'shared-text.ts'],
    ['brand.ts', 'formats.ts', 'privacy-choices.ts', 'key-kinds.ts', 'household'],
    ['problems.ts', 'day-names.ts', 'body', 'funnel', 'diary', 'label'],
    ['problem.ts', 'weight-filter', 'weight-file'],
    ['forecast'],
    ['hero', 'billing', 'product', 'foods'],
    ['plan-review', 'accounting', 'own-dish'],
    ['api'],
  ],
  'src/analytics': [['events', 'statistics', 'spend'], ['experiments', 'funnel', 'answers', 'client'], ['signals']],
  'src/planner': [
    ['seeded-random.ts'],
    ['foods'],
    ['recipe.ts', 'food-matching'],
    ['kitchen-units'],
    ['derive', 'larder'],
    ['wording', 'week'],
    ['validate-library'],
    ['plan', 'plate', 'validate-week', 'recipes'],
  ],
  'src/planner/plan': [['candidates'], ['objective'], ['search'], ['change']],
  'src/planner/plate': [
    ['svg', 'plate-name.ts', 'recipe-as-eaten.ts'],
    ['shapes'],
    ['styles', 'table-setting'],
    ['dish', 'dishware'],
    ['scenes'],
    ['plate-picture.ts'],
    ['undrawn-foods.ts'],
  ],
  'src/server': [
    ['platform', 'words'],
    ['planner-pool', 'payment-providers', 'access-keys', 'ledger'],
    ['services.ts', 'backup'],
    ['http'],
    ['email', 'outgoing-events'],
    ['operators'],
    ['figures', 'funnel-statistics', 'scanner', 'visitor'],
    ['experiments'],
    ['collect', 'households'],
    ['leads'],
    ['purchases'],
    ['catalogue'],
    ['sales'],
    ['members'],
    ['jobs'],
    ['doctor'],
    ['console', 'operations', 'sandbox', 'site'],
    ['api.ts'],
    ['api-app.ts'],
    ['app.ts'],
    ['serve.ts'],
    ['main.ts'],
  ],
  'src/server/platform': [
    ['crypto', 'payment-provider', 'log', 'csp', 'device', 'concurrency', 'schema'],
    ['db'],
    ['audit', 'config', 'job-queue', 'metrics'],
    ['process', 'places'],
  ],
  'src/server/payment-providers': [
    ['plan-bindings.ts'],
    providers,
    ['registry.generated.ts'],
    ['providers.ts', 'page-sources.ts'],
  ],
  'src/server/sales': [['refunds', 'checkout'], ['subscriptions']],
  'src/server/jobs': [
    ['run-steps.ts', 'each-in-slices.ts'],
    ['clean-up', 'conversions', 'export', 'long-work'],
    ['promised-work'],
    ['webhooks', 'alerts', ...jobFiles],
    ['reconcile'],
    ['scheduled-jobs.ts'],
  ],
  'src/server/members': [
    ['member'],
    ['plan', 'reminder'],
    ['recipes', 'diary', 'products', 'list', 'pantry', 'weight-log', 'keys'],
    ['reviews', 'erase', 'household'],
    ['goal'],
    ['week', 'weights', 'settings'],
    ['member-routes.ts'],
  ],
  'src/server/console': [['texts'], ['customers', 'prices', 'operations', 'accounting'], ['console-api.ts']],
  'src/web': [
    ['device', 'words', 'pictures'],
    ['navigation'],
    ['ui', 'chart'],
    ['analytics'],
    ['health'],
    ['funnel', 'prediction', 'member', 'legal', 'console'],
    ['sign-in'],
    ['pay'],
    ['subscription'],
    ['routes'],
    ['app.tsx'],
    ['late-start.ts'],
    ['main.tsx', 'prerender.tsx'],
    ['development.ts'],
  ],
  'src/web/console': [
    ['navigation', 'data', 'pages'],
    ['ui'],
    ['layout', 'sign-in', 'operators', 'customers', 'prices', 'operations', 'figures'],
    ['console-pages.ts'],
    ['console.tsx'],
    ['main.tsx'],
  ],
  'src/web/funnel': [
    ['question-words.ts', 'date-screen-words.ts', 'step-pictures.ts', 'option-picture.tsx', 'step-layout.tsx'],
    ['calendar', 'table'],
    ['home', 'choice', 'measure', 'date-screen.tsx', 'email', 'info', 'loading'],
  ],
  'src/web/member': [
    ...belowMemberPages,
    memberPageNames().filter((page) => !belowMemberPages.flat().includes(page)),
    ['screens.generated.ts'],
    ['member-area.tsx'],
  ],
  'src/web/pay': [
    ['order', 'plans', 'coupon', 'first-day'],
    ['purchase'],
    [...foldersIn('src/web/pay').filter((folder) => providers.includes(folder)), 'complete'],
    ['checkout', 'resume'],
    ['pay-screen.tsx'],
  ],
}
