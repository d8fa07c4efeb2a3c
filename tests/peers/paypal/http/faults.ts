import type { PlannedFaults } from '../../planned-faults.ts'

/** What may go wrong with a call. After a commit the thing was done, and only its answer is lost. */
export type Fault =
  | 'error_before_commit'
  | 'error_after_commit'
  | 'silence_after_commit'
  | 'cut_after_commit'
  | 'half_a_body'
  | 'conflict'
  | 'rate_limit'
  | 'token_expired'

export type Faults = PlannedFaults<Fault>
