import {
  type TArray,
  type TEnum,
  type TImmutable,
  type TNumber,
  type TOptional,
  type TReadonly,
  type TSchema,
  type TString,
  Type,
} from 'typebox'
import { type Choice, type ChoiceKey, choices, type Gender } from '#domain/answers/choices.ts'
import { emailLimits, numberLimits } from '#domain/answers/limits.ts'
import { type AnswerKey, type JourneyStep, journey, type KeyedStep } from '#domain/funnel/journey.ts'
import { emailPattern } from './email.ts'

type FieldOf<S extends KeyedStep> = S extends { kind: 'choice' | 'scale'; key: infer K extends ChoiceKey }
  ? TEnum<Choice<K>[]>
  : S extends { kind: 'choices'; key: infer K extends ChoiceKey }
    ? TImmutable<TArray<TEnum<Choice<K>[]>>>
    : S extends { kind: 'number' }
      ? TNumber
      : TString

type HeroFields = { gender: TReadonly<TEnum<(Gender | '')[]>> } & {
  [K in AnswerKey]: TReadonly<TOptional<FieldOf<Extract<JourneyStep, { key: K }>>>>
}

const oneOf = (options: readonly (string | number)[]) => Type.Enum<(string | number)[]>([...options])

/** A list of options, none twice. An option that excludes the others may only occur alone. */
function choicesField(step: Extract<KeyedStep, { kind: 'choices' }>) {
  const options: readonly string[] = choices[step.key]
  const alone = 'alone' in step ? step.alone : undefined
  const others = options.filter((option) => option !== alone)
  return Type.Immutable(
    Type.Array(oneOf(options), {
      minItems: 1,
      maxItems: options.length,
      uniqueItems: true,
      ...(alone === undefined ? {} : { anyOf: [{ maxItems: 1 }, { items: { enum: others } }] }),
    }),
  )
}

function fieldOf(step: KeyedStep) {
  switch (step.kind) {
    case 'choice':
    case 'scale':
      return oneOf(choices[step.key])
    case 'choices':
      return choicesField(step)
    case 'number':
      return Type.Number({ minimum: numberLimits[step.key].min, maximum: numberLimits[step.key].max })
    case 'date':
      return Type.String({ format: 'date' })
    case 'email':
      return Type.String({
        maxLength: emailLimits.maxLength,
        pattern: emailPattern,
        not: { pattern: '\\.\\.|@\\.' },
      })
  }
}

const fields: Readonly<Record<string, TSchema>> = {
  gender: Type.Readonly(oneOf([...choices.gender, ''])),
  ...Object.fromEntries(
    journey.flatMap((step) => ('key' in step ? [[step.key, Type.Readonly(Type.Optional(fieldOf(step)))]] : [])),
  ),
}

/** The hero record's schema, computed from the same rows as the function that reads it. */
export const heroSchema = Type.Object(
  // Each key has the field of its own row; the type of `fromEntries` loses that.
  fields as HeroFields,
  { additionalProperties: false },
)
