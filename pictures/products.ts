import sharp from 'sharp'

const shadow = (size: number) =>
  `<filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${size * 0.01}" dy="${size * 0.025}" stdDeviation="${size * 0.022}" flood-color="#3d1a10" flood-opacity=".5"/></filter>`

const image = async (render: Buffer, x: number, y: number, size: number) =>
  `<image x="${x}" y="${y}" width="${size}" height="${size}" filter="url(#shadow)" href="data:image/png;base64,${(await sharp(render).png().toBuffer()).toString('base64')}"/>`

/** A render of a product with the shadow of its outline on a transparent background, `size` by `size`. */
export async function productPicture(render: Buffer, size: number): Promise<string> {
  const side = size * 0.86
  const product = await image(render, (size - side) / 2, (size - side) / 2 - size * 0.02, side)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>${shadow(side)}</defs>${product}</svg>`
}

const MAX_INGREDIENTS = 9
const [WIDTH, HEIGHT] = [640, 480]

/** What a dish is made of, as it is bought, in up to three rows on a light ground. */
export async function ingredientsPicture(renders: readonly Buffer[]): Promise<Buffer> {
  const shown = renders.slice(0, MAX_INGREDIENTS)
  const rows = shown.length > 6 ? 3 : 2
  const columns = Math.ceil(shown.length / rows)
  const size = Math.min(WIDTH / columns, HEIGHT / rows) * 1.08
  const images = await Promise.all(
    shown.map((render, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, shown.length - row * columns)
      const x = (WIDTH * ((index % columns) + 0.5 + (columns - inRow) / 2)) / columns
      const y = (HEIGHT * (row + 0.5)) / rows
      return image(render, x - size / 2, y - size / 2, size)
    }),
  )
  const ground = `<radialGradient id="ground" cx=".35" cy=".25" r="1"><stop stop-color="#fdf6e8"/><stop offset="1" stop-color="#ecdcc0"/></radialGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${shadow(size)}${ground}</defs><rect width="100%" height="100%" fill="url(#ground)"/>${images.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
