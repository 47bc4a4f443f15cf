import { strToU8, zipSync } from 'fflate'

import { readFiles } from '@/lib/recipe-import/import-files'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

/** Files of other recipe managers, and what the import reads in them. */

export const json = (value: unknown) => strToU8(JSON.stringify(value))
export const zip = (files: Record<string, Uint8Array>) => zipSync(files) as Uint8Array<ArrayBuffer>
/** What the import finds in a file. */
export const read = (name: string, content: BlobPart) => readFiles([new File([content], name)], () => {})

/** 'group: amount|unit|name (note)' of each ingredient. */
export const linesOf = ({ lines }: ReadRecipe) =>
  lines.flatMap(({ group, ingredients }) =>
    ingredients.map(
      ({ amount, name, note }) =>
        `${group ? `${group}: ` : ''}${amount?.value ?? ''}|${amount?.unit ?? ''}|${name}${note && ` (${note})`}`,
    ),
  )
