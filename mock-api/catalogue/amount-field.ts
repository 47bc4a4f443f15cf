import * as v from 'valibot'
import { parseAmount } from './amounts'

/** An amount as the files write it, '600 г': its text and what it means. */
export const amount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return { text: dataset.value, ...parseAmount(dataset.value) }
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) })
      return NEVER
    }
  }),
)

export type ParsedAmount = v.InferOutput<typeof amount>
