import type { ComponentType } from 'react'
import type { OperatorRole } from '#domain/operator-roles.ts'

/** The parts of the navigation, in its order. */
export const pageGroups = ['Figures', 'Customers', 'Money', 'Operation'] as const

/** What a page is given: the parts of its address that its path names, such as `id`. */
export type ConsolePageProps = { readonly params: Readonly<Record<string, string>> }

/** A page of the console. Each is a chunk of its own. */
export type ConsolePage = {
  /** Below the console's address; `:name` stands for one part. */
  readonly path: string
  readonly role: OperatorRole | 'any'
  /** Heading of the page and its name in the navigation. */
  readonly title: string
  /** Where it stands in the navigation; null for a page that is reached from another one. */
  readonly group: (typeof pageGroups)[number] | null
  readonly load: () => Promise<ComponentType<ConsolePageProps>>
}
