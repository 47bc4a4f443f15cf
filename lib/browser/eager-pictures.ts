/**
 * The pictures of a grid or a screen that load eagerly. `from` lists for each picture the viewport width in px from which
 * it is eager: those of the first row, as the grid has 5 and 6 columns of tiles of 13rem, or 3, 4 and 5 columns of cards of
 * 17rem, with gaps and margins of 1.5rem (tailwind.config.ts). Phones show two rows of two tiles, and hardly two cards. `sizes` is slightly below the rendered
 * width on phones, which then load the smaller file. The boot script preloads the same pictures with the same `sizes`.
 */
export const eagerPictures = {
  tile: { from: [0, 0, 0, 0, 1184, 1416], sizes: '(min-width: 64rem) 15rem, (min-width: 44rem) 30vw, 43vw' },
  card: { from: [0, 0, 912, 1208, 1504], sizes: '(min-width: 64rem) 20rem, (min-width: 44rem) 45vw, 88vw' },
  recipe: { from: [0], sizes: '(min-width: 64rem) 40rem, 100vw' },
}
