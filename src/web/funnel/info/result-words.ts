/**
 * Shown where results are mentioned: findings of studies with their source, or what members agreed to have published;
 * never an invented person.
 */
export const resultWords = {
  little: {
    figure: '3–5%',
    text: 'less weight already improves blood sugar and blood fats.',
    source: 'AHA/ACC/TOS guideline, Circulation 2014;129:S102',
  },
  fewerIll: {
    figure: '58%',
    text: 'fewer people at risk developed type 2 diabetes with healthier food and more movement than with a placebo.',
    source: 'Diabetes Prevention Program, N Engl J Med 2002;346:393',
  },
  keptOff: {
    figure: '1 in 2',
    text: 'adults with type 2 diabetes weighed at least 5% less after eight years of steady support.',
    source: 'Look AHEAD, Obesity 2014;22:5',
  },
  slept: {
    figure: '270 kcal',
    text: 'a day fewer were eaten by short sleepers who slept an hour longer.',
    source: 'Tasali, JAMA Intern Med 2022;182:365',
  },
} as const
