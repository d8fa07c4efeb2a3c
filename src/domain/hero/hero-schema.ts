import { choices } from '#domain/answers/choices.ts'
import { emailLimits, numberLimits } from '#domain/answers/limits.ts'
import { journey, type KeyedStep } from '#domain/funnel/journey.ts'
import { emailPattern } from '#domain/hero/email.ts'

type JsonSchema = { readonly [keyword: string]: unknown }

function schemaOf(step: KeyedStep): JsonSchema {
  switch (step.kind) {
    case 'choice':
    case 'scale':
      return { enum: [...step.options] }
    case 'choices': {
      const items = {
        type: 'array',
        items: { enum: [...step.options] },
        minItems: 1,
        maxItems: step.options.length,
        uniqueItems: true,
      }
      if (!('alone' in step)) return items
      return {
        ...items,
        anyOf: [{ maxItems: 1 }, { items: { enum: step.options.filter((option) => option !== step.alone) } }],
      }
    }
    case 'number':
      return { type: 'number', minimum: numberLimits[step.key].min, maximum: numberLimits[step.key].max }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'email':
      return {
        type: 'string',
        maxLength: emailLimits.maxLength,
        pattern: emailPattern,
        not: { pattern: '\\.\\.|@\\.' },
      }
  }
}

/** The hero record as JSON schema, computed from the same rows as its reader. */
export const heroSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['gender'],
  properties: {
    gender: { enum: [...choices.gender, ''] },
    ...Object.fromEntries(journey.flatMap((step) => ('key' in step ? [[step.key, schemaOf(step)]] : []))),
  },
} satisfies JsonSchema
