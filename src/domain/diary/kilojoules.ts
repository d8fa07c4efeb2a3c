/** Kilojoules in a kilocalorie (thermochemical). */
const KJ_OF_KCAL = 4.184

export const kjOfKcal = (kcal: number): number => kcal * KJ_OF_KCAL
export const kcalOfKj = (kilojoules: number): number => kilojoules / KJ_OF_KCAL
