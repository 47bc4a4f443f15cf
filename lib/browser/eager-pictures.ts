/**
 * The pictures of a grid or a screen that are fetched at once: `from` tells of each the width of the window, in px, from
 * which it is one of them. They are the first row: from so many px the grid has 3, 4 and 5 columns of 17rem, with 1.5rem
 * between and beside them (tailwind.config.ts). Phones show two rows of two tiles, and hardly two cards. `sizes` are a
 * little less than a picture takes on phones, which then do with the smaller file. The boot script fetches the same ones,
 * by the same sizes.
 */
export const eagerPictures = {
  tile: { from: [0, 0, 0, 0, 1504], sizes: '(min-width: 64rem) 20rem, (min-width: 44rem) 30vw, 43vw' },
  card: { from: [0, 0, 912, 1208, 1504], sizes: '(min-width: 64rem) 20rem, (min-width: 44rem) 45vw, 88vw' },
  recipe: { from: [0], sizes: '(min-width: 64rem) 40rem, 100vw' },
}
