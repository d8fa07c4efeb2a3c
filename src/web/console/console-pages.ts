import type { ConsolePage } from './pages/console-page.ts'

/**
 * Every page of the console, a row each, in the order of the navigation. An operator sees those of their roles; the first
 * of them is where they begin.
 */
export const consolePages: readonly ConsolePage[] = [
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
