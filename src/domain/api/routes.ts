/** The paths of the HTTP interface. `filled` fills in their parameters. */
export const routes = {
  products: '/api/v2/subscription-products-by-ids',
  settings: '/api/v2/settings',
  ip: '/api/v2/ip',
  geo: '/api/v2/geo',
  device: '/api/v2/device',
  track: '/api/v2/e/track',
  engage: '/api/v2/e/engage',
  groups: '/api/v2/e/groups',
  importEvents: '/api/v2/e/import',
  trackingChoices: '/api/v2/e/choices',
  preview: '/api/v2/preview',
  leads: '/api/v2/leads',
  resume: '/api/v2/resume',
  access: '/api/v2/access',
  orders: '/api/v2/orders',
  order: '/api/v2/orders/:order',
  quote: '/api/v2/quote',
  subscription: '/api/v2/subscription',
  subscriptionCancel: '/api/v2/subscription/cancel',
  subscriptionResume: '/api/v2/subscription/resume',
  subscriptionWithdraw: '/api/v2/subscription/withdraw',
  subscriptionPrice: '/api/v2/subscription/price',
  subscriptionPlan: '/api/v2/subscription/plan',
  subscriptionKeepPlan: '/api/v2/subscription/plan/undo',
  subscriptionCard: '/api/v2/subscription/card',
  subscriptionOwed: '/api/v2/subscription/owed',
  receipt: '/api/v2/receipts/:receipt',
  webhooks: '/webhooks/:provider',
  sandboxApproval: '/api/v2/sandbox/approval',
  sandboxAdvance: '/api/v2/sandbox/advance',
  signInLinks: '/api/v2/sign-in-links',
  manageLinks: '/api/v2/manage-links',
  signOut: '/api/v2/sign-out',
  keys: '/api/v2/member/keys',
  key: '/api/v2/member/keys/:accessKey',
  freshLink: '/api/v2/member/fresh-link',
  member: '/api/v2/member',
  memberLastChange: '/api/v2/member/changes/last',
  memberChange: '/api/v2/member/changes/:change',
  memberSettings: '/api/v2/member/settings',
  memberFormats: '/api/v2/member/formats',
  memberExport: '/api/v2/member/export',
  memberWeek: '/api/v2/member/weeks/:week',
  memberMeal: '/api/v2/member/weeks/:week/days/:day/meals/:meal',
  memberCandidates: '/api/v2/member/weeks/:week/days/:day/meals/:meal/candidates',
  memberLibrary: '/api/v2/member/weeks/:week/library',
  memberLibraryPlaces: '/api/v2/member/weeks/:week/library/:recipe/places',
  memberOwnDishes: '/api/v2/member/weeks/:week/days/:day/meals/:meal/own-dishes',
  memberMoves: '/api/v2/member/weeks/:week/days/:day/meals/:meal/moves',
  memberAnew: '/api/v2/member/weeks/:week/anew',
  memberList: '/api/v2/member/weeks/:week/list',
  memberTicks: '/api/v2/member/weeks/:week/ticks',
  memberPantry: '/api/v2/member/pantry',
  memberPantryCorrection: '/api/v2/member/pantry/corrections/:correction',
  memberOwnLine: '/api/v2/member/weeks/:week/own-lines/:line',
  memberCalendar: '/api/v2/member/weeks/:week/calendar',
  memberCalendarAddress: '/api/v2/member/calendar-address',
  memberWeekEmail: '/api/v2/member/week-email',
  calendarFeed: '/api/v2/calendars/:calendar/meals.ics',
  memberRecipe: '/api/v2/member/recipes/:recipe',
  memberSavedRecipe: '/api/v2/member/recipes/:recipe/file',
  memberOpinion: '/api/v2/member/recipes/:recipe/opinion',
  memberNotes: '/api/v2/member/notes',
  memberNote: '/api/v2/member/recipes/:recipe/note',
  memberFoods: '/api/v2/member/foods',
  memberBanned: '/api/v2/member/banned/:ingredient',
  memberWeights: '/api/v2/member/weights',
  memberWeight: '/api/v2/member/weights/:day',
  memberWeightAddress: '/api/v2/member/weight-address',
  weighIn: '/api/v2/weigh-ins/:secret',
  memberLifeEvent: '/api/v2/member/life-events/:event',
  memberWeighInReminder: '/api/v2/member/weigh-in-reminder',
  memberReview: '/api/v2/member/review',
  memberReviewAnswer: '/api/v2/member/review/answer',
  memberReviewSettings: '/api/v2/member/review/settings',
  memberGoal: '/api/v2/member/goal',
  memberGoalPreview: '/api/v2/member/goal/preview',
  memberMilestones: '/api/v2/member/goal/milestones',
  memberGoalSettings: '/api/v2/member/goal/settings',
  memberDiary: '/api/v2/member/diary',
  memberFoodTable: '/api/v2/member/food-table',
  memberProducts: '/api/v2/member/food-products',
  memberProduct: '/api/v2/member/food-products/:code',
  memberBarcode: '/api/v2/member/barcodes/:barcode',
  memberPhotos: '/api/v2/member/photos',
  memberHousehold: '/api/v2/member/household',
  memberOwnPlace: '/api/v2/member/household/me',
  memberInvitations: '/api/v2/member/household/invitations',
  memberInvitation: '/api/v2/member/household/invitations/:invitation',
  memberEaters: '/api/v2/member/household/eaters',
  memberEater: '/api/v2/member/household/eaters/:eater',
  memberShownWeights: '/api/v2/member/household/eaters/:eater/weights',
  memberJoin: '/api/v2/member/household/join',
  memberLeave: '/api/v2/member/household/leave',
  invitation: '/api/v2/household-invitation',
  openapi: '/api/v2/openapi.json',
} as const

export const orderRoute = (id: string): string => routes.order.replace(':order', encodeURIComponent(id))

/** A path with its parameters filled in: `filled(routes.memberWeek, { week: 3 })`. */
export const filled = (route: string, places: Readonly<Record<string, string | number>>): string =>
  route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(places[name] ?? '')))

/**
 * Header that makes a repeated request get the reply of the first one. Its value is a secret random UUID of the client.
 */
export const IDEMPOTENCY_KEY = 'idempotency-key'
/** Header with the secret of a manage link, which opens the subscription and nothing else. */
export const MANAGE_SECRET = 'manage-secret'
/** Header with the secret of an order, returned when the order was created. */
export const ORDER_SECRET = 'order-secret'
/** Header with the id under which a page reports measurements, so that a lead can be traced to its campaign. */
export const VISITOR_ID = 'visitor-id'

/** Header with the runs of experiments in whose variants the page was sent, as its document names them. */
export const PAGE_RUNS = 'page-runs'
