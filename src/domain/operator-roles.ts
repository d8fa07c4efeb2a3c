/** What an operator may do in the console. An operator holds one role or several. */
export const operatorRoles = ['figures', 'customers', 'prices', 'operators'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** The name and description of each role, as the console shows them. */
export const roleWords = {
  figures: { name: 'See figures', about: 'Reports, and nothing that names a customer' },
  customers: { name: 'Serve customers', about: 'Find, refund, cancel, erase; disputes, findings, jobs' },
  prices: { name: 'Change prices', about: 'Plans, prices, coupons, experiments, accounting' },
  operators: { name: 'Manage operators', about: 'Invite, take access away, read the log of acts' },
} as const satisfies Record<OperatorRole, { name: string; about: string }>
