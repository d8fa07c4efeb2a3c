/** What an amount is booked on. The balance at a provider is an account of its own. */
export const accountKeys = ['clearing', 'revenue', 'tax', 'disputes', 'fees', 'bank'] as const
export type AccountKey = (typeof accountKeys)[number]

/** An account in each of the two programs; change it if the accountant uses another chart. */
type Account = {
  /** Name in QuickBooks. */
  readonly quickbooks: string
  /** Number in DATEV, of the standard chart SKR 03. */
  readonly datev: number
}

export const chartOfAccounts: Readonly<Record<AccountKey, Account>> = {
  clearing: { quickbooks: 'Payment Provider Clearing', datev: 1360 },
  revenue: { quickbooks: 'Subscription Revenue', datev: 8200 },
  tax: { quickbooks: 'Sales Tax Payable', datev: 1770 },
  disputes: { quickbooks: 'Chargebacks', datev: 2400 },
  fees: { quickbooks: 'Merchant Fees', datev: 4970 },
  bank: { quickbooks: 'Checking', datev: 1200 },
}

/** How the tax adviser knows this business. DATEV refuses files without both numbers. */
export const datevClient = { consultant: 1001, client: 1, accountDigits: 4 } as const
