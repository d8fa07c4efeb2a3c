import type { IsoDate } from '#domain/time.ts'

/** Days and meals count from 1 in the address and from 0 in the data; these are as in the data. */
export type Place = { readonly week: number; readonly day: number; readonly meal: number }

/** One dish of a meal: 0 is the main one, the others are sides. */
export type DishPlace = Place & { readonly dish: number }

export type ShownWeek = { readonly week: number | null }

type Addresses<P> = {
  /** Matches the page's addresses below the base path; `parse` gets the groups of the match. */
  readonly pattern: RegExp
  readonly parse: (groups: readonly string[]) => P
}

/** One page of the member's area. */
type MemberPage<P> = Addresses<P> & {
  /** Its address, for links. */
  readonly path: (params: P) => string
}

/** A page in the tab bar. */
type TabPage<P> = Addresses<P> & {
  /** Its address, for links; without parameters the address of its tab. */
  readonly path: (params?: P) => string
  /** `position` counts from the left; the icon is a path in a box of 24 by 24. */
  readonly tab: { readonly position: number; readonly title: string; readonly icon: string }
}

/** How tests reach a page and recognise it. No bundle contains this. */
export type PageProbe<Page extends { readonly parse: (groups: readonly string[]) => unknown }> = {
  /** Addresses, and the parameters that are read from them. */
  readonly addresses: readonly (readonly [string, ReturnType<Page['parse']>])[]
  /** The parameters under which a member in the first week sees all that the page has; `place` is a cooked meal. */
  readonly shown: (at: { readonly today: IsoDate; readonly place: Place }) => ReturnType<Page['parse']>
  /** The start of the document's title. */
  readonly title: RegExp
  /** An element that is there once the page is complete. */
  readonly content: string
}

export const page = <P>(row: MemberPage<P>): MemberPage<P> => row
export const tabPage = <P>(row: TabPage<P>): TabPage<P> => row

/** The one address of a page that has no parameters. */
export const only = (address: string) => ({
  path: () => address,
  pattern: new RegExp(`^${address}$`),
  parse: () => ({}),
})
