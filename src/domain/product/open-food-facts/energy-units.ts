export const KJ_PER_KCAL = 4.184
