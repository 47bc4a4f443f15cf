import * as v from 'valibot'

/** Sizes of a picture in two formats and a tiny blurred stand-in; added fields, all optional. */
const picture = v.object({
  avif: v.optional(v.string()),
  webp: v.optional(v.string()),
  blur: v.optional(v.string()),
})

/** An optional added field: an ill-formed one is treated as absent and costs the entry nothing. */
export const added = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined)

export const pictureField = added(picture)

/** No recipe has a longer one; a text of 200 kB would hold the browser up. */
const LONGEST_TEXT = 2000

/** A text to be shown; what is too long is cut. */
export const textField = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, LONGEST_TEXT)),
)

/** An ingredient's title, as the list and the shop have it: blanks around it do not count. */
export const ingredientField = v.pipe(textField, v.trim())

/** A text that says something. */
export const titleField = v.pipe(ingredientField, v.minLength(1))

/** Diets that a recipe suits and what it contains: 'vegan', 'contains-dairy'. Absent, nothing is known of either. */
export const tagsField = added(v.array(textField))

/** What every card has. `name` is the address of its picture: the spec's word, kept because storage holds cards too. */
export const cardFields = {
  // Half a surrogate pair is a string that no address can hold: `encodeURIComponent` throws on it.
  id: v.pipe(v.string(), v.regex(/^\P{Surrogate}+$/u)),
  name: v.string(),
  title: titleField,
  back: v.fallback(v.array(v.string()), []),
  backAvif: added(v.string()),
  picture: pictureField,
}

export type PictureSizes = v.InferOutput<typeof pictureField>
