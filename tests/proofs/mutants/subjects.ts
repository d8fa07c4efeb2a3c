/** What is mutated, and the tests with a database that guard it beside the unit tests that import it. */
export type Subject = {
  readonly name: string
  /** Folders, ending in a slash, and files. */
  readonly code: readonly string[]
  readonly integration: readonly string[]
}

export const subjects: readonly Subject[] = [
  { name: 'money', code: ['src/domain/billing/'], integration: [] },
  {
    name: 'planner rules',
    code: [
      'src/planner/validate-week/',
      'src/planner/validate-library/',
      'src/planner/plan/objective/',
      'src/planner/plan/candidates/',
    ],
    integration: [],
  },
  { name: 'weight filter', code: ['src/domain/weight-filter/'], integration: [] },
  { name: 'safety', code: ['src/domain/body/', 'src/domain/plan-review/'], integration: [] },
  {
    name: 'access',
    code: [
      'src/domain/operator-roles.ts',
      'src/server/leads/authentication.ts',
      'src/server/leads/plan-access.ts',
      'src/server/leads/sessions.ts',
      'src/server/members/member/authenticate-member.ts',
      'src/server/operators/operator-gate.ts',
      'src/server/operators/operator-sessions.ts',
      'src/server/operators/operator-sign-in.ts',
      'src/server/operators/one-time-code.ts',
    ],
    integration: [
      'src/server/sales/checkout/access-routes.int.test.ts',
      'src/server/members/authenticate-member.int.test.ts',
      'src/server/members/keys/key-routes.int.test.ts',
      'src/server/members/keys/sign-in-routes.int.test.ts',
      'src/server/members/settings/account-routes.int.test.ts',
      'src/server/console/console-access.int.test.ts',
      'src/server/operators/sign-in-routes.int.test.ts',
      'src/server/operators/operator-sign-in.int.test.ts',
      'src/server/purchases/money-invariants.int.test.ts',
    ],
  },
]
