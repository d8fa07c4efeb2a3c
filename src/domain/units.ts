/** Numbers that carry their unit: a value in one unit cannot be passed where another is expected. */
declare const unit: unique symbol
type Quantity<U extends string> = number & { readonly [unit]: U }

export type Cm = Quantity<'cm'>
export type Inches = Quantity<'in'>
export type Kg = Quantity<'kg'>
export type Pounds = Quantity<'lb'>
/** Energy of a day, in kilocalories. */
export type KcalPerDay = Quantity<'kcal/d'>
/** Body mass index, kg/m². */
export type Bmi = Quantity<'kg/m2'>
/** Time counted in days. */
export type Days = Quantity<'d'>
/** Age in completed years. */
export type Years = Quantity<'y'>
/** Physical activity level: total energy over resting energy. */
export type ActivityLevel = Quantity<'PAL'>
export type Grams = Quantity<'g'>
export type Milligrams = Quantity<'mg'>
export type Millilitres = Quantity<'mL'>
/** Share of 1 (0.2 is a fifth). */
export type Fraction = Quantity<'1'>

export const cm = (value: number) => value as Cm
export const inches = (value: number) => value as Inches
export const kg = (value: number) => value as Kg
export const pounds = (value: number) => value as Pounds
export const kcalPerDay = (value: number) => value as KcalPerDay
export const bmi = (value: number) => value as Bmi
export const days = (value: number) => value as Days
export const fraction = (value: number) => value as Fraction
export const years = (value: number) => value as Years
export const activityLevel = (value: number) => value as ActivityLevel
export const grams = (value: number) => value as Grams
export const milligrams = (value: number) => value as Milligrams
export const millilitres = (value: number) => value as Millilitres

/** International inch (1959). */
export const CM_PER_INCH = 2.54
/** International avoirdupois pound (1959). */
export const KG_PER_POUND = 0.45359237

export const inchesToCm = (length: Inches): Cm => cm(length * CM_PER_INCH)
export const cmToInches = (length: Cm): Inches => inches(length / CM_PER_INCH)
export const poundsToKg = (mass: Pounds): Kg => kg(mass * KG_PER_POUND)
export const kgToPounds = (mass: Kg): Pounds => pounds(mass / KG_PER_POUND)

/** Body mass index of a mass at a height, kg/m². */
export const bmiOf = (mass: Kg, height: Cm): Bmi => bmi(mass / (height / 100) ** 2)
/** Mass that has the given body mass index at a height. */
export const massAtBmi = (index: Bmi, height: Cm): Kg => kg(index * (height / 100) ** 2)
