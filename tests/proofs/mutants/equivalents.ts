/** Mutants that no test can notice, because the program does the same: by their name in the report, with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  'src/domain/weight-filter/smoother.ts: for (let index = 0; index < rest.length; index++) rest[index] = at(covariance, index) - at(rest, index) [< -> <=]':
    'What is written past the end of a typed array is dropped, and past the ends 0 is read.',
  'src/domain/billing/reduce-purchase.ts: const endedAt = after.subscription?.endedAt ?? null [after.subscription?.endedAt ?? null -> after.subscription?.endedAt]':
    'Nothing is later than what is undefined.',
}
