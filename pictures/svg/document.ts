import sharp from 'sharp'
import { definitions } from './paint'

/** A complete SVG file: the body with every gradient and filter that it refers to. */
export const svgDocument = (body: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions(body)}</defs>${body}</svg>`

/**
 * The body as an image at a quarter of the resolution, for walls, light and wide shadows: they have no detail, and
 * blurs over a whole scene take seconds.
 */
export async function lowResolutionLayer(body: string, width: number, height: number): Promise<string> {
  const image = await sharp(Buffer.from(svgDocument(body, width, height)), { density: 18 })
    .png()
    .toBuffer()
  return `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${image.toString('base64')}"/>`
}
