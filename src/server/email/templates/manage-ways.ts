/** The parts of the page about a subscription that letters lead to. */
type Part = 'cancel' | 'withdraw'

/** A link to one part, made from the link to the whole; the secret behind the # stays where it is. */
export function partLink(manageLink: string, part: Part): string {
  const link = new URL(manageLink)
  link.pathname += `/${part}`
  return link.href
}

/** The subscription as a whole. */
export const manageWay = (manageLink: string) => ({ label: 'Manage or cancel my subscription', link: manageLink })
/** Its last step is one click behind this link. */
export const cancelWay = (manageLink: string) => ({
  label: 'Cancel subscription',
  link: partLink(manageLink, 'cancel'),
})
export const withdrawWay = (manageLink: string) => ({
  label: 'Withdraw from contract here',
  link: partLink(manageLink, 'withdraw'),
})
export const CANCEL_NOTE =
  'You can cancel at any time, in two clicks: follow the link below and confirm. You keep what you paid for until its end.'
