import { getConstructionPlans } from 'pg-boss'

/** The statements that create the job system's tables, for a transaction that is open already. */
export const jobTables = (): string =>
  getConstructionPlans('pgboss')
    .replace(/^\s*begin;/i, '')
    .replace(/commit;\s*$/i, '')
