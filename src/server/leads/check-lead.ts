import type { LeadRequest } from '#domain/api/leads.ts'
import { heroProblems } from '#domain/hero/check-hero.ts'
import { checkpointVerdict } from '#domain/hero/checkpoint.ts'
import { Problem } from '#domain/problems.ts'
import type { IsoDate } from '#domain/time.ts'

/**
 * Whether a plan can be made for this person: every question of their path answered, measures that fit, and the health
 * question answered without a reason to stop. Returns the e-mail address. @throws Problem
 */
export function checkLead({ hero, conditions }: LeadRequest, today: IsoDate): string {
  const [problem] = heroProblems(hero, today)
  if (problem !== undefined) throw new Problem(problem.code, `hero.${problem.key}`)
  const verdict = checkpointVerdict(conditions)
  if (verdict.kind === 'unanswered') throw new Problem('CHECKPOINT_MISSING', 'conditions')
  if (verdict.kind === 'stop') throw new Problem('CHECKPOINT_STOP', 'conditions')
  if (hero.email === undefined) throw new Problem('HERO_INCOMPLETE', 'hero.email')
  return hero.email
}
