/** One item in a model's answer. */
export type AnsweredItem = {
  readonly name: unknown
  readonly preparation: unknown
  readonly grams: unknown
  readonly grams_low: unknown
  readonly grams_high: unknown
  readonly hidden_fat_likely: unknown
}

export const answeredItem = (
  changes: Partial<AnsweredItem> & Readonly<Record<string, unknown>> = {},
): AnsweredItem => ({
  name: 'white rice',
  preparation: 'boiled',
  grams: 180,
  grams_low: 140,
  grams_high: 230,
  hidden_fat_likely: false,
  ...changes,
})

/** A plate of three foods. */
export const usualPlate: readonly AnsweredItem[] = [
  answeredItem(),
  answeredItem({
    name: 'grilled chicken breast',
    preparation: 'grilled',
    grams: 120,
    grams_low: 95,
    grams_high: 150,
    hidden_fat_likely: true,
  }),
  answeredItem({ name: 'steamed broccoli', preparation: 'steamed', grams: 90, grams_low: 70, grams_high: 120 }),
]

export const answerOf = (items: readonly unknown[] = usualPlate, isFood = true): string =>
  JSON.stringify({ is_food: isFood, items })

/** The reply of `chat/completions` with this text. */
export const completion = (content: unknown): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 900, completion_tokens: 120 },
  })

/** How the stand-in handles one request. */
export type VisionScript =
  | {
      readonly kind: 'answer'
      readonly body: string
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
    }
  /** Sends the headers and then nothing. */
  | { readonly kind: 'hang' }
  /** Sends a byte now and then, forever. */
  | { readonly kind: 'drip' }
  /** Breaks the connection. */
  | { readonly kind: 'break' }

const answer = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): VisionScript => ({
  kind: 'answer',
  body,
  status,
  headers,
})

const refusal = (message: string): string => JSON.stringify({ error: { message, type: 'invalid_request_error' } })

/** Answers with the usual plate, in various wrappings. */
export const goodScripts = {
  plain: answer(completion(answerOf())),
  'in parts': answer(completion([{ type: 'text', text: answerOf() }])),
  'with prose around': answer(completion(`Here is what I see:\n${answerOf()}\nEnjoy your meal!`)),
  'in a fence': answer(completion(`\`\`\`json\n${answerOf()}\n\`\`\``)),
  'after thinking': answer(completion(`<think>A plate {round, white}. Maybe {"rice": 1}?</think>${answerOf()}`)),
  'with calories that were not asked for': answer(
    completion(
      JSON.stringify({
        is_food: true,
        total_calories: 9999,
        items: usualPlate.map((item) => ({ ...item, calories: 5000, protein: 300 })),
      }),
    ),
  ),
} as const satisfies Record<string, VisionScript>

const withItem = (changes: Readonly<Record<string, unknown>>): VisionScript =>
  answer(completion(answerOf([answeredItem(changes)])))

/** Answers that cannot be used. */
export const unusableScripts = {
  'prose only': answer(completion('A lovely plate of rice, about 180 g.')),
  'cut off': answer(completion(answerOf().slice(0, -40))),
  'another shape': answer(completion('{"foods":["rice"]}')),
  'no choices': answer('{"choices":[]}'),
  'no JSON at all': answer('<html>Bad gateway</html>'),
  '13 items': answer(completion(answerOf(Array.from({ length: 13 }, () => answeredItem())))),
  'a thousand items': answer(completion(answerOf(Array.from({ length: 1000 }, () => answeredItem())))),
  '0 g': withItem({ grams: 0 }),
  '-5 g': withItem({ grams: -5 }),
  '1e9 g': withItem({ grams: 1e9 }),
  'grams as text': withItem({ grams: '150 g' }),
  'an unknown preparation': withItem({ preparation: 'flambéed' }),
  'a name without a letter': withItem({ name: '\u0000 - 1' }),
  'a name of 5,000 letters': withItem({ name: 'x'.repeat(5000) }),
  'nothing but brackets': answer(completion('{'.repeat(50_000))),
  '2 MB': answer(completion('x'.repeat(2 * 1024 * 1024))),
} as const satisfies Record<string, VisionScript>

export const refusesSchema: VisionScript = answer(refusal("'response_format.type' must be 'text'"), 400)
export const tooMany = (retryAfter: string): VisionScript =>
  answer(refusal('slow down'), 429, { 'retry-after': retryAfter })
export const failing: VisionScript = answer(refusal('internal'), 500)
export const unauthorised: VisionScript = answer(refusal('no such key'), 401)
export const redirecting: VisionScript = answer('', 302, { location: 'http://127.0.0.1:1/elsewhere' })
