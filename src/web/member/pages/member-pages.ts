import { rows } from './member-pages.generated.ts'

/**
 * Every page of the member's area: routes, tab bar and links read this table, which is collected from the files beside
 * it. A day or a week of null is the current one.
 */
export const memberPages = rows

export type PageName = keyof typeof memberPages
/** The props of each page's screen: the parameters of its address. */
export type PageParams = { readonly [N in PageName]: ReturnType<(typeof memberPages)[N]['parse']> }
/** A page and its parameters. */
export type MemberView = { [N in PageName]: { readonly page: N; readonly params: PageParams[N] } }[PageName]

/** The pages of the tab bar. */
export type Tab = { [N in PageName]: (typeof memberPages)[N] extends { readonly tab: object } ? N : never }[PageName]

const isPageName = (name: string): name is PageName => name in memberPages
const names = Object.keys(memberPages).filter(isPageName)
const isTab = (name: PageName): name is Tab => 'tab' in memberPages[name]
/** The pages in the tab bar, from the left. */
export const tabs = names.filter(isTab).toSorted((a, b) => memberPages[a].tab.position - memberPages[b].tab.position)

/** The member page at an address below the base path, or null if there is none. */
export function memberViewAt(path: string): MemberView | null {
  for (const name of names) {
    const { pattern, parse } = memberPages[name]
    const match = pattern.exec(path)
    // The parameters come from the page's own row.
    if (match !== null) return { page: name, params: parse(match.slice(1)) } as MemberView
  }
  return null
}
