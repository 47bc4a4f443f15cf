/**
 * How many pictures of a grid or a screen are fetched at once, and how wide they are: `sizes` are a little less than a
 * picture takes on phones, which then do with the smaller file. The boot script fetches the same ones, by the same sizes.
 */
export const eagerPictures = {
  tile: { count: 4, sizes: '(min-width: 64rem) 20rem, (min-width: 44rem) 30vw, 43vw' },
  card: { count: 3, sizes: '(min-width: 64rem) 20rem, (min-width: 44rem) 45vw, 88vw' },
  recipe: { count: 1, sizes: '(min-width: 64rem) 40rem, 100vw' },
}
