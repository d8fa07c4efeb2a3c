/** Mutants that no test can notice, because the program does the same: by their name in the report, with the reason. */
export const equivalents: Readonly<Record<string, string>> = {}
