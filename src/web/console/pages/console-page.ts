import type { ComponentType } from 'react'
import type { OperatorRole } from '#domain/operator-roles.ts'

/** The groups of the navigation, in order. */
export const pageGroups = ['Figures', 'Customers', 'Money', 'Operation'] as const

/** The props of a page: the parameters in its address, such as `id`. */
export type ConsolePageProps = { readonly params: Readonly<Record<string, string>> }

/** A page of the console. Each page has its own chunk. */
export type ConsolePage = {
  /** Path below the console's address; `:name` stands for one segment. */
  readonly path: string
  readonly role: OperatorRole | 'any'
  /** The heading of the page, also its name in the navigation. */
  readonly title: string
  /** Its group in the navigation; null for a page that is reached from another one. */
  readonly group: (typeof pageGroups)[number] | null
  readonly load: () => Promise<ComponentType<ConsolePageProps>>
}
