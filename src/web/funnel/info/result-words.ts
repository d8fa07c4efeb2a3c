/**
 * Shown where results are mentioned: findings of studies with their source, or what members agreed to have published;
 * never an invented person.
 */
export const resultWords = {
  little: {
    figure: '3–5\u202f%',
    text: 'less weight already improves blood sugar and blood fats.',
    source: 'AHA/ACC/TOS guideline, Circulation 2014;129:S102',
  },
  fewerIll: {
    figure: '58\u202f%',
    text: 'fewer people at risk developed type 2 diabetes after they ate differently, moved more and lost a little weight.',
    source: 'Diabetes Prevention Program, N Engl J Med 2002;346:393',
  },
  keptOff: {
    figure: '1 in 2',
    text: 'people in a long program still weighed at least 5\u202f% less after eight years.',
    source: 'Look AHEAD, Obesity 2014;22:5',
  },
  slept: {
    figure: '270 kcal',
    text: 'a day fewer were eaten by short sleepers who slept an hour longer.',
    source: 'Tasali, JAMA Intern Med 2022;182:365',
  },
} as const
