import * as v from 'valibot'

/** No text or address is longer; one of 200 kB would hold the browser up. */
const LONGEST = 2000

const short = v.pipe(v.string(), v.maxLength(LONGEST))

/** The address of a picture or film; what is too long leads nowhere. */
export const addressField = v.pipe(
  v.string(),
  v.transform((address) => (address.length > LONGEST ? '' : address)),
)

/** Sizes of a picture in two formats and a tiny blurred stand-in; added fields, all optional. */
const picture = v.object({
  avif: v.optional(short),
  webp: v.optional(short),
  blur: v.optional(short),
})

/** An optional added field: an ill-formed one is treated as absent and costs the entry nothing. */
export const optionalField = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined)

export const pictureField = optionalField(picture)

/** A text to be shown; what is too long is cut. */
export const textField = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, LONGEST)),
)

/** An ingredient's title, as the list and the shop have it: blanks around it do not count. */
export const ingredientField = v.pipe(textField, v.trim())

/** A text that says something. */
export const titleField = v.pipe(ingredientField, v.minLength(1))

/** Diets that a recipe suits and what it contains: 'vegan', 'contains-dairy'. Absent, nothing is known of either. */
export const tagsField = optionalField(v.array(textField))

/** What every card has. `name` is the address of its picture: the spec's word, kept because storage holds cards too. */
export const cardFields = {
  // Half a surrogate pair is a string that no address can hold: `encodeURIComponent` throws on it.
  id: v.pipe(short, v.regex(/^\P{Surrogate}+$/u)),
  name: addressField,
  title: titleField,
  back: v.fallback(v.array(addressField), []),
  backAvif: optionalField(short),
  picture: pictureField,
}

export type PictureSizes = v.InferOutput<typeof pictureField>
