import type { ConsolePage } from './pages/console-page.ts'

/**
 * Every page of the console, one row each, in the order of the navigation. An operator sees the pages of their roles and
 * starts at the first of them.
 */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '/overview',
    role: 'figures',
    title: 'Overview',
    group: 'Figures',
    load: async () => (await import('./figures/overview-page.tsx')).OverviewPage,
  },
  {
    path: '/funnel',
    role: 'figures',
    title: 'Funnel',
    group: 'Figures',
    load: async () => (await import('./figures/funnel-page.tsx')).FunnelPage,
  },
  {
    path: '/breakdown',
    role: 'figures',
    title: 'Breakdown',
    group: 'Figures',
    load: async () => (await import('./figures/breakdown-page.tsx')).BreakdownPage,
  },
  {
    path: '/answers',
    role: 'figures',
    title: 'Answers',
    group: 'Figures',
    load: async () => (await import('./figures/answers-page.tsx')).AnswersPage,
  },
  {
    path: '/subscription-figures',
    role: 'figures',
    title: 'Subscriptions',
    group: 'Figures',
    load: async () => (await import('./figures/subscriptions-page.tsx')).SubscriptionFiguresPage,
  },
  {
    path: '/cohorts',
    role: 'figures',
    title: 'Cohorts',
    group: 'Figures',
    load: async () => (await import('./figures/cohorts-page.tsx')).CohortsPage,
  },
  {
    path: '/experiments',
    role: 'figures',
    title: 'Experiments',
    group: 'Figures',
    load: async () => (await import('./figures/experiments-page.tsx')).ExperimentsPage,
  },
  {
    path: '/live',
    role: 'figures',
    title: 'Live',
    group: 'Figures',
    load: async () => (await import('./figures/live-page.tsx')).LivePage,
  },
  {
    path: '/customers',
    role: 'customers',
    title: 'Customers',
    group: 'Customers',
    load: async () => (await import('./customers/customers-page.tsx')).CustomersPage,
  },
  {
    path: '/customers/:id',
    role: 'customers',
    title: 'Customer',
    group: null,
    load: async () => (await import('./customers/customer-page.tsx')).CustomerPage,
  },
  {
    path: '/disputes',
    role: 'customers',
    title: 'Disputes',
    group: 'Customers',
    load: async () => (await import('./operations/disputes-page.tsx')).DisputesPage,
  },
  {
    path: '/prices',
    role: 'prices',
    title: 'Prices and coupons',
    group: 'Money',
    load: async () => (await import('./prices/prices-page.tsx')).PricesPage,
  },
  {
    path: '/accounting',
    role: 'prices',
    title: 'Accounting',
    group: 'Money',
    load: async () => (await import('./operations/accounting-page.tsx')).AccountingPage,
  },
  {
    path: '/findings',
    role: 'customers',
    title: 'Findings',
    group: 'Operation',
    load: async () => (await import('./operations/findings-page.tsx')).FindingsPage,
  },
  {
    path: '/failed-work',
    role: 'customers',
    title: 'Failed work',
    group: 'Operation',
    load: async () => (await import('./operations/failed-work-page.tsx')).FailedWorkPage,
  },
  {
    path: '/operators',
    role: 'operators',
    title: 'Operators',
    group: 'Operation',
    load: async () => (await import('./operators/operators-page.tsx')).OperatorsPage,
  },
  {
    path: '/acts',
    role: 'operators',
    title: 'Log of acts',
    group: 'Operation',
    load: async () => (await import('./operators/acts-page.tsx')).ActsPage,
  },
  {
    path: '/account',
    role: 'any',
    title: 'Your account',
    group: 'Operation',
    load: async () => (await import('./operators/account-page.tsx')).AccountPage,
  },
]
