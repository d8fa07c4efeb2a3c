import type { Gender } from '#domain/funnel/choices.ts'
import { usePath } from '#web/navigation/use-path.ts'
import { viewAt } from '#web/navigation/views.ts'

/** The gender of the branch that the address is on; it always agrees with the stored one. */
export function useBranchGender(): Gender {
  const view = viewAt(usePath())
  return view.kind === 'step' ? view.gender : 'FEMALE'
}
