import * as v from 'valibot'

/** Maximum length of a text or address. A text of 200 kB would block the browser. */
export const MAX_TEXT_LENGTH = 2000

const short = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))

/** The address of a picture or video; empty when it is too long. */
export const addressField = v.pipe(
  v.string(),
  v.transform((address) => (address.length > MAX_TEXT_LENGTH ? '' : address)),
)

/** `srcset`s of a picture in two formats and a tiny blurred placeholder (a data URL), all optional. */
const picture = v.object({
  avif: v.optional(short),
  webp: v.optional(short),
  blur: v.optional(short),
})

/** An optional field: an invalid value is treated as absent, and the entry stays valid. */
export const optionalField = <T extends v.GenericSchema>(schema: T): v.OptionalSchema<T, undefined> =>
  v.fallback(v.optional(schema), undefined)

export const pictureField = optionalField(picture)

/** A text for display, truncated when it is too long. */
export const textField = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_TEXT_LENGTH)),
)

/** An ingredient's title, trimmed as in the shopping list and the shop. */
export const ingredientField = v.pipe(textField, v.trim())

/** A trimmed text that is not empty. */
export const titleField = v.pipe(ingredientField, v.minLength(1))

/** Diets that a recipe suits and allergens it contains: 'vegan', 'contains-dairy'. Absent when unknown. */
export const tagsField = optionalField(v.array(textField))

const optionalFlag = optionalField(v.boolean())

/** The fields of every card. `name` is the address of its picture (spec point 3; stored cards have it too). */
export const cardFields = {
  // `encodeURIComponent` throws on an unpaired surrogate.
  id: v.pipe(short, v.regex(/^\P{Surrogate}+$/u)),
  name: addressField,
  title: titleField,
  back: v.fallback(v.array(addressField), []),
  backAvif: optionalField(short),
  picture: pictureField,
  liked: optionalFlag,
  saved: optionalFlag,
  isCategory: optionalFlag,
  isSelected: optionalFlag,
}

export type PictureSizes = v.InferOutput<typeof pictureField>
