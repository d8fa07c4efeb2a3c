/** What the table promises for what somebody said. A title has up to 40 characters, a text up to 90. */
export const promiseWords = {
  achieve: {
    GET_FIT: 'Protein in every meal',
    LOSE_WEIGHT: 'Full plates, less energy',
    DEVELOP_HEALTHY_HABITS: 'One week at a time',
    IMPROVE_OVERALL: 'Vegetables, beans, fish, olive oil',
  },
  achieveText: {
    GET_FIT: 'Muscle needs it most while you lose weight. Your plan sets the amount.',
    LOSE_WEIGHT: 'No meal is skipped and no food is banned.',
    DEVELOP_HEALTHY_HABITS: 'Every week is planned, cooked and looked back on.',
    IMPROVE_OVERALL: 'Each week is scored by how Mediterranean it is.',
  },
  cause: {
    WORK_PRESSURE: (dishes: string): string => `${dishes} dishes without cooking`,
    DIVORCE_OR_BREAKUP: 'Every recipe for one',
    SLOWER_METABOLISM: (energy: string): string => `It slows by ${energy} kcal in ten years`,
    FINANCIAL_STRESS: (dishes: string): string => `${dishes} dishes without meat or fish`,
  },
  causeText: {
    WORK_PRESSURE: 'Fifteen minutes at most, for the days that got away from you.',
    DIVORCE_OR_BREAKUP: 'Amounts are for the people at your table, from one up.',
    SLOWER_METABOLISM: 'That’s age alone. Your plan counts it in.',
    FINANCIAL_STRESS: 'And a list that buys only what the week needs.',
  },
  habits: (meals: number): string => `${meals} meals a week, planned`,
  habitsText: {
    DIET_NEEDS_IMPROVEMENT: 'Don’t change everything. Start with the next meal.',
    SOME_HEALTHY_HABITS: 'Keep your good ones. The plan fills in the rest.',
    MOSTLY_EAT_HEALTHY: 'Then it’s about amounts, and the plan does the counting.',
  },
  crave: {
    SWEET_TREATS: 'Then pancakes stay',
    FAST_FOOD: 'Then burgers stay',
    SODA: 'Swap one can at a time',
    NONE_ABOVE: 'Nothing to give up',
  },
  craveText: {
    SWEET_TREATS: (energy: string): string => `Buttermilk pancakes with blueberries, ${energy} kcal, counted in.`,
    FAST_FOOD: (energy: string): string => `Bifteki burgers, ${energy} kcal, counted in.`,
    SODA: 'What you drink counts too. Water does the job, and it’s in your plan.',
    NONE_ABOVE: 'And if a craving comes along one day, it fits in as well.',
  },
  tracked: (energy: string): string => `${energy} kcal, already counted`,
  trackedText: 'The meals of your plan are counted for you. One tap says you ate one.',
  device: 'Nothing has left this device',
  deviceText: 'Your answers stay here until you ask for your plan.',
  onTrack: 'The plan follows your weight',
  onTrackText: 'A lighter body needs less energy. Every week counts that in.',
  tracker: 'Your plan is counted already',
  trackerText: 'What you eat besides takes a tap, a barcode or a few words.',
} as const
