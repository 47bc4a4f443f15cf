/**
 * The pictures of a grid or a screen that load eagerly. `from` lists for each picture the viewport width in px from which it
 * is eager: four, which are two rows on phones, and those of the first row where the grid has 5 and 6 columns of tiles of
 * 13rem or 5 columns of cards of 17rem, with gaps and margins of 1.5rem (tailwind.config.ts). `sizes` is slightly below the
 * rendered width on phones, which then load the smaller file. The boot script preloads the same pictures with the same
 * `sizes`.
 */
export const eagerPictures = {
  tile: { from: [0, 0, 0, 0, 1184, 1416], sizes: '(min-width: 64rem) 15rem, (min-width: 44rem) 30vw, 43vw' },
  card: { from: [0, 0, 0, 0, 1504], sizes: '(min-width: 64rem) 20rem, (min-width: 44rem) 45vw, 43vw' },
  recipe: { from: [0], sizes: '(min-width: 64rem) 40rem, 100vw' },
}
