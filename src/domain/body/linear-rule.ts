import { type Days, days, type KcalPerDay, type Kg, kg } from '#domain/units.ts'

/** The rule behind most advertised figures: a kilogram for every 7700 kcal (3500 kcal a pound), for ever. */
const KCAL_PER_KG = 7700

/** What the rule promises to be lost by a day. It ignores that a lighter body spends less. */
export const linearLoss = (deficit: KcalPerDay, day: Days): Kg => kg((deficit * day) / KCAL_PER_KG)

/** The day on which the rule promises a loss. */
export const linearDay = (deficit: KcalPerDay, loss: Kg): Days => days(Math.ceil((loss * KCAL_PER_KG) / deficit))
