/** Thermochemical calorie: the model is published in kilojoules. */
const KJ_PER_KCAL = 4.184

/*
 * Constants of the body-weight model: Hall et al., Quantification of the effect of energy imbalance on bodyweight,
 * Lancet 2011; 378:826-37, web appendix.
 */

/** Energy stored in a kilogram of body fat, of lean tissue and of glycogen, kcal/kg. */
export const FAT_ENERGY = 39_500 / KJ_PER_KCAL
export const LEAN_ENERGY = 7600 / KJ_PER_KCAL
export const GLYCOGEN_ENERGY = 17_600 / KJ_PER_KCAL

/** Energy that a kilogram of tissue uses at rest, kcal/kg a day. */
export const FAT_METABOLISM = 13 / KJ_PER_KCAL
export const LEAN_METABOLISM = 92 / KJ_PER_KCAL

/** Energy cost of building a kilogram of tissue, kcal/kg. */
export const FAT_DEPOSITION = 750 / KJ_PER_KCAL
export const LEAN_DEPOSITION = 960 / KJ_PER_KCAL

/** Share of a change in intake that is spent on digestion (thermic effect of feeding). */
export const FEEDING_SHARE = 0.1

/**
 * Adaptive thermogenesis: the share of a change in intake by which the body's expenditure follows, and its delay in
 * days.
 */
export const ADAPTATION_SHARE = 0.14
export const ADAPTATION_DAYS = 14

/** Forbes' curve, dL/dF = 10.4 kg / F; also as the energy ratio that the model works with, kg. */
export const FORBES_KG = 10.4
export const FORBES = (FORBES_KG * LEAN_ENERGY) / FAT_ENERGY

/** Glycogen at the start, kg, and the kilograms of weight lost with each kilogram of it (2.7 of them water). */
export const GLYCOGEN_AT_START = 0.5
export const MASS_WITH_GLYCOGEN = 3.7

/** Share of energy eaten as carbohydrate, before and during the plan. */
export const CARBOHYDRATE_SHARE = 0.5

/**
 * Extracellular fluid: sodium per litre (mg), and sodium that the kidneys excrete per litre above balance and without
 * carbohydrate (mg/d).
 */
export const SODIUM_PER_LITRE = 3220
export const SODIUM_SHED_PER_LITRE = 3000
export const SODIUM_SHED_BY_FASTING = 4000

/** Sodium eaten at energy balance, mg/d; it changes in proportion to the intake, as in the NIDDK planner. */
export const SODIUM_AT_BALANCE = 4000
