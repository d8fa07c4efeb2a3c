import { type KcalPerDay, type Kg, kcalPerDay } from '#domain/units.ts'
import { type BalancedBody, type BodyState, weightOf } from './balanced-body.ts'
import { bisect } from './bisect.ts'
import { ADAPTATION_SHARE, FAT_METABOLISM, FEEDING_SHARE, FORBES_KG, LEAN_METABOLISM } from './tissue-energy.ts'

/**
 * The intake that holds a body in its state once it has adapted: the model's equations with every change set to zero.
 * For the starting state it is the expenditure.
 */
export function maintenanceIntake(body: BalancedBody, state: BodyState): KcalPerDay {
  const { start, expenditure, movement } = body
  const spentMore =
    FAT_METABOLISM * (state.fat - start.fat) +
    LEAN_METABOLISM * (state.lean - start.lean) +
    movement * (weightOf(state) - weightOf(start))
  return kcalPerDay(expenditure + spentMore / (1 - FEEDING_SHARE - ADAPTATION_SHARE))
}

/** The body at another weight along Forbes' curve, with its water unchanged: L - L0 = 10.4 kg ln(F / F0). */
export function bodyAtWeight({ start }: BalancedBody, weight: Kg): BodyState {
  const leanWith = (fat: number) => start.lean + FORBES_KG * Math.log(fat / start.fat)
  const { low: fat } = bisect(0, weight, 1e-6, (fat) => fat + leanWith(fat) <= weight)
  return { ...start, fat, lean: leanWith(fat) }
}
